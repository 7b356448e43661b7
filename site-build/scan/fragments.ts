import { isKeyLike } from './key-like.ts';

/** Half of an address's digits is more than any colour or hash in this site's file names. */
const HEX = /[0-9a-f]{12,}/gi;
const BASE58 = /(?<![0-9A-Za-z])[1-9A-HJ-NP-Za-km-z]{16,}(?![0-9A-Za-z])/g;

const mixes = (word: string, ...kinds: readonly RegExp[]): boolean => kinds.every((kind) => kind.test(word));

/**
 * Returns the words that are pieces of an address: hex digits or base58 as only chance mixes them. A script or a style
 * sheet can put pieces together in any order, so that no reading shows the whole.
 */
export const fragmentsIn = (text: string): string[] => [
  ...(text.match(HEX) ?? []).filter((word) => mixes(word, /\d.*\d/, /[a-f].*[a-f]/i)),
  ...(text.match(BASE58) ?? []).filter((word) => mixes(word, /\d/, /[a-z]/, /[A-Z]/) && isKeyLike(word)),
];
