import { expect, test } from 'vitest';
import { MACHINE_READABLE } from '../../config/headers.ts';
import { staticFiles } from '../../site-build/documents/static-files.ts';
import { second, secondWith } from '../lib/second-token.ts';

const commit = { name: 'a'.repeat(40), date: '2026-01-02T12:00:00.000Z', strays: [] };
const [{ address: EVM }, { address: MINT }] = second.contracts;
const DEMONSTRATION = '0x1234567890AbcdEF1234567890aBcdef12345678';

const fileOf = (path: string, site = second) => staticFiles(site, commit).get(path);
const jsonOf = (path: string, site = second) => JSON.parse(fileOf(path, site)!) as Record<string, unknown>;

test('contracts.json names the token, its origin and the commit', () => {
  expect(jsonOf(MACHINE_READABLE.contracts)).toMatchObject({
    product: 'Community Coffer',
    origin: 'https://xn--drachenflgel-llb.org',
    commit: commit.name,
  });
});

test('contracts.json has each contract by chain, account and asset, for wallets and explorers', () => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
  expect(jsonOf(MACHINE_READABLE.contracts).contracts).toEqual([
    {
      chain: 'BNB Chain',
      address: EVM,
      chainId: 'eip155:56',
      account: `eip155:56:${EVM}`,
      asset: `eip155:56/erc20:${EVM}`,
      explorer: `https://bscscan.com/token/${EVM}`,
    },
    {
      chain: 'Solana',
      address: MINT,
      chainId: solana,
      account: `${solana}:${MINT}`,
      asset: `${solana}/token:${MINT}`,
      explorer: `https://solscan.io/token/${MINT}`,
    },
  ]);
});

test('contracts.json marks a demonstration address as one', () => {
  const { contracts } = jsonOf(MACHINE_READABLE.contracts, secondWith('contracts[0].address', DEMONSTRATION));
  expect(contracts).toEqual([
    expect.objectContaining({ demonstration: true }),
    expect.not.objectContaining({ demonstration: true }),
  ]);
});

test('the token list is in the published format', () => {
  // The fields and limits of https://uniswap.org/tokenlist.schema.json.
  expect(jsonOf(MACHINE_READABLE.tokenList)).toEqual({
    name: 'Community Coffer',
    timestamp: '2026-01-02T12:00:00.000Z',
    version: { major: 2, minor: 0, patch: 1 },
    tokens: [{ chainId: 56, address: EVM, name: 'Community Coffer', symbol: 'KVT', decimals: 18 }],
  });
});

test.each([
  ['without a symbol', 'symbol', null],
  ['without decimals', 'decimals', null],
  ['for a demonstration address', 'contracts[0].address', DEMONSTRATION],
])('there is no token list %s', (_, path, value) => {
  expect(fileOf(MACHINE_READABLE.tokenList, secondWith(path, value))).toBeUndefined();
});

test('the sitemap has its hosts encoded', () => {
  expect(fileOf('/sitemap.xml')).toContain('<loc>https://xn--drachenflgel-llb.org/terms</loc>');
});
