import { formatTokens, tokensIn } from '#config/format.ts';
import { allocated, chainShares, TOTAL_SUPPLY } from './figures.ts';
import type { Difference } from '#shape/token.ts';

/** Title of the list. In a text, `*` after a figure leads to the fact that `difference` beside the text names. */
export const differencesTitle = 'Two readings';

/** By the split by chain. */
export const ON_BNB_CHAIN = formatTokens(
  tokensIn(chainShares.find(({ id }) => id === 'bnb')!.percentage, TOTAL_SUPPLY),
);

export const differences: readonly Difference[] = [
  {
    id: 'chain-amount',
    fact: 'Tokens on Ethereum and BNB Chain',
    readings: [
      { value: `${ON_BNB_CHAIN} each`, places: [{ label: 'Split by chain', section: 'tokenomics' }] },
      { value: `${formatTokens(allocated.amount)} each`, places: [{ label: 'Allocation', section: 'tokenomics' }] },
    ],
  },
  {
    id: 'core-holder',
    fact: 'Core holder',
    readings: [
      { value: '0.5%+', places: [{ label: 'Core holders', section: 'tokenomics' }] },
      {
        value: '1%+',
        places: [
          { label: 'Airdrop', section: 'tokenomics' },
          { label: 'FAQ', section: 'faq' },
        ],
      },
    ],
  },
  {
    id: 'app-mvp',
    fact: 'App MVP',
    readings: [
      { value: 'December 2025', places: [{ label: 'Utility', section: 'utility' }] },
      {
        value: 'Q2 2026',
        places: [
          { label: 'Roadmap', section: 'roadmap' },
          { label: 'FAQ', section: 'faq' },
        ],
      },
    ],
  },
  {
    id: 'multi-chain',
    fact: 'Multi-chain support',
    readings: [
      { value: 'Active', places: [{ label: 'Features', section: 'features' }] },
      { value: 'Upcoming', places: [{ label: 'What comes next', section: 'how-it-works' }] },
    ],
  },
  {
    id: 'real-time',
    fact: 'Payments in real time',
    readings: [
      {
        value: 'Instant',
        places: [
          { label: 'Features', section: 'features' },
          { label: 'How It Works', section: 'how-it-works' },
        ],
      },
      { value: 'Upcoming', places: [{ label: 'What comes next', section: 'how-it-works' }] },
    ],
  },
];
