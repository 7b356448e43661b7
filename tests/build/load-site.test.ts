import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSite, readSite } from '../../site-build/config/load.ts';
import { site } from './fixtures/plumtag.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'config-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function load(name: string, content: string | Buffer | null) {
  const file = join(folder, name);
  if (content !== null) await writeFile(file, content);
  vi.stubEnv('SITE_CONFIG', file);
  return loadSite();
}

const GOOD = JSON.stringify(site);

test.each<[string, string | Buffer | null, RegExp]>([
  ['missing.jsonc', null, /missing\.jsonc has one problem[^]*is {6}missing[^]*Set SITE_CONFIG to a file that exists/],
  ['empty.jsonc', '', /wrong at line 1, column 1: value expected/],
  [
    'comma.jsonc',
    '{\n  "product": "Plumtag"\n  "origin": ""\n}',
    /line 3, column 3: comma expected[^]*just before: a comma/,
  ],
  ['windows.jsonc', '{\r\n  "product": "Plumtag"\r\n  "origin": ""\r\n}', /line 3, column 3: comma expected/],
  ['quotes.jsonc', '{\n  "product": \'Plumtag\'\n}', /line 2, column 14: [^]*straight double quotes/],
  ['curly.jsonc', '{ “product”: "x" }', /line 1, column 3: [^]*straight double quotes/],
  ['bracket.jsonc', '{ "product": "x"', /line 1, column 17: close brace expected/],
  ['rest.jsonc', '{} {}', /line 1, column 4: end of file expected/],
  [
    'twice.jsonc',
    GOOD.replace('{', '{"email":"a@b.co",'),
    /email\n {4}is {6}there again at line 1, column \d+\n {4}remedy {2}Remove one of the two/,
  ],
  ['nested-twice.jsonc', GOOD.replace('"bot":', '"docs":"https://a.co","bot":'), /links\.docs\n {4}is {6}there again/],
  ['prototype.jsonc', GOOD.replace('{', '{"__proto__":{"product":"x"},'), /__proto__\n {4}is {6}a prototype/],
  ['deep.jsonc', '['.repeat(100_000), /nested too deeply/],
  ['utf-16.jsonc', Buffer.from(`\ufeff${GOOD}`, 'utf16le'), /not UTF-8\n {4}remedy {2}Save it as UTF-8/],
  ['list.jsonc', '[]', /Write an object with the keys \$schema, product/],
  ['site.ts', 'export const site = {};', /is {6}a program\n {4}remedy {2}The configuration is data now/],
])('%s gets a clear error', async (name, content, message) => {
  await expect(load(name, content)).rejects.toThrow(message);
});

test('A key that is there twice is reported together with wrong values', async () => {
  const text = GOOD.replace('{', '{"product":"x",').replace('team@', '');
  await expect(load('both.jsonc', text)).rejects.toThrow(/has 2 problems[^]*product\n[^]*email\n/);
});

test.each<[string, string | Buffer]>([
  ['comments', `// A remark.\n${GOOD.replace('{', '{ /* another */')}`],
  ['a trailing comma', GOOD.replace(/\}$/, ',}')],
  ['a byte order mark', `\ufeff${GOOD}`],
  ['a schema', GOOD.replace('{', '{"$schema":"./site.schema.json",')],
  ['Windows line ends', JSON.stringify(site, null, 2).replaceAll('\n', '\r\n')],
])('%s is no problem', async (_, text) => {
  expect(await load('good.jsonc', text)).toEqual(site);
});

test('An empty SITE_CONFIG means the standard file', async () => {
  vi.stubEnv('SITE_CONFIG', '');
  expect(await readSite()).toHaveProperty('product');
});
