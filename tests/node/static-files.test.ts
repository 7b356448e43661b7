import { expect, test } from 'vitest';
import { MACHINE_READABLE } from '../../config/headers.ts';
import { staticFiles } from '../../site-build/documents/static-files.ts';
import type { Site } from '../../shape/token.ts';
import { plumtag } from '../lib/plumtag.ts';

const commit = { name: 'a'.repeat(40), date: '2026-11-28T00:00:00Z', strays: [] };
const [real, other] = plumtag.contracts;
const demonstration = { chain: 'bnb', address: '0x1234567890AbcdEF1234567890aBcdef12345678' } as const;
const contracts = [real.chain === 'bnb' ? other : real, demonstration] as const;
const site: Site = { ...plumtag, symbol: 'DEMO', decimals: 18, contracts };

test('contracts.json marks a demonstration address as one', () => {
  const json = JSON.parse(staticFiles(site, commit).get(MACHINE_READABLE.contracts)!);
  expect(json.contracts.map((contract: { demonstration?: true }) => contract.demonstration)).toEqual([undefined, true]);
});

test('no token list has a demonstration address', () => {
  expect(staticFiles(site, commit).has(MACHINE_READABLE.tokenList)).toBe(false);
});
