import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { site } from '../../config/site.ts';
import { replaceToken } from '../../scripts/lib/copy.ts';
import { filesBelow } from '../../site-build/files.ts';
import { headersByPath } from '../../site-build/documents/headers-file.ts';
import { buyGroups } from '#token/content/buy.ts';
import { demonstrationNotice, demonstrationsIn, markOn } from '../../src/lib/demonstration.ts';
import { second, secondWith } from '../lib/second-token.ts';
import { parsed, readDocument, textOf } from './lib/built-document.ts';
import { build, commitAll, copiedProject, git } from './lib/project.ts';

// A build takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const SUMS = 'client/.well-known/SHA256SUMS';
const LOGO = '<path d="M1 1H8L4 8Z"/>';

/** The guide's links to the exchange. */
const swapLinks = buyGroups.flatMap(({ steps }) => steps).filter(({ link }) => link && 'href' in link).length;

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
  .filter((fact) => fact.length > 7 && /[^a-z]/.test(fact.slice(1)) && !shared.includes(fact.toLowerCase()));

/** Every picture below `folder`, by name; a social card has a hash in its own. */
async function imagesOf(folder: string): Promise<Map<string, string>> {
  const files = (await filesBelow(folder)).filter((file) => /\.(?:png|ico)$/.test(file));
  const pairs = files.map(
    async (file) => [file.replace(/-[\w-]{8}\./, '.'), await readFile(join(folder, file), 'base64')] as const,
  );
  return new Map(await Promise.all(pairs));
}

const MARKS = ['Demonstration', 'Not set up'];
/** The demonstration marks on cards and swap links. */
const marksIn = (page: HTMLElement) => page.querySelectorAll('span').filter((span) => MARKS.includes(textOf(span)));

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

describe('The second token’s build', () => {
  test.each(ofTheFirst)('has no trace of the first’s %s, neither in a file nor in its name', async (fact) => {
    const files = await filesBelow(dist(''));
    const texts = await Promise.all(files.map(async (file) => `${file}\n${await readFile(dist(file), 'latin1')}`));
    const traces = files.filter((_, at) => texts[at]!.toLowerCase().includes(fact.toLowerCase()));
    expect(traces, `the code has it, too: take it from token/site.ts there`).toEqual([]);
  });

  test('has a picture of its own for each of the first’s', async () => {
    const [before, after] = await Promise.all([imagesOf('dist/client'), imagesOf(dist('client'))]);
    // The first may have more: what its operator put into public/.
    expect([...before.keys()]).toEqual(expect.arrayContaining([...after.keys()]));
    expect(after.size).toBeGreaterThan(8);
    expect([...after].filter(([name, bytes]) => before.get(name) === bytes).map(([name]) => name)).toEqual([]);
  });

  test.each([
    ['contracts.json', 'Community Coffer'],
    ['tokenlist.json', 'Community Coffer'],
    ['security.txt', 'https://xn--drachenflgel-llb.org'],
  ])('serves %s', async (name, text) => {
    expect(await built(`client/.well-known/${name}`)).toContain(text);
  });

  test('names its commit', async () => {
    expect((await built('client/.well-known/COMMIT')).trim()).toBe(hash);
  });

  test('writes mail to an encoded host, and shows the host in its letters', () => {
    const mail = page.querySelector('a.link[href^="mailto:"]')!;
    expect(mail.getAttribute('href')).toBe('mailto:office-of-authors@xn--drachenflgel-llb.org');
    expect(textOf(mail)).toBe('office-of-authors@drachenflügel.org');
  });

  test('shows no host encoded in a text', () => {
    for (const script of page.querySelectorAll('script')) script.remove();
    expect(textOf(page)).toContain('Opens tip-bot.drachenflügel.org.');
    expect(textOf(page)).not.toContain('xn--');
  });

  test.each([
    ['apple-app-site-association', 'application/json'],
    ['discord', 'text/plain; charset=utf-8'],
  ])('serves an added file without an extension as what it is: %s as %s', async (name, type) => {
    const headersAt = headersByPath(await built('client/_headers'));
    expect(headersAt(`/.well-known/${name}`).get('content-type')).toBe(type);
  });

  test.each([
    ['favicon', 'client/favicon.svg'],
    ['page', 'client/assets/icons-*.svg'],
    ['loader', 'client/404.html'],
    ['listing', 'listing/logo-dark-32.svg'],
  ])('has its logo in the place of the hash: in the %s', async (_, pattern) => {
    const [file] = globSync(pattern, { cwd: dist('') });
    expect((await built(file!)).split(LOGO)).toHaveLength(2);
  });

  test('has the same sums in another folder and time zone', async () => {
    const other = await mkdtemp(join(tmpdir(), 'an other place '));
    onTestFinished(() => rm(other, { recursive: true }));
    git(other, 'clone', '--quiet', project.folder, '.');
    await symlink(resolve('node_modules'), join(other, 'node_modules'));
    const env = { NODE_ENV: 'development', CLOUDFLARE_ENV: 'staging', TZ: 'Pacific/Kiritimati' };
    expect(await build(other, env)).toMatchObject({ code: 0 });
    expect(await readFile(join(other, 'dist', SUMS), 'utf8')).toBe(await built(SUMS));
  });
});

describe.runIf(demonstrationsIn(site).length > 0)('A demonstration', () => {
  test('has a mark on each card and swap link', async () => {
    expect(marksIn(await readDocument('home'))).toHaveLength(contracts.length + swapLinks);
  });

  test('has one notice, at the top of the page', async () => {
    expect(textOf(await readDocument('home')).split(demonstrationNotice(site)!)).toHaveLength(2);
  });
});

test('While the contracts are real and other values are not, the page says that it is not set up', () => {
  const half = secondWith('links.docs', 'https://docs.example.com');
  expect(markOn(half.contracts[0].address, half)).toBe('Not set up');
  expect(demonstrationNotice(half)).toContain('This site is not set up yet');
});

test('Once every value is real, there is neither mark nor notice', () => {
  expect([markOn(second.contracts[0].address, second), demonstrationNotice(second)]).toEqual([null, null]);
});

describe('A page that cannot be rendered', () => {
  const broken = copiedProject();
  let result: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    await mkdir(join(broken.folder, 'dist/client'), { recursive: true });
    const section = join(broken.folder, 'src/sections/company/company.tsx');
    const source = await readFile(section, 'utf8');
    await writeFile(section, source.replace('return (', "if (site) throw new Error('no such company');\n  return ("));
    result = await build(broken.folder);
  });

  test('ends the build with its error', () => {
    expect(result.text).toMatch(/no such company\s+at Company/);
    expect(result.code).toBe(1);
  });

  test('leaves nothing of a build', () => {
    expect(existsSync(join(broken.folder, 'dist'))).toBe(false);
  });
});
