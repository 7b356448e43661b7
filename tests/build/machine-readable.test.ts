import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const EVM = '0x1234567890AbcdEF1234567890aBcdef12345678';
const SOLANA_CHAIN = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';

const file = JSON.parse(await readFile('dist/client/.well-known/contracts.json', 'utf8')) as {
  product: string;
  origin: string;
  commit: string;
  contracts: Record<string, string>[];
};

test('contracts.json names the site and the commit that it was built from', async () => {
  expect(file).toMatchObject({ product: 'HashtagPay', origin: 'https://hashtagpay.example' });
  expect(`${file.commit}\n`).toBe(await readFile('dist/client/.well-known/COMMIT', 'utf8'));
});

test('contracts.json identifies both contracts by chain, account and asset, with the page’s addresses', async () => {
  const page = await readFile('dist/client/index.html', 'utf8');
  const shown = page.replaceAll(/<[^>]+>/g, '');
  for (const { address } of file.contracts) expect(shown).toContain(address);
  const solana = file.contracts.find(({ chain }) => chain === 'Solana')!;
  expect(solana).toEqual({
    chain: 'Solana',
    address: solana.address,
    chainId: SOLANA_CHAIN,
    account: `${SOLANA_CHAIN}:${solana.address}`,
    asset: `${SOLANA_CHAIN}/token:${solana.address}`,
    explorer: `https://solscan.io/token/${solana.address}`,
  });
  expect(file.contracts.find(({ chain }) => chain === 'BNB Chain')).toEqual({
    chain: 'BNB Chain',
    address: EVM,
    chainId: 'eip155:56',
    account: `eip155:56:${EVM}`,
    asset: `eip155:56/erc20:${EVM}`,
    explorer: `https://bscscan.com/token/${EVM}`,
  });
  expect(file.contracts).toHaveLength(2);
});
