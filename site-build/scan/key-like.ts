import { ALPHABET } from './base58.ts';

/** Percent of English text: https://en.wikipedia.org/wiki/Letter_frequency */
const PERCENT =
  'e12.7 t9.1 a8.2 o7.5 i7 n6.7 s6.3 h6.1 r6 d4.3 l4 c2.8 u2.8 m2.4 w2.4 f2.2 g2 y2 p1.9 b1.5 v1 k.8 j.2 x.2 q.1 z.1';
const LETTER_BITS = new Map(PERCENT.split(' ').map((entry) => [entry[0]!, -Math.log2(Number(entry.slice(1)) / 100)]));

type Kind = 'lower' | 'upper' | 'digit';
const kindOf = (character: string): Kind => (character < 'A' ? 'digit' : character < 'a' ? 'upper' : 'lower');

/** How often a character of one kind follows one of another kind in words, abbreviations and figures run together. */
const FOLLOWS: Readonly<Record<Kind, Readonly<Record<Kind, number>>>> = {
  lower: { lower: 0.8, upper: 0.17, digit: 0.03 },
  upper: { lower: 0.38, upper: 0.58, digit: 0.04 },
  digit: { lower: 0.1, upper: 0.3, digit: 0.6 },
};
const DIGIT_BITS = Math.log2(9);
/** In abbreviations, all letters are equally frequent. */
const UPPER_BITS = Math.log2(24);
const LETTER_OF_EITHER_CASE_BITS = Math.log2(49);
const BASE58_BITS = Math.log2(58);

/** The bits of each character after one of each kind. A table, because a build weighs some hundred thousand words. */
const BITS = new Map(
  [...ALPHABET].map((character) => {
    const kind = kindOf(character);
    const spelling = { lower: LETTER_BITS.get(character)!, upper: UPPER_BITS, digit: DIGIT_BITS }[kind];
    const after = (last: Kind) => spelling - Math.log2(FOLLOWS[last][kind]);
    return [character, { kind, lower: after('lower'), upper: after('upper'), digit: after('digit') }];
  }),
);

/** The bits needed to encode a word as a writer would spell it. */
function proseBits(word: string): number {
  let bits = 0;
  let last: Kind = 'lower';
  for (const character of word) {
    const next = BITS.get(character)!;
    bits += next[last];
    last = next.kind;
  }
  return bits;
}

/** The bits needed to encode a drawing or a list of figures, in which three of four characters are digits. */
const figureBits = (word: string): number => {
  const digits = word.replace(/\D/g, '').length;
  return digits * (DIGIT_BITS - Math.log2(0.75)) + (word.length - digits) * (LETTER_OF_EITHER_CASE_BITS + 2);
};

/**
 * Whether chance produces a word of base58 characters more readily than a writer or a drawing would. If so, it is a key
 * and not words or figures that run together. Fewer than one in a thousand random keys is taken for words.
 */
export const isKeyLike = (word: string): boolean =>
  Math.min(proseBits(word), figureBits(word)) > BASE58_BITS * word.length;
