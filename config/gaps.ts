/**
 * Marks a blank that somebody else has to fill in, such as the lawyer who reviews the text. Readers can see that it is
 * one, and the deploy command refuses it.
 *
 * @param what describes what is missing
 */
export const gap = (what: string): string => `[to be completed: ${what}]`;

/** Finds every such blank. */
export const GAPS: RegExp = /\[to be completed: [^\]]+\]/g;
