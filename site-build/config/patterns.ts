/** Longest run of one digit allowed, as addresses are also searched for: a token with fourteen nines exists. */
const MAX_RUN = 15;
/** Random hex addresses have 13 to 16 different digits, random base58 ones about 30. */
const MIN_DIFFERENT = 7;
/** Longest period and stride looked for: half of an EVM address. */
const MAX_LAG = 20;
const MIN_MATCHES = 12;
const MATCH_SHARE = 0.6;
/** Steps of counting: up, down or none, also in pairs of digits. */
const MAX_COUNT_LAG = 4;
const COUNT_SHARE = 0.75;

const HEX = '0123456789abcdef';
const DECIMAL = '0123456789';
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/**
 * Tells whether digits at some distance mostly differ by the same step, which is 0 for repeated digits and words, or by
 * at most 1, as in counting. In random text, the share of such digits is 1/size or 3/size.
 */
function isRegular(places: readonly number[], size: number): boolean {
  for (let lag = 1; lag <= Math.min(MAX_LAG, places.length / 2); lag += 1) {
    const steps = new Map<number, number>();
    for (let index = lag; index < places.length; index += 1) {
      const step = (places[index]! - places[index - lag]! + size) % size;
      steps.set(step, (steps.get(step) ?? 0) + 1);
    }
    const near = [0, 1, size - 1].reduce((sum, step) => sum + (steps.get(step) ?? 0), 0);
    if (lag <= MAX_COUNT_LAG && near >= COUNT_SHARE * (places.length - lag)) return true;
    const needed = Math.max(MIN_MATCHES, MATCH_SHARE * (places.length - lag));
    if ([...steps.values()].some((count) => count >= needed)) return true;
  }
  return false;
}

/** Tells whether digits look made up rather than random: few different ones, a long run, a repetition or a count. */
function isMadeUp(digits: string, alphabet: string): boolean {
  if (new Set(digits).size < MIN_DIFFERENT) return true;
  if (new RegExp(`(.)\\1{${MAX_RUN}}`).test(digits)) return true;
  const alphabets = /^\d*$/.test(digits) ? [alphabet, DECIMAL] : [alphabet];
  return alphabets.some((each) =>
    isRegular(
      [...digits].map((digit) => each.indexOf(digit)),
      each.length,
    ),
  );
}

/** @param digits the 40 hex digits, without `0x` */
export const isMadeUpHex = (digits: string): boolean => isMadeUp(digits.toLowerCase(), HEX);

/** @param address in base58 */
export const isMadeUpBase58 = (address: string): boolean =>
  isMadeUp(address, BASE58) || isMadeUp(address.toLowerCase(), BASE58.toLowerCase());
