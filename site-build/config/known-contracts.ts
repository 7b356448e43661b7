import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractChain } from '../../config/site-config.ts';

/** Contracts on published token lists, by symbol. `npm run known-contracts` writes the file, with its sources. */
export const KNOWN_CONTRACTS_FILE = join(import.meta.dirname, 'known-contracts.txt');

/** Used as the symbol of accounts whose keys are public. */
export const TEST_ACCOUNT = '!test-account';

/** Base64url characters in a fingerprint: with 48 bits, one in ten billion new addresses matches a known one. */
export const FINGERPRINT_LENGTH = 8;

/**
 * Returns the fingerprint that represents an address in the file. Addresses of all EVM chains count as one kind: they
 * have the same form, so a visitor can send to the same address on any of these chains.
 */
export function fingerprint(chain: ContractChain, address: string): string {
  const form = chain === 'bnb' ? address.toLowerCase() : address;
  return createHash('sha256').update(`${chain}:${form}`).digest('base64url').slice(0, FINGERPRINT_LENGTH);
}

let file: string | undefined;

/**
 * Returns the symbol of an address on a published token list, `TEST_ACCOUNT`, or null.
 *
 * @param address on BNB Chain in upper or lower case
 */
export function knownSymbol(chain: ContractChain, address: string): string | null {
  file ??= readFileSync(KNOWN_CONTRACTS_FILE, 'utf8');
  // A line is a symbol, a space and fingerprints without separators.
  const wanted = fingerprint(chain, address);
  for (let at = file.indexOf(wanted); at >= 0; at = file.indexOf(wanted, at + 1)) {
    const start = file.lastIndexOf('\n', at) + 1;
    const [symbol = ''] = file.slice(start, at).split(' ');
    const offset = at - start - symbol.length - 1;
    if (symbol !== '#' && offset >= 0 && offset % FINGERPRINT_LENGTH === 0) return symbol;
  }
  return null;
}
