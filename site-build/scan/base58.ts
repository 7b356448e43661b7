import { createHash } from 'node:crypto';

/** The characters of base58, in the order of their values. */
export const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const CHECKSUM_BYTES = 4;
/** The number of bits after an address's first byte. */
const VERSION_AT = 192n;

/** First bytes of addresses on Bitcoin, Litecoin, Dogecoin, Dash and Tron, including test networks. */
const VERSIONS = new Set([0x00, 0x05, 0x6f, 0xc4, 0x30, 0x32, 0x3a, 0x1e, 0x16, 0x4c, 0x10, 0x41]);

/** As many digits as a number represents exactly; adding big integers digit by digit would take seconds. */
const STEP = 9;

function valueOf(word: string): bigint {
  let value = 0n;
  for (let at = 0; at < word.length; at += STEP) {
    const digits = word.slice(at, at + STEP);
    let part = 0;
    for (const character of digits) part = part * 58 + ALPHABET.indexOf(character);
    value = value * BigInt(58 ** digits.length) + BigInt(part);
  }
  return value;
}

/** Decodes a base58 word to bytes. */
export function base58Bytes(word: string): Buffer {
  const value = valueOf(word);
  const zeros = /^1*/.exec(word)![0].length;
  const hex = value === 0n ? '' : value.toString(16);
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')]);
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Tells whether bytes end in the checksum of those before it, as Bitcoin's do. */
export const checksumFits = (bytes: Buffer): boolean =>
  sha256(sha256(bytes.subarray(0, -CHECKSUM_BYTES)))
    .subarray(0, CHECKSUM_BYTES)
    .equals(bytes.subarray(-CHECKSUM_BYTES));

/** Tells whether a word is an address with a checksum, in the form that Bitcoin, its relatives and Tron share. */
export function isBase58Check(word: string): boolean {
  if (!VERSIONS.has(Number(valueOf(word) >> VERSION_AT))) return false;
  const bytes = base58Bytes(word);
  return bytes.length === 25 && VERSIONS.has(bytes[0]!) && checksumFits(bytes);
}
