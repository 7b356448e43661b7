import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { filesBelow } from '../../site-build/documents/files.ts';
import { headersByPath } from '../../site-build/documents/headers-file.ts';
import { site as plumtag } from './fixtures/plumtag.ts';
import { copyProject } from '../../scripts/lib/copy.ts';
import { build, commitAll, git } from './lib/project.ts';
import { buyGroups } from '../../src/content/buy.ts';
import { site } from 'virtual:site';

// A build takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** A second configuration, in the project, because what is built has to be in the commit. */
const SITE_CONFIG = 'config/plumtag.jsonc';
const EVM = '0xcD9Fe07EE0048985E6A8465fd7bb3B76AEeE0491';
const MINT = 'CqmtagMadeUpTokenForTestsNobodyHasThisKeyXXX';
const LIST = '/.well-known/tokenlist.json';
const SUMS = 'client/.well-known/SHA256SUMS';
const LOGO = '<path d="M1 1H8L4 8Z"/>';

/** The guide's links to the exchange. */
const swapLinks = buyGroups.flatMap(({ steps }) => steps).filter(({ link }) => link && 'href' in link).length;

/** Values of the project's own configuration that must not remain: names, hosts, addresses, facts, colours. */
const first = [
  'hashtagpay',
  'hashtag pay',
  'bot.example.com',
  'docs.example.com',
  't.me/example',
  'x.com/example',
  'hello@example.com',
  'DemoDemoDemo',
  '0x1234567890',
  '29 April 2025',
  '2025-04-29',
  '10179329',
  '#0b0d0c',
  '#f6f4ee',
  '#d2ff3c',
  '2027-10-31',
  'includeSubDomains; preload',
];

/** Values of the second configuration, and the file that has to contain each. */
const second: readonly [file: string, text: string][] = [
  ['client/index.html', `https://solscan.io/token/${MINT}`],
  ['client/index.html', `outputCurrency=${EVM}`],
  ['client/index.html', 'href="https://docs.plumtag-token.io/paper?lang=en&amp;v=2"'],
  ['client/index.html', 'href="mailto:team@plumtag-token.io"'],
  ['client/index.html', 'https://x.com/plumtag'],
  ['client/index.html', '@plumtag_bot'],
  ['client/index.html', '--signal:#8fe3ff'],
  ['client/index.html', 'Plumtag Labs, Inc.'],
  ['client/index.html', '3 February 2026'],
  ['client/index.html', '2026-001234567'],
  ['client/index.html', 'Wyoming'],
  ['client/404.html', '<span translate="no">#Plumtag</span>'],
  ['client/favicon.svg', '#8FE3FF'],
  ['client/manifest.webmanifest', '"name":"Plumtag"'],
  ['client/sitemap.xml', '<loc>https://www.plumtag-token.io/terms</loc>'],
  ['client/.well-known/security.txt', 'Contact: mailto:team@plumtag-token.io\nExpires: 2090-06-30T12:00:00Z'],
  ['client/_headers', 'Strict-Transport-Security: max-age=63072000; includeSubDomains\n'],
];

/** Every picture below `folder`, by name; a social card has a hash in its own. */
async function imagesOf(folder: string): Promise<Map<string, string>> {
  const files = (await filesBelow(folder)).filter((file) => /\.(?:png|ico)$/.test(file));
  const pairs = files.map(
    async (file) => [file.replace(/-[\w-]{8}\./, '.'), await readFile(join(folder, file), 'base64')] as const,
  );
  return new Map(await Promise.all(pairs));
}

let project: Awaited<ReturnType<typeof copyProject>>;
let hash: string;
const dist = (file: string) => join(project.folder, 'dist', file);
const built = (file: string) => readFile(dist(file), 'utf8');

beforeAll(async () => {
  project = await copyProject();
  const added = join(project.folder, 'public/.well-known');
  await mkdir(added, { recursive: true });
  await writeFile(join(added, 'apple-app-site-association'), '{ "applinks": {} }');
  await writeFile(join(added, 'discord'), 'dh=1234');
  await writeFile(join(project.folder, 'config/logo.svg'), `<svg viewBox="0 0 9 9">${LOGO}</svg>`);
  const config = { ...plumtag, symbol: 'PLUM', decimals: 18, tokenListVersion: '2.0.1' };
  await writeFile(join(project.folder, SITE_CONFIG), JSON.stringify(config));
  hash = commitAll(project.folder);
  expect(await build(project.folder, { SITE_CONFIG })).toMatchObject({ code: 0 });
});
afterAll(() => project.remove());

describe('A second configuration', () => {
  test.each(second)('reaches %s: %s', async (file, text) => {
    expect((await built(file)).includes(text)).toBe(true);
  });

  test('leaves no trace of the first in any built file', async () => {
    const traces: string[] = [];
    const files = await filesBelow(join(project.folder, 'dist'));
    for (const file of files) {
      const text = (await readFile(dist(file), 'latin1')).toLowerCase();
      traces.push(...first.filter((word) => text.includes(word.toLowerCase())).map((word) => `${file}: ${word}`));
      if (file.toLowerCase().includes('hashtagpay')) traces.push(`the name of ${file}`);
    }
    expect(traces).toEqual([]);
    expect(files.length).toBeGreaterThan(25);
  });

  test('changes every image', async () => {
    const [before, after] = await Promise.all([imagesOf('dist/client'), imagesOf(dist('client'))]);
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect(after.size).toBeGreaterThan(8);
    expect([...after].filter(([name, bytes]) => before.get(name) === bytes).map(([name]) => name)).toEqual([]);
  });

  test('has a copy of its contracts for wallets and explorers, by chain, account and asset', async () => {
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
    expect(JSON.parse(await built('client/.well-known/contracts.json'))).toEqual({
      product: 'Plumtag',
      origin: 'https://www.plumtag-token.io',
      commit: hash,
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
  });

  test('shows no demonstration notice', async () => {
    const page = await built('client/index.html');
    expect(page.match(/>Demonstration[<:]|not set up/gi)).toBeNull();
  });

  test('has a token list in the published format, from symbol and decimals; without them, there is none', async () => {
    // The fields and limits of https://uniswap.org/tokenlist.schema.json.
    expect(JSON.parse(await built(`client${LIST}`))).toEqual({
      name: 'Plumtag',
      timestamp: '2026-01-02T12:00:00.000Z',
      version: { major: 2, minor: 0, patch: 1 },
      tokens: [{ chainId: 56, address: EVM, name: 'Plumtag', symbol: 'PLUM', decimals: 18 }],
    });
    // The build in `dist` has neither symbol nor decimals.
    expect([LIST, '/.well-known/contracts.json'].map((path) => existsSync(`dist/client${path}`))).toEqual([
      false,
      true,
    ]);
  });

  test('has files without an extension, which are served as JSON if they are, and otherwise as text', async () => {
    const headersAt = headersByPath(await built('client/_headers'));
    expect(headersAt('/.well-known/apple-app-site-association').get('content-type')).toBe('application/json');
    expect(headersAt('/.well-known/discord').get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test('has its logo in the place of the hash: in the icons, the page, the loader and the listing files, and the card has another address', async () => {
    const page = await built('client/index.html');
    const [card] = /social\/home-[\w-]{8}/.exec(page)!;
    expect(await readFile('dist/client/index.html', 'utf8')).not.toContain(card);
    const [, sprite] = /(assets\/icons-[\w-]{8}\.svg)/.exec(page)!;
    for (const file of ['client/favicon.svg', `client/${sprite}`, 'client/404.html', 'listing/logo-dark-32.svg']) {
      expect((await built(file)).split(LOGO), file).toHaveLength(2);
    }
  });
});

test('While the contracts are demonstrations, each card and swap link say so', async () => {
  const page = await readFile('dist/client/index.html', 'utf8');
  expect(page.match(/>Demonstration</g)).toHaveLength(site.contracts.length + swapLinks);
  expect(page.match(/Demonstration: no real token\. Do not buy or send\./g)).toHaveLength(1);
});

test('While other values are, each card, swap link and the strip say that the site is not set up', async () => {
  vi.stubGlobal('DEMONSTRATION_CONTRACTS', []);
  vi.resetModules();
  const { markOn, notice } = await import('../../src/content/contracts.ts');
  expect(markOn(EVM)).toBe('Not set up');
  expect(notice).toContain('This site is not set up yet');
});

/** Variables that would change what a build makes. */
const variables = { NODE_ENV: 'development', CLOUDFLARE_ENV: 'staging', TZ: 'Pacific/Kiritimati' };

/** Git settings that change a checkout. */
const settings = ['core.autocrlf=true', 'core.eol=crlf', 'core.symlinks=false'];

test('The same commit has the same sums, whatever the folder, git’s settings and the variables', async () => {
  const sums = await built(SUMS);
  for (const line of sums.trimEnd().split('\n')) expect(line).toMatch(/^[0-9a-f]{64} {2}\.\/\S+$/);
  const other = await mkdtemp(join(tmpdir(), 'an other place '));
  onTestFinished(() => rm(other, { recursive: true }));
  git(other, 'clone', '--quiet', ...settings.flatMap((setting) => ['--config', setting]), project.folder, '.');
  await symlink(resolve('node_modules'), join(other, 'node_modules'));
  expect(await build(other, { SITE_CONFIG, ...variables })).toMatchObject({ code: 0 });
  expect((await readFile(join(other, 'dist/client/.well-known/COMMIT'), 'utf8')).trim()).toBe(hash);
  expect(await readFile(join(other, 'dist', SUMS), 'utf8')).toBe(sums);
});

test('A build that fails after its Worker leaves nothing that somebody could take for a build', async () => {
  const left = () => ['', SUMS].map(dist).concat(join(project.folder, '.wrangler/deploy/config.json')).map(existsSync);
  expect(left(), 'after a whole build').toEqual([true, true, true]);
  // Only the client has this file, and it is built after the Worker.
  await appendFile(join(project.folder, 'src/content/buy.ts'), "import './nowhere.ts';\n");
  const { code, text } = await build(project.folder, { SITE_CONFIG });
  expect(code).toBe(1);
  expect(text).toContain('nowhere.ts');
  expect(left()).toEqual([false, false, false]);
});

test('A page that cannot be rendered ends the build with the error, and nothing of the build is left', async () => {
  git(project.folder, 'checkout', '--quiet', 'src');
  const section = join(project.folder, 'src/sections/company/company.tsx');
  const source = await readFile(section, 'utf8');
  await writeFile(section, source.replace('return (', "if (site) throw new Error('no such company');\n  return ("));
  const { code, text } = await build(project.folder, { SITE_CONFIG });
  expect(code).toBe(1);
  expect(text).toMatch(/no such company\s+at Company/);
  expect(existsSync(dist(''))).toBe(false);
});
