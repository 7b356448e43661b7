import { createHash } from 'node:crypto';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const CHECKSUM_BYTES = 4;

/** First bytes of an address on Bitcoin, Litecoin, Dogecoin, Dash and Tron, test networks included. */
const VERSIONS = new Set([0x00, 0x05, 0x6f, 0xc4, 0x30, 0x32, 0x3a, 0x1e, 0x16, 0x4c, 0x10, 0x41]);

/** The bytes that a base58 word stands for. */
export function base58Bytes(word: string): Buffer {
  let value = 0n;
  for (const character of word) value = value * 58n + BigInt(ALPHABET.indexOf(character));
  const zeros = /^1*/.exec(word)![0].length;
  const hex = value === 0n ? '' : value.toString(16);
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')]);
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Whether a word is an address with a checksum: Bitcoin's form, which its relatives and Tron share. */
export function isBase58Check(word: string): boolean {
  const bytes = base58Bytes(word);
  if (bytes.length !== 25 || !VERSIONS.has(bytes[0]!)) return false;
  const body = bytes.subarray(0, -CHECKSUM_BYTES);
  return sha256(sha256(body)).subarray(0, CHECKSUM_BYTES).equals(bytes.subarray(-CHECKSUM_BYTES));
}
