import type { Difference } from '#lib/token.ts';

export const differencesTitle = 'Figures stated differently';

/** Every figure of this token is stated once. */
export const differences: Readonly<Record<'tokenomics' | 'roadmap' | 'utility', readonly Difference[]>> = {
  tokenomics: [],
  roadmap: [],
  utility: [],
};
