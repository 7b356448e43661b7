import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { site } from '../../config/site.ts';
import { replaceToken } from '../../scripts/lib/copy.ts';
import { filesBelow } from '../../site-build/files.ts';
import { headersByPath } from '../../site-build/documents/headers-file.ts';
import { buyGroups } from '#token/content/buy.ts';
import { demonstrationNotice, demonstrationsIn, markOn } from '../../src/lib/demonstration.ts';
import { parsed, readDocument, textOf } from '../lib/built-document.ts';
import { build, commitAll, copiedProject, git } from '../lib/project.ts';
import { second, secondWith } from '../lib/second-token.ts';

// A build takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const SUMS = 'client/.well-known/SHA256SUMS';
const LOGO = '<path d="M1 1H8L4 8Z"/>';

/** The words that the second token has from the first, into which an operator may have written a fact. */
const shared = globSync('token/**/*.ts')
  .filter((file) => !existsSync(join('tests/second-token', relative('token', file))))
  .map((file) => readFileSync(file, 'utf8').toLowerCase())
  .join();

/** What must not remain of the token in this folder: its name, hosts, addresses and register number. */
const { product, origin, links, email, contracts, company } = site;
const ofTheFirst = [
  product,
  email,
  company.fileNumber,
  ...[origin, ...Object.values(links)].flatMap((url) => url?.slice('https://'.length) ?? []),
  ...contracts.map(({ address }) => address),
]
  // A shorter one may be part of any word, and a name without inner capitals, digits or signs be one itself.
  .filter((fact) => fact.length > 7 && /[^a-z]/.test(fact.slice(1)) && !shared.includes(fact.toLowerCase()))
  .map((fact) => fact.toLowerCase());

/** Every picture below `folder`, by name; a social card has a hash in its own. */
async function imagesOf(folder: string): Promise<Map<string, string>> {
  const files = (await filesBelow(folder)).filter((file) => /\.(?:png|ico)$/.test(file));
  const pairs = files.map(
    async (file) => [file.replace(/-[\w-]{8}\./, '.'), await readFile(join(folder, file), 'base64')] as const,
  );
  return new Map(await Promise.all(pairs));
}

const project = copiedProject();
let hash: string;
let page: HTMLElement;
const dist = (file: string) => join(project.folder, 'dist', file);
const built = (file: string) => readFile(dist(file), 'utf8');

beforeAll(async () => {
  await replaceToken(project.folder);
  const added = join(project.folder, 'public/.well-known');
  await mkdir(added, { recursive: true });
  await writeFile(join(added, 'apple-app-site-association'), '{ "applinks": {} }');
  await writeFile(join(added, 'discord'), 'dh=1234');
  await writeFile(join(project.folder, 'token/logo.svg'), `<svg viewBox="0 0 9 9">${LOGO}</svg>`);
  hash = commitAll(project.folder);
  expect(await build(project.folder)).toMatchObject({ code: 0 });
  page = parsed(await built('client/index.html'));
});

test('The second token’s build has no trace of the first, neither in a file nor in its name, nor a picture', async () => {
  const files = await filesBelow(dist(''));
  const texts = await Promise.all(
    files.map(async (file) => `${file}\n${await readFile(dist(file), 'latin1')}`.toLowerCase()),
  );
  const traces = ofTheFirst.flatMap((fact) =>
    files.filter((_, at) => texts[at]!.includes(fact)).map((file) => `${fact} in ${file}`),
  );
  expect.soft(traces, 'the code has it, too: take it from token/site.ts there').toEqual([]);
  const [before, after] = await Promise.all([imagesOf('dist/client'), imagesOf(dist('client'))]);
  // The first may have more: what its operator put into public/.
  expect.soft([...before.keys()]).toEqual(expect.arrayContaining([...after.keys()]));
  expect.soft(after.size).toBeGreaterThan(8);
  expect.soft([...after].filter(([name, bytes]) => before.get(name) === bytes).map(([name]) => name)).toEqual([]);
});

test('It has its own facts in every file, and encoded hosts in their letters where they are read', async () => {
  expect.soft(await built('client/.well-known/security.txt')).toContain('https://xn--drachenflgel-llb.org');
  expect.soft((await built('client/.well-known/COMMIT')).trim()).toBe(hash);
  const mail = page.querySelector('a.link[href^="mailto:"]')!;
  expect.soft(mail.getAttribute('href')).toBe('mailto:office-of-authors@xn--drachenflgel-llb.org');
  expect.soft(textOf(mail)).toBe('office-of-authors@drachenflügel.org');
  for (const script of page.querySelectorAll('script')) script.remove();
  expect.soft(textOf(page)).toContain('Opens tip-bot.drachenflügel.org.');
  expect.soft(textOf(page)).not.toContain('xn--');
  const headersAt = headersByPath(await built('client/_headers'));
  const typeOf = (name: string) => headersAt(`/.well-known/${name}`).get('content-type');
  expect.soft(typeOf('apple-app-site-association'), 'an added file without an extension').toBe('application/json');
  expect.soft(typeOf('discord')).toBe('text/plain; charset=utf-8');
  for (const pattern of [
    'client/favicon.svg',
    'client/assets/icons-*.svg',
    'client/404.html',
    'listing/logo-dark-32.svg',
  ]) {
    const [file] = globSync(pattern, { cwd: dist('') });
    expect.soft((await built(file!)).split(LOGO), `its logo in ${pattern}`).toHaveLength(2);
  }
});

test('It has the same sums in another folder and time zone', async () => {
  const other = await mkdtemp(join(tmpdir(), 'an other place '));
  onTestFinished(() => rm(other, { recursive: true }));
  git(other, 'clone', '--quiet', project.folder, '.');
  await symlink(resolve('node_modules'), join(other, 'node_modules'));
  const env = { NODE_ENV: 'development', CLOUDFLARE_ENV: 'staging', TZ: 'Pacific/Kiritimati' };
  expect(await build(other, env)).toMatchObject({ code: 0 });
  expect(await readFile(join(other, 'dist', SUMS), 'utf8')).toBe(await built(SUMS));
});

test('A demonstration has a mark on each card and swap link, and one notice, until every value is real', async () => {
  if (demonstrationsIn(site).length > 0) {
    const first = await readDocument('home');
    const marks = first.querySelectorAll('span').filter((span) => /^(?:Demonstration|Not set up)$/.test(textOf(span)));
    const swaps = buyGroups.flatMap(({ steps }) => steps).filter(({ link }) => link && 'href' in link);
    expect.soft(marks).toHaveLength(contracts.length + swaps.length);
    expect.soft(textOf(first).split(demonstrationNotice(site)!)).toHaveLength(2);
  }
  const half = secondWith('links.docs', 'https://docs.example.com');
  expect.soft(markOn(half.contracts[0].address, half)).toBe('Not set up');
  expect.soft(demonstrationNotice(half)).toContain('This site is not set up yet');
  expect.soft([markOn(second.contracts[0].address, second), demonstrationNotice(second)]).toEqual([null, null]);
});

test('A page that cannot be rendered ends the build with its error, and leaves nothing of a build', async () => {
  const section = join(project.folder, 'src/sections/company/company.tsx');
  const source = await readFile(section, 'utf8');
  await writeFile(section, source.replace('return (', "if (site) throw new Error('no such company');\n  return ("));
  const { code, text } = await build(project.folder);
  expect.soft(text).toMatch(/no such company\s+at Company/);
  expect.soft(code).toBe(1);
  expect.soft(existsSync(dist(''))).toBe(false);
});
