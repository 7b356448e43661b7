import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { site as own } from 'virtual:site';
import { wellKnownFiles } from '../../site-build/documents/well-known.ts';
import { addressFaults } from '../../site-build/scan/shown-addresses.ts';

const site = { ...own, symbol: 'HTP', decimals: 9 };
const SOLANA = 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo';
const EVM = '0x1234567890AbcdEF1234567890aBcdef12345678';
const PAGE = 'client/index.html';
const CONTRACTS = 'client/.well-known/contracts.json';
const LIST = 'client/.well-known/tokenlist.json';

let dist: string;
const files = (): Record<string, string> => ({
  [PAGE]: readFileSync(join('dist', PAGE), 'utf8'),
  ...Object.fromEntries(
    [...wellKnownFiles(site, { name: 'unknown', date: '2026-01-01T00:00:00Z' })].map(([path, text]) => [
      `client${path}`,
      text,
    ]),
  ),
});
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'));
});
afterEach(() => rm(dist, { recursive: true }));

/** The faults of the built page and its machine-readable files after one replacement. */
async function faults(file: string, from: string | RegExp, to: string) {
  for (const [name, text] of Object.entries(files())) {
    const changed = name === file ? text.replace(from, to) : text;
    if (name === file && from !== '') expect(changed, `${String(from)} occurs in ${name}`).not.toBe(text);
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), changed);
  }
  return addressFaults(dist, site);
}

test('The built page and its lists show the configured addresses', async () => {
  expect(await faults(PAGE, '', '')).toEqual([]);
});

test.each([
  [
    'a card shows another address',
    PAGE,
    /(<code class="address"[^>]*><span[^>]*>)Demo/,
    '$1DemX',
    /The contract cards show/,
  ],
  ['a card is missing', PAGE, /<code class="address"/, '<code class="x', /The contract cards show/],
  [
    'a link to Solscan has another address',
    PAGE,
    `solscan.io/token/${SOLANA}`,
    `solscan.io/token/${SOLANA}X`,
    /links to Solscan/,
  ],
  [
    'a link to BscScan is in lower case',
    PAGE,
    `bscscan.com/token/${EVM}`,
    `bscscan.com/token/${EVM.toLowerCase()}`,
    /links to BscScan/,
  ],
  [
    'a link to BscScan has a fragment',
    PAGE,
    `bscscan.com/token/${EVM}`,
    `bscscan.com/token/${EVM}#x`,
    /links to BscScan/,
  ],
  [
    'the swap link buys another token',
    PAGE,
    `outputCurrency=${EVM}`,
    `outputCurrency=${EVM.toLowerCase()}`,
    /The swap links/,
  ],
  ['the swap link sells another token', PAGE, /inputCurrency=0xbb4C/, 'inputCurrency=0xbb4D', /The swap links/],
  [
    'contracts.json has another address',
    CONTRACTS,
    `"address": "${EVM}"`,
    `"address": "${EVM.toLowerCase()}"`,
    /Each address/,
  ],
  ['contracts.json has its chains the wrong way round', CONTRACTS, /"eip155:56"/, '"solana:x"', /Each chainId/],
  ['contracts.json has another account', CONTRACTS, `eip155:56:${EVM}`, `eip155:1:${EVM}`, /Each account/],
  ['contracts.json has another asset', CONTRACTS, `token:${SOLANA}`, `token:${SOLANA}X`, /Each asset/],
  [
    'contracts.json has another explorer',
    CONTRACTS,
    `bscscan.com/token/${EVM}`,
    `bscscan.com/address/${EVM}`,
    /Each explorer/,
  ],
  ['the token list has another address', LIST, EVM, EVM.toLowerCase(), /Its address has to be/],
])('%s: the build fails', async (_, file, from, to, message) => {
  const found = await faults(file, from, to);
  expect(found.map((each) => each.file)).toContain(file);
  expect(found.map(({ text }) => text).join('\n')).toMatch(message);
});
