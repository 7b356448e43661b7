import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractChain } from '../../config/site-config.ts';

/** Contracts of published token lists, by symbol; `npm run known-contracts` writes it and the file names its sources. */
export const KNOWN_CONTRACTS_FILE = join(import.meta.dirname, 'known-contracts.txt');

/** The "symbol" of accounts whose keys are public. */
export const TEST_ACCOUNT = '!test-account';

/** Base64url characters of a fingerprint: 48 bits, so that one in ten billion new addresses looks like a known one. */
export const FINGERPRINT_LENGTH = 8;

/**
 * What represents an address in the file. Every EVM chain's addresses count as one kind: they share their form, so that
 * a visitor can send to one on any of these chains.
 */
export function fingerprint(chain: ContractChain, address: string): string {
  const form = chain === 'bnb' ? address.toLowerCase() : address;
  return createHash('sha256').update(`${chain}:${form}`).digest('base64url').slice(0, FINGERPRINT_LENGTH);
}

let file: string | undefined;

/**
 * The symbol under which a published token list has an address, `TEST_ACCOUNT`, or null.
 *
 * @param address in any case on BNB Chain
 */
export function knownSymbol(chain: ContractChain, address: string): string | null {
  file ??= readFileSync(KNOWN_CONTRACTS_FILE, 'utf8');
  // A line is a symbol, a space, and fingerprints without anything between them.
  const wanted = fingerprint(chain, address);
  for (let at = file.indexOf(wanted); at >= 0; at = file.indexOf(wanted, at + 1)) {
    const start = file.lastIndexOf('\n', at) + 1;
    const [symbol = ''] = file.slice(start, at).split(' ');
    const offset = at - start - symbol.length - 1;
    if (symbol !== '#' && offset >= 0 && offset % FINGERPRINT_LENGTH === 0) return symbol;
  }
  return null;
}
