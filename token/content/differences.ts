import { formatTokens, tokensIn } from '#lib/format.ts';
import { allocated, chainShares, TOTAL_SUPPLY } from './figures.ts';
import type { Difference } from '#lib/token.ts';

/** Title of every note. In a text, `*` after a figure links to the section's note. */
export const differencesTitle = 'Figures stated differently';

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

const reserveRules: Difference = {
  fact: 'Start of unlocking, CEX Listings & Reserve',
  readings: [
    { value: '20% at TGE', place: 'Marketing and CEX' },
    { value: 'Locked 12 months', place: 'Reserve' },
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
    { value: 'Q1 2026', place: 'Roadmap' },
  ],
};

const realTime: Difference = {
  fact: 'Payments in real time',
  readings: [
    { value: '<1s or instant', place: 'Top; Features; How It Works' },
    { value: 'Q1 2026', place: 'Roadmap' },
  ],
};

/** The note of each section; one without any has no note. */
export const differences: Readonly<Record<'tokenomics' | 'roadmap' | 'utility', readonly Difference[]>> = {
  tokenomics: [chainAmount, reserveRules, coreHolder],
  roadmap: [multiChain, realTime, appMvp],
  utility: [appMvp],
};
