import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CheckedSite } from '../../config/site-config.ts';
import { loadSite } from '../../site-build/site-file/load.ts';
import { currentTokenList, recordPath } from '../../site-build/documents/token-list.ts';

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

const versionOf = (of: CheckedSite): string => {
  const { major, minor, patch } = currentTokenList(of)!.version;
  return `${major}.${minor}.${patch}`;
};

function record(of: CheckedSite): void {
  const { version, tokens } = currentTokenList(of)!;
  writeFileSync(recordPath(), JSON.stringify({ version, tokens }));
}

describe('the token list', () => {
  const OTHER = '0x52908400098527886E0F7030069857D2E4169EE7';

  let folder: string;
  let site: CheckedSite;
  const configured = process.env.SITE_CONFIG;

  beforeEach(async () => {
    site = { ...(await loadSite()), symbol: 'PLUM', decimals: 18 };
    folder = mkdtempSync(join(tmpdir(), 'token-list-'));
    process.env.SITE_CONFIG = join(folder, 'other.jsonc');
  });

  afterEach(() => {
    if (configured === undefined) delete process.env.SITE_CONFIG;
    else process.env.SITE_CONFIG = configured;
    rmSync(folder, { recursive: true });
  });

  const at = (address: string): CheckedSite => ({
    ...site,
    contracts: [site.contracts[0], { ...site.contracts[1], address }],
  });

  test('the record is beside the configuration', () => {
    expect(recordPath()).toBe(join(folder, 'other.tokenlist.json'));
  });

  test('the first list is 1.0.0, and due to be recorded', () => {
    expect(versionOf(site)).toBe('1.0.0');
    expect(currentTokenList(site)!.isRecorded).toBe(false);
  });

  test('what has been recorded keeps its version', () => {
    record(site);
    expect(versionOf(site)).toBe('1.0.0');
    expect(currentTokenList(site)!.isRecorded).toBe(true);
  });

  test('another address is a new major version each time, another name a patch', () => {
    record(site);
    expect(versionOf(at(OTHER))).toBe('2.0.0');
    record(at(OTHER));
    expect(versionOf(site)).toBe('3.0.0');
    expect(versionOf({ ...at(OTHER), product: 'Plumtag' })).toBe('2.0.1');
  });

  test('without a symbol or decimals there is no list', () => {
    expect(currentTokenList({ ...site, symbol: null })).toBeNull();
    expect(currentTokenList({ ...site, decimals: null })).toBeNull();
  });

  test('the record may begin with a byte order mark', () => {
    record(at(OTHER));
    writeFileSync(recordPath(), `\ufeff${readFileSync(recordPath(), 'utf8')}`);
    expect(versionOf(site)).toBe('2.0.0');
  });

  test.each(['{', '{}', '[]', 'null', '{"version":{"major":3}}', '{"version":{"major":3,"minor":0,"patch":0}}'])(
    'a record that is %s stops everything, with the command that restores it from git',
    (broken) => {
      writeFileSync(recordPath(), broken);
      expect(() => currentTokenList(site)).toThrow(
        /other\.tokenlist\.json has one problem:[^]*not a token list[^]*git checkout -- \S+other\.tokenlist\.json\n/,
      );
    },
  );
});
