import type { Difference, NotedSection } from '#shape/token.ts';

export const differencesTitle = 'Two readings';

/** Every figure of this token is stated once. */
export const differences: Readonly<Record<NotedSection, readonly Difference[]>> = {
  'how-it-works': [],
  tokenomics: [],
  roadmap: [],
  utility: [],
};
