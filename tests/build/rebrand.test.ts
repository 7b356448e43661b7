import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { filesBelow } from '../../site-build/documents/files.ts';
import { PLUMTAG } from './fixtures/plumtag.ts';
import { build } from './lib/command.ts';
import { copyProject } from '../../scripts/lib/copy.ts';
import { commitAll, git } from './lib/project.ts';

// A build takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** A copy of the second configuration, because what is built has to be in the commit. */
const SITE_CONFIG = 'config/plumtag.jsonc';

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
  'Delaware',
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
  ['client/index.html', '<title>Plumtag: '],
  ['client/index.html', '<link rel="canonical" href="https://www.plumtag-token.io/">'],
  ['client/index.html', 'https://bscscan.com/token/0xcD9Fe07EE0048985E6A8465fd7bb3B76AEeE0491'],
  ['client/index.html', 'https://solscan.io/token/CqmtagMadeUpTokenForTestsNobodyHasThisKeyXXX'],
  ['client/index.html', 'outputCurrency=0xcD9Fe07EE0048985E6A8465fd7bb3B76AEeE0491'],
  ['client/index.html', 'href="https://docs.plumtag-token.io/paper?lang=en&amp;v=2"'],
  ['client/index.html', 'href="mailto:team@plumtag-token.io"'],
  ['client/index.html', 'https://t.me/plumtag_chat'],
  ['client/index.html', 'https://x.com/plumtag'],
  ['client/index.html', 'WBNB/Plumtag'],
  ['client/index.html', '2026-001234567'],
  ['client/index.html', '3 February 2026'],
  ['client/index.html', '--signal:#8fe3ff'],
  ['client/privacy.html', '<title>Privacy Policy · Plumtag</title>'],
  ['client/terms.html', 'Plumtag Labs, Inc., incorporated in Wyoming on 3 February 2026'],
  ['client/terms.html', 'governed by the laws of the State of Wyoming, United States.'],
  ['client/index.html', '@plumtag_bot send 0.05 SOL to @ana'],
  ['client/404.html', 'Loading <span translate="no">#Plumtag</span>'],
  ['client/favicon.svg', '#8FE3FF'],
  ['client/manifest.webmanifest', '"name":"Plumtag"'],
  ['client/robots.txt', 'Sitemap: https://www.plumtag-token.io/sitemap.xml'],
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

beforeAll(async () => {
  project = await copyProject();
  await cp(PLUMTAG, join(project.folder, SITE_CONFIG));
  // A symbolic link, which `.gitignore` does not match, and whose target would not be in the commit.
  await mkdir(join(project.folder, '.git/info'), { recursive: true });
  await writeFile(join(project.folder, '.git/info/exclude'), 'node_modules\n');
  hash = commitAll(project.folder);
  expect(await build(project.folder, { SITE_CONFIG })).toMatchObject({ code: 0 });
});
afterAll(() => project.remove());

describe('A second configuration', () => {
  test.each(second)('reaches %s: %s', async (file, text) => {
    expect((await readFile(dist(file), 'utf8')).includes(text)).toBe(true);
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

  test('shows no demonstration notice', async () => {
    const page = await readFile(dist('client/index.html'), 'utf8');
    expect(page.match(/demonstration|not set up/gi)).toBeNull();
  });
});

test('While the contracts are demonstrations, each card and the swap link say so', async () => {
  const page = await readFile('dist/client/index.html', 'utf8');
  expect(page.match(/>Demonstration</g)).toHaveLength(3);
  expect(page.match(/Demonstration: no token is deployed here\./g)).toHaveLength(1);
});

/** Variables that build tools read, or that change what a program prints. */
const variables = {
  NODE_ENV: 'development',
  CLOUDFLARE_ENV: 'staging',
  BASE_URL: '/elsewhere/',
  VITE_USER_NODE_ENV: 'development',
  WRANGLER_CI_OVERRIDE_NAME: 'other',
  TZ: 'Pacific/Kiritimati',
  LC_ALL: 'tr_TR.UTF-8',
};

/** Git settings that change a checkout. */
const settings = ['core.autocrlf=true', 'core.eol=crlf', 'core.symlinks=false'];

test('The same commit has the same sums, whatever the folder, git’s settings and the variables', async () => {
  const sums = await readFile(dist('SHA256SUMS'), 'utf8');
  for (const line of sums.trimEnd().split('\n')) expect(line).toMatch(/^[0-9a-f]{64} {2}\.\/\S+$/);
  const other = await mkdtemp(join(tmpdir(), 'an other place '));
  onTestFinished(() => rm(other, { recursive: true }));
  git(other, 'clone', '--quiet', ...settings.flatMap((setting) => ['--config', setting]), project.folder, '.');
  await symlink(resolve('node_modules'), join(other, 'node_modules'));
  expect(await build(other, { SITE_CONFIG, ...variables })).toMatchObject({ code: 0 });
  expect((await readFile(join(other, 'dist/COMMIT'), 'utf8')).trim()).toBe(hash);
  expect(await readFile(join(other, 'dist/SHA256SUMS'), 'utf8')).toBe(sums);
});

test('A wrong configuration stops the build, which lists every problem', async () => {
  const config = join(project.folder, 'wrong.jsonc');
  await writeFile(config, '{ "product": "<b>", "origin": "x" }');
  const { code, text } = await build(project.folder, { SITE_CONFIG: config });
  expect(code).toBe(1);
  expect(text).toMatch(/wrong\.jsonc has 8 problems:/);
  expect(text).toMatch(/product\n {4}is {6}"<b>"\n {4}remedy {2}Use Latin letters/);
  expect(text).toMatch(/securityTxt\n {4}is {6}missing/);
});
