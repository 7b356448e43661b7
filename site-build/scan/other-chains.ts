import { ALPHABET, base58Bytes, checksumFits } from './base58.ts';

/** A word of base58 characters that is whole, and as long as an address or a key. */
const WORD = /(?<![\w-])[1-9A-HJ-NP-Za-km-z]{26,60}(?![\w-])/g;
/** The XRP Ledger's order of the same characters: https://xrpl.org/docs/references/protocol/data-types/base58-encodings. */
const XRP = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
const fromXrp = (word: string): string => [...word].map((letter) => ALPHABET[XRP.indexOf(letter)]!).join('');

/** ICAP, an EVM address in the form of a bank account: https://ethereum.org/developers/docs/accounts. */
const ICAP = /(?<!\w)XE\d{2}[0-9A-Z]{30,31}(?!\w)/g;
/** The rest after division by 97 of ISO 13616, in which letters count from 10. */
const restOf = (account: string): bigint =>
  BigInt([...(account.slice(4) + account.slice(0, 4))].map((character) => Number.parseInt(character, 36)).join('')) %
  97n;

/** Stellar's keys: base32 that begins with the kind, https://stellar.org/protocol/sep-23. */
const STELLAR = /(?<!\w)[GMC][A-Z2-7]{55}(?!\w)/g;
/** Hedera's accounts in the main shard and realm. */
const HEDERA = /(?<![\d.])0\.0\.\d{4,}(?![\d.])/g;

const matches = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];

/**
 * Returns addresses of less common chains that are words of their own: any form with Bitcoin's checksum (Zcash, Tezos,
 * private keys), XRP Ledger, ICAP, Stellar, Hedera.
 */
export const otherAddressesIn = (text: string): string[] => [
  ...matches(text, WORD).filter((word) => [word, fromXrp(word)].some((each) => checksumFits(base58Bytes(each)))),
  ...matches(text, ICAP).filter((account) => restOf(account) === 1n),
  ...matches(text, STELLAR),
  ...matches(text, HEDERA),
];
