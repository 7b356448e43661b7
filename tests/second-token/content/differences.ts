import type { Difference } from '#shape/token.ts';

export const differencesTitle = 'Two readings';

/** Every figure of this token is stated once. */
export const differences: readonly Difference[] = [];
