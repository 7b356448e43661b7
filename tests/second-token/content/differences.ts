import type { Difference, NotedSection } from '#lib/token.ts';

export const differencesTitle = 'Stated differently';

/** Every figure of this token is stated once. */
export const differences: Readonly<Record<NotedSection, readonly Difference[]>> = {
  'how-it-works': [],
  tokenomics: [],
  roadmap: [],
  utility: [],
};
