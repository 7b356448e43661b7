/**
 * Marks a blank for somebody else to fill in, such as the lawyer who reviews the text. Readers see it, and the deploy
 * command refuses it.
 *
 * @param what short description of the missing text
 */
export const gap = (what: string): string => `[to be completed: ${what}]`;

/** Matches every such blank. */
export const GAPS: RegExp = /\[to be completed: [^\]]+\]/g;
