import { formatAmount } from '#config/format.ts';
import { ticker } from '#config/names.ts';
import { allocated } from './figures.ts';
import type { Holding, TokenomicsWords } from '#shape/token.ts';

export const tokenomics = {
  title: 'Half on Solana: fair launch, no presale or insiders',
  supply: `Total supply, $${ticker}`,
  chainsCaption: 'Share of the supply on each chain',
  /** Follows the description of a chain without a contract in the configuration. */
  noContract: 'This site names no contract there.',
  allocationTitle: 'Allocation on Ethereum and BNB Chain',
  allocationNote: `${formatAmount(allocated.amount)}* tokens are allocated on each of the two.`,
  vestingNote: 'Months from the token generation event (TGE).',
  allocation: 'Allocation',
  share: 'Share',
  amount: 'Amount',
  unlockedAt: (month: number) => `% unlocked ${month === 0 ? 'at TGE' : `${month} months after TGE`}`,
  monthSlider: 'Timeline: month after TGE',
  monthAt: (month: number) => (month === 0 ? 'At TGE' : `Month ${month} after TGE`),
  axisStart: 'TGE',
} satisfies TokenomicsWords;

/** What matters to holders, each with the figure from its text. */
export const holdings: readonly Holding[] = [
  {
    title: 'Medallion NFT',
    figure: '20%',
    text: '20% of company profits are reserved for holders, with dividend rights and governance influence.',
  },
  {
    title: 'Core holders',
    figure: '0.5%+',
    text: 'A wallet with 0.5%+* of supply counts as a core holder.',
    difference: 'core-holder',
  },
];
