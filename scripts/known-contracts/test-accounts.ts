import { createPrivateKey, createPublicKey } from 'node:crypto';
import { getAddressDecoder } from '@solana/addresses';
import { fromPublicKey } from 'ox/Address';
import { path } from 'ox/HdKey';
import { fromMnemonic, getPublicKey } from 'ox/Secp256k1';
import { TEST_ACCOUNT } from '../../site-build/config/known-contracts.ts';
import type { ListedToken } from './sources.ts';

/** Seed phrases published by tools and examples, so that anybody can spend from their accounts. */
const phrases = [
  // Hardhat and Anvil.
  'test test test test test test test test test test test junk',
  // Truffle.
  'candy maple cake sugar pudding cream honey rich smooth crumble sweet treat',
  // Ganache with --deterministic.
  'myth like bonus scare over problem client lizard pioneer submit female collect',
  // BIP-39's test vectors.
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
];
const ACCOUNTS = 20;
const SMALL_KEYS = 256;
const SEED_BYTES = 32;

/** PKCS #8 of an Ed25519 key, up to its seed (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

function solanaAddress(seed: Uint8Array): string {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return getAddressDecoder().decode(spki.subarray(-SEED_BYTES));
}

const evmAddress = (privateKey: `0x${string}`): string =>
  fromPublicKey(getPublicKey({ privateKey }), { checksum: true });

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** Accounts whose keys are public knowledge: of published phrases, of small numbers and of one repeated byte. */
export function testAccounts(): ListedToken[] {
  const evm = [
    ...phrases.flatMap((phrase) =>
      range(ACCOUNTS).map((index) => evmAddress(fromMnemonic(phrase, { path: path({ index }) }))),
    ),
    ...range(SMALL_KEYS).map((key) => evmAddress(`0x${(key + 1).toString(16).padStart(64, '0')}`)),
  ];
  const seeds = [
    ...range(256).map((byte) => Buffer.alloc(SEED_BYTES, byte)),
    Buffer.from(range(SEED_BYTES)),
    Buffer.from(range(SEED_BYTES).map((byte) => byte + 1)),
  ];
  return [
    ...evm.map((address): ListedToken => ({ chain: 'bnb', address, symbol: TEST_ACCOUNT })),
    ...seeds.map((seed): ListedToken => ({ chain: 'solana', address: solanaAddress(seed), symbol: TEST_ACCOUNT })),
  ];
}
