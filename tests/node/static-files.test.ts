import { expect, test } from 'vitest';
import { MACHINE_READABLE } from '../../config/headers.ts';
import { staticFiles } from '../../site-build/documents/static-files.ts';
import { second, secondWith } from '../lib/second-token.ts';

const commit = { name: 'a'.repeat(40), date: '2026-01-02T12:00:00.000Z', strays: [] };
const [{ address: EVM }, { address: MINT }] = second.contracts;
const DEMONSTRATION = '0x1234567890AbcdEF1234567890aBcdef12345678';

const fileOf = (path: string, site = second) => staticFiles(site, commit).get(path);
const jsonOf = (path: string, site = second) => JSON.parse(fileOf(path, site)!) as Record<string, unknown>;

test('contracts.json has the token, and each contract by chain, account and asset for wallets and explorers', () => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
  expect.soft(jsonOf(MACHINE_READABLE.contracts)).toEqual({
    product: 'Community Coffer',
    origin: 'https://xn--drachenflgel-llb.org',
    commit: commit.name,
    contracts: [
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
    ],
  });
  const { contracts } = jsonOf(MACHINE_READABLE.contracts, secondWith('contracts[0].address', DEMONSTRATION));
  const marks = (contracts as { demonstration?: true }[]).map(({ demonstration }) => demonstration);
  expect.soft(marks, 'a demonstration address is marked as one').toEqual([true, undefined]);
});

test('the token list is in the published format, and there is none without symbol, decimals or a real address', () => {
  // The fields and limits of https://uniswap.org/tokenlist.schema.json.
  expect.soft(jsonOf(MACHINE_READABLE.tokenList)).toEqual({
    name: 'Community Coffer',
    timestamp: '2026-01-02T12:00:00.000Z',
    version: { major: 2, minor: 0, patch: 1 },
    tokens: [{ chainId: 56, address: EVM, name: 'Community Coffer', symbol: 'KVT', decimals: 18 }],
  });
  for (const [path, value] of [
    ['symbol', null],
    ['decimals', null],
    ['contracts[0].address', DEMONSTRATION],
  ] as const) {
    expect.soft(fileOf(MACHINE_READABLE.tokenList, secondWith(path, value)), path).toBeUndefined();
  }
});

test('the sitemap has its hosts encoded', () => {
  expect(fileOf('/sitemap.xml')).toContain('<loc>https://xn--drachenflgel-llb.org/terms</loc>');
});
