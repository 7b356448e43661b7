import { base58Bytes, isBase58Check } from './base58.ts';
import { bech32In } from './bech32.ts';
import { isKeyLike } from './key-like.ts';
import { otherAddressesIn } from './other-chains.ts';

/** Forty or more hex digits: EVM, Sui, Aptos and TON's raw form. Hashes match too, so they are exempt by value. */
const HEX_RUN = /(?:0x)?[0-9a-f]{40,}/gi;
/** Of the chains seen most, also with a mistyped character; others only with their checksum. */
const BECH32 =
  /(?:bc|tb|ltc|addr|stake|cosmos|osmo|inj|sei|celestia|bitcoincash:|kaspa:)[1qp][qpzry9x8gf2tvdw0s3jn54khce6mua7l]{38,}/gi;
const BASE58_RUN = /[1-9A-HJ-NP-Za-km-z]{25,}/g;
const TON = /(?=([EUk0]Q[\w/+-]{46}))/g;
/** Endings that wallets resolve and that are not top-level domains. Some also end versions, such as 18.x. */
const NAME =
  /(?<![\p{L}\p{N}_.-])(?:[\p{L}\p{N}\p{Extended_Pictographic}\p{Join_Control}_-]{1,63}\.){1,8}(?:eth|sol|bnb|ton|crypto|nft|wallet|btc|arb|trx|sui|apt|near|dao|blockchain|bitcoin|polygon|avax|zil|lens|sei|hbar|algo|stark|888|(?<=[a-z][a-z0-9-]{1,63}\.)x)(?!\.?[\p{L}\p{N}_-])/giu;

const SOLANA_LENGTHS = [44, 43];
/** An address of 25 bytes whose first byte is not zero. */
const CHECKED_LENGTHS = [34, 35];
/** An address of 25 bytes that begin with zeros, each of which is encoded as `1`. */
const ZERO_CHECKED_LENGTHS = [34, 33, 32, 31, 30, 29, 28, 27, 26, 25];
/** Only keys with leading zeros are shorter than 43 characters. */
const SHORT_LENGTHS = [42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32];
const CHECKED_START = /[123LMDATX9nm27y]/;

/** Returns the address that begins at an index in a run of base58 characters, if any. */
function base58At(run: string, at: number, isKey: (word: string) => boolean): string | undefined {
  const words = (lengths: readonly number[]) =>
    lengths.filter((length) => at + length <= run.length).map((length) => run.slice(at, at + length));
  const keys = run[at] === '1' ? [...SOLANA_LENGTHS, ...SHORT_LENGTHS] : SOLANA_LENGTHS;
  const key = words(keys).find((word) => isKey(word) && base58Bytes(word).length === 32);
  if (key || !CHECKED_START.test(run[at]!)) return key;
  return words(run[at] === '1' ? ZERO_CHECKED_LENGTHS : CHECKED_LENGTHS).find(isBase58Check);
}

/** Returns the addresses in a run of base58 characters, wherever they begin. */
function inBase58(run: string, isKey: (word: string) => boolean): string[] {
  const found: string[] = [];
  for (let at = 0; at < run.length;) {
    const address = base58At(run, at, isKey);
    if (address) found.push(address);
    at += address?.length ?? 1;
  }
  return found;
}

/** TON's user-friendly form: a flag, the chain, 32 bytes and their CRC-16, in base64. */
function isTon(word: string): boolean {
  const bytes = Buffer.from(word.replaceAll('-', '+').replaceAll('_', '/'), 'base64');
  let crc = 0;
  for (const byte of bytes.subarray(0, 34)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return bytes.length === 36 && bytes.readUInt16BE(34) === crc;
}

/** Figures that run together, such as the months of an axis. Fewer than one address in a million has so few letters. */
const isFigures = (run: string): boolean => run.replace(/\d/g, '').length < run.length / 20;

/**
 * Returns every address in a text that money could be sent to, each once: EVM chains, Solana, Bitcoin and its relatives,
 * Tron, TON, Sui and Aptos and every chain that uses bech32, wherever they begin; and other chains' as whole words.
 *
 * @param isJoined whether separate words run together in it, which must not count as an address
 */
export function addressesIn(text: string, isJoined = false): string[] {
  const ton = [...text.matchAll(TON)].map(([, word]) => word!).filter(isTon);
  const isKey = isJoined ? isKeyLike : () => true;
  const base58 = (text.match(BASE58_RUN) ?? []).flatMap((run) => inBase58(run, isKey));
  const hex = (text.match(HEX_RUN) ?? []).filter((run) => !isJoined || !isFigures(run));
  const others = isJoined ? [] : otherAddressesIn(text);
  return [...new Set([...hex, ...(text.match(BECH32) ?? []), ...bech32In(text), ...ton, ...base58, ...others])];
}

/** Returns the names that wallets resolve to an address, such as ENS names, each once. */
export const walletNamesIn = (text: string): string[] => [...new Set(text.match(NAME))];
