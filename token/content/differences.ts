import { formatTokens, tokensIn } from '#config/format.ts';
import { allocated, chainShares, TOTAL_SUPPLY } from './figures.ts';
import type { Difference, NotedSection } from '#shape/token.ts';

/** Title of every note. In a text, `*` after a figure links to the section's note. */
export const differencesTitle = 'Two readings';

/** By the split by chain. */
export const ON_BNB_CHAIN = formatTokens(
  tokensIn(chainShares.find(({ id }) => id === 'bnb')!.percentage, TOTAL_SUPPLY),
);

export const chainAmount: Difference = {
  fact: 'Tokens on Ethereum and on BNB Chain',
  readings: [
    { value: `${ON_BNB_CHAIN} each`, place: 'Split by chain' },
    { value: `${formatTokens(allocated.amount)} each`, place: 'Allocation' },
  ],
};

export const coreHolder: Difference = {
  fact: 'Share of supply that makes a core holder',
  readings: [
    { value: '0.5%+', place: 'Core holders' },
    { value: '1%+', place: 'Airdrop; FAQ' },
  ],
};

export const appMvp: Difference = {
  fact: 'App MVP',
  readings: [
    { value: 'December 2025', place: 'Utility' },
    { value: 'Q2 2026', place: 'Roadmap; FAQ' },
  ],
};

const multiChain: Difference = {
  fact: 'Multi-chain support',
  readings: [
    { value: 'Active', place: 'Features' },
    { value: 'Upcoming', place: 'How It Works, what comes next' },
  ],
};

const realTime: Difference = {
  fact: 'Payments in real time',
  readings: [
    { value: 'Instant', place: 'Features; How It Works, step 4' },
    { value: 'Upcoming', place: 'How It Works, what comes next' },
  ],
};

/** The note of each section; one without any has no note. */
export const differences: Readonly<Record<NotedSection, readonly Difference[]>> = {
  'how-it-works': [realTime, multiChain],
  tokenomics: [chainAmount, coreHolder],
  roadmap: [appMvp],
  utility: [appMvp],
};
