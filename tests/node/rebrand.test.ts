import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { site } from '../../config/site.ts';
import { copyProject, replaceToken } from '../../scripts/lib/copy.ts';
import { filesBelow } from '../../site-build/files.ts';
import { headersByPath } from '../../site-build/documents/headers-file.ts';
import { buyGroups } from '#token/content/buy.ts';
import { demonstrationNotice, demonstrationsIn, markOn } from '../../src/lib/demonstration.ts';
import { plumtag, plumtagWith } from '../lib/plumtag.ts';
import { build, commitAll, git } from './lib/project.ts';

// A build takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const EVM = '0xcD9Fe07EE0048985E6A8465fd7bb3B76AEeE0491';
const MINT = 'CqmtagMadeUpTokenForTestsNobodyHasThisKeyXXX';
const LIST = '/.well-known/tokenlist.json';
const SUMS = 'client/.well-known/SHA256SUMS';
const LOGO = '<path d="M1 1H8L4 8Z"/>';

/** The guide's links to the exchange. */
const swapLinks = buyGroups.flatMap(({ steps }) => steps).filter(({ link }) => link && 'href' in link).length;

/** What must not remain of the token in this folder: its name, hosts, addresses and register number. */
const { product, origin, links, email, contracts, company } = site;
const first = [
  product,
  email,
  company.fileNumber,
  ...[origin, ...Object.values(links)].flatMap((url) => url?.slice('https://'.length) ?? []),
  ...contracts.map(({ address }) => address),
]
  // Shorter ones may be part of any word.
  .filter((text) => text.length > 7)
  .map((text) => text.toLowerCase());

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
  await replaceToken(project.folder);
  const added = join(project.folder, 'public/.well-known');
  await mkdir(added, { recursive: true });
  await writeFile(join(added, 'apple-app-site-association'), '{ "applinks": {} }');
  await writeFile(join(added, 'discord'), 'dh=1234');
  await writeFile(join(project.folder, 'token/logo.svg'), `<svg viewBox="0 0 9 9">${LOGO}</svg>`);
  hash = commitAll(project.folder);
  expect(await build(project.folder)).toMatchObject({ code: 0 });
});
afterAll(() => project.remove());

describe('The second token', () => {
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
    // The first may have more: what its operator put into public/.
    expect([...before.keys()]).toEqual(expect.arrayContaining([...after.keys()]));
    expect(after.size).toBeGreaterThan(8);
    expect([...after].filter(([name, bytes]) => before.get(name) === bytes).map(([name]) => name)).toEqual([]);
  });

  test('has a copy of its contracts for wallets and explorers, by chain, account and asset', async () => {
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
    expect(JSON.parse(await built('client/.well-known/contracts.json'))).toEqual({
      product: 'Community Coffer',
      origin: 'https://xn--drachenflgel-llb.org',
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

  test('has a token list in the published format, from symbol and decimals; without them, there is none', async () => {
    // The fields and limits of https://uniswap.org/tokenlist.schema.json.
    expect(JSON.parse(await built(`client${LIST}`))).toEqual({
      name: 'Community Coffer',
      timestamp: '2026-01-02T12:00:00.000Z',
      version: { major: 2, minor: 0, patch: 1 },
      tokens: [{ chainId: 56, address: EVM, name: 'Community Coffer', symbol: 'KVT', decimals: 18 }],
    });
    expect(existsSync(`dist/client${LIST}`)).toBe(site.symbol !== null && site.decimals !== null);
  });

  test('has its hosts encoded in addresses and in their letters in texts', async () => {
    const page = await built('client/index.html');
    expect(page).toContain(
      '<a class="link" href="mailto:office-of-authors@xn--drachenflgel-llb.org">office-of-authors@drachenflügel.org<',
    );
    const text = page.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, '');
    expect(text).toContain('Type drachenflügel.org yourself.');
    expect(text).not.toContain('xn--');
    expect(await built('client/sitemap.xml')).toContain('<loc>https://xn--drachenflgel-llb.org/terms</loc>');
  });

  test('has files without an extension, which are served as JSON if they are, and otherwise as text', async () => {
    const headersAt = headersByPath(await built('client/_headers'));
    expect(headersAt('/.well-known/apple-app-site-association').get('content-type')).toBe('application/json');
    expect(headersAt('/.well-known/discord').get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test('has its logo in the place of the hash: in the icons, the page, the loader and the listing files', async () => {
    const [, sprite] = /(assets\/icons-[\w-]{8}\.svg)/.exec(await built('client/index.html'))!;
    for (const file of ['client/favicon.svg', `client/${sprite}`, 'client/404.html', 'listing/logo-dark-32.svg']) {
      expect((await built(file)).split(LOGO), file).toHaveLength(2);
    }
  });

  test('shows no demonstration notice; a demonstration shows one on each card and swap link', async () => {
    expect((await built('client/index.html')).match(/>Demonstration[<:]|not set up/gi)).toBeNull();
    if (demonstrationsIn(site).length === 0) return;
    const page = await readFile('dist/client/index.html', 'utf8');
    expect(page.match(/>(?:Demonstration|Not set up)</g)).toHaveLength(site.contracts.length + swapLinks);
    expect(page.split(demonstrationNotice(site)!)).toHaveLength(2);
  });

  test('has the same sums from the same commit in another folder and time zone', async () => {
    const other = await mkdtemp(join(tmpdir(), 'an other place '));
    onTestFinished(() => rm(other, { recursive: true }));
    git(other, 'clone', '--quiet', project.folder, '.');
    await symlink(resolve('node_modules'), join(other, 'node_modules'));
    const env = { NODE_ENV: 'development', CLOUDFLARE_ENV: 'staging', TZ: 'Pacific/Kiritimati' };
    expect(await build(other, env)).toMatchObject({ code: 0 });
    expect((await readFile(join(other, 'dist/client/.well-known/COMMIT'), 'utf8')).trim()).toBe(hash);
    expect(await readFile(join(other, 'dist', SUMS), 'utf8')).toBe(await built(SUMS));
  });

  test('ends its build with the error if a page cannot be rendered, and nothing of the build is left', async () => {
    const section = join(project.folder, 'src/sections/company/company.tsx');
    const source = await readFile(section, 'utf8');
    await writeFile(section, source.replace('return (', "if (site) throw new Error('no such company');\n  return ("));
    const { code, text } = await build(project.folder);
    expect(code).toBe(1);
    expect(text).toMatch(/no such company\s+at Company/);
    expect(existsSync(dist(''))).toBe(false);
  });
});

test('While the contracts are real and other values are not, the page says that it is not set up', () => {
  const half = plumtagWith('links.docs', 'https://docs.example.com');
  expect(markOn(EVM, half)).toBe('Not set up');
  expect(demonstrationNotice(half)).toContain('This site is not set up yet');
  expect([markOn(EVM, plumtag), demonstrationNotice(plumtag)]).toEqual([null, null]);
});
