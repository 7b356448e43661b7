const CHARSET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** The remainders of a right checksum in bech32 and bech32m. */
const RIGHT = new Set([1, 0x2bc830a3]);
/** A prefix, the separator, and 20 bytes or more with their checksum. */
const MIN_DATA = 38;
const MAX_PREFIX = 20;
const DATA = new RegExp(`1(?=([${CHARSET}]{${MIN_DATA},}))`, 'g');

function next(remainder: number, value: number): number {
  const top = remainder >>> 25;
  return GENERATOR.reduce(
    (sum, coefficient, bit) => ((top >>> bit) & 1 ? sum ^ coefficient : sum),
    ((remainder & 0x1ffffff) << 5) ^ value,
  );
}

const afterPrefix = (prefix: string): number => {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)].reduce(next, 1);
};

/** Returns how many characters of the data form an address with this prefix, or 0. */
function lengthOf(prefix: string, data: string): number {
  let remainder = afterPrefix(prefix);
  for (let at = 0; at < data.length; at++) {
    remainder = next(remainder, CHARSET.indexOf(data[at]!));
    if (at + 1 >= MIN_DATA && RIGHT.has(remainder)) return at + 1;
  }
  return 0;
}

/**
 * Returns the addresses in bech32 or bech32m, whatever their chain and wherever they begin and end: the checksum covers
 * the prefix, so chance makes one in a billion.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki
 */
export function bech32In(text: string): string[] {
  const lower = text.toLowerCase();
  return [...lower.matchAll(DATA)].flatMap(({ index, 1: data }) => {
    const [letters] = /[a-z]*$/.exec(lower.slice(Math.max(0, index - MAX_PREFIX), index))!;
    for (let length = 1; length <= letters.length; length++) {
      const found = lengthOf(letters.slice(-length), data!);
      if (found > 0) return [text.slice(index - length, index + 1 + found)];
    }
    return [];
  });
}
