/**
 * A blank in a text that somebody else has to fill in, such as the lawyer who reviews it. Anyone can see that it is one,
 * and the deploy command refuses it.
 *
 * @param what names what is missing
 */
export const gap = (what: string): string => `[to be completed: ${what}]`;

/** Finds every such blank. */
export const GAPS: RegExp = /\[to be completed: [^\]]+\]/g;
