/** A content file that states what is true of this token only, and the words by which one knows that it still does. */
export interface OwnContent {
  file: string;
  holds: string;
  marks: readonly string[];
}

/** For `npm run doctor`: files of text and figures that another token has to write anew. A test holds the marks. */
export const ownContent: readonly OwnContent[] = [
  {
    file: 'src/content/figures.ts',
    holds: 'supply, split by chain, allocation, vesting',
    marks: ['2_000_000_000', '6-month cliff'],
  },
  {
    file: 'src/content/tokenomics.ts',
    holds: 'supply, core holders, Medallion NFT',
    marks: ['Two billion', '0.5%+'],
  },
  { file: 'src/content/roadmap.ts', holds: 'periods and launch day', marks: ['22 September', 'Q3-Q4 2026'] },
  { file: 'src/content/utility.ts', holds: 'phases and the date of the app', marks: ['December 2025'] },
  { file: 'src/content/faq.ts', holds: 'airdrop, launch, dates', marks: ['Q2 2026', '1%+'] },
  { file: 'src/content/buy.ts', holds: 'slippage and transaction tax', marks: ['Set slippage to 5%'] },
  { file: 'src/content/hero.ts', holds: 'headline and marketing figures', marks: ['10+', '24/7'] },
  { file: 'src/content/features.ts', holds: 'features and their status', marks: ['Micro-Banking'] },
  { file: 'src/content/legal.ts', holds: 'date of the legal texts, which are templates', marks: ['September 1, 2025'] },
];
