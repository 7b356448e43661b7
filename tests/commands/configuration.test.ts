import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { siteSchema } from '../../config/site-schema.ts';
import { configProblems, jsonSchema } from '../../site-build/site-file/check.ts';
import { loadSite, parseJsonc, readSite } from '../../site-build/site-file/load.ts';
import { ConfigError, printValue } from '../../site-build/site-file/problems.ts';
import { site, withValue } from '../build/fixtures/plumtag.ts';
import { temporaryFolder } from '../build/lib/project.ts';
import { rightValues, wrongValues } from './values.ts';

describe('The file', () => {
  const folder = temporaryFolder();

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
    ['comma.jsonc', '{\n  "product": "Plumtag"\n  "origin": ""\n}', /3, column 3: comma expected[^]*just before/],
    ['quotes.jsonc', '{\n  "product": \'Plumtag\'\n}', /one problem[^]*line 2, column 14: [^]*straight double quotes/],
    ['curly.jsonc', '{ “product”: “x” }', /one problem[^]*line 1, column 3: [^]*straight double quotes/],
    ['quote.jsonc', '{\n  "product": "Plumtag,\n  "email": "a@b.co"\n}', /one problem[^]*column 14: unexpected end/],
    [
      'twice.jsonc',
      GOOD.replace('{', '{"email":"a@b.co",'),
      /email\n {4}is {6}there again at line 1, column \d+\n {4}remedy {2}Remove one of the two/,
    ],
    ['utf-16.jsonc', Buffer.from(`\ufeff${GOOD}`, 'utf16le'), /not UTF-8\n {4}remedy {2}Save it as UTF-8/],
  ])('%s gets a clear error', async (name, content, message) => {
    await expect(load(name, content)).rejects.toThrow(message);
  });

  test('A duplicate key is reported together with wrong values', async () => {
    const text = GOOD.replace('{', '{"product":"x",').replace('team@', '');
    await expect(load('both.jsonc', text)).rejects.toThrow(/has 2 problems[^]*product\n[^]*email\n/);
  });

  test.each<[string, string | Buffer]>([
    ['comments', `// A remark.\n${GOOD.replace('{', '{ /* another */')}`],
    ['a trailing comma', GOOD.replace(/\}$/, ',}')],
    ['a byte order mark', `\ufeff${GOOD}`],
  ])('Accepts %s', async (_, text) => {
    expect(await load('good.jsonc', text)).toEqual(site);
  });

  test('An empty SITE_CONFIG means the standard file', async () => {
    vi.stubEnv('SITE_CONFIG', '');
    expect(await readSite()).toHaveProperty('product');
  });
});

/** With another origin, the preview host belongs to a foreign domain. */
const WITHOUT_PREVIEW = { ...site, previewHosts: [] };
const WITH_EXCEPTION = { ...site, allowed: [{ found: 'x', reason: 'a made-up one' }], internationalisedHosts: [] };
const startOf = (path: string) =>
  path === 'origin' ? WITHOUT_PREVIEW : path.startsWith('allowed[') ? WITH_EXCEPTION : site;

const flat = <Value>(table: Readonly<Record<string, readonly Value[]>>) =>
  Object.entries(table).flatMap(([path, values]) => values.map((value) => [path, value] as const));

describe('Wrong values', () => {
  const rows = flat(wrongValues).map(([path, [value, remedy]]) => [path, value, remedy] as const);

  test.each(rows)('%s: %j is refused in its place, with a remedy', (path, value, remedy) => {
    const problems = configProblems(withValue(path, value, startOf(path)));
    expect(new Set(problems.map((problem) => problem.path))).toEqual(new Set([path]));
    expect(problems.map((problem) => problem.remedy).join('\n')).toMatch(remedy);
    expect(problems[0]!.value).toBe(printValue(value));
  });

  test('are all reported at once', () => {
    const wrong = {
      ...site,
      product: '',
      hstsPreload: 'yes',
      brand: { ...site.brand, ink: 'black' },
      previewHosts: ['preview.plumtag-token.io', 'evil.com'],
      contracts: [{ chain: 'bnb' }, { chain: 'bnb', address: 'x' }],
      surplus: 1,
    };
    expect(new Set(configProblems(wrong).map(({ path }) => path))).toEqual(
      new Set([
        'product',
        'hstsPreload',
        'brand.ink',
        'previewHosts[1]',
        'contracts[0].address',
        'contracts[1].address',
        'contracts[1].chain',
        'surplus',
      ]),
    );
  });

  test('make a message that names the file, each path, value and remedy', () => {
    const wrong = { ...site, product: '$Plumtag', email: 'nobody' };
    expect(new ConfigError('config/other.jsonc', configProblems(wrong)).message).toMatch(
      /^config\/other\.jsonc has 2 problems:\n\n {2}product\n {4}is {6}"\$Plumtag"\n {4}remedy {2}Leave out the sign.*\n\n {2}email\n {4}is {6}"nobody"\n/,
    );
  });

  test.each([['site'], [null]])('%j instead of an object gets the list of keys', (value) => {
    expect(configProblems(value)).toEqual([
      expect.objectContaining({ path: '', remedy: expect.stringContaining('product, symbol, decimals') }),
    ]);
  });

  const [bnb, solana] = site.contracts;
  test.each<[what: string, path: string, value: unknown, expected: string[]]>([
    ['the same contract twice', 'contracts', [bnb, bnb], ['contracts[1].chain']],
    ['one contract', 'contracts', [bnb], ['contracts']],
    ['one address twice', 'contracts', [bnb, { ...solana, address: bnb.address }], ['contracts[1].address']],
    [
      'two addresses in each other’s place',
      'contracts',
      [
        { ...bnb, address: solana.address },
        { ...solana, address: bnb.address },
      ],
      ['contracts'],
    ],
    ['ink that is too light everywhere', 'brand.ink', '#888888', ['brand.ink']],
    ['a signal that is too dark', 'brand.signal', '#3333AA', ['brand.signal']],
    ['a host with a letter beyond ASCII', 'links.docs', 'https://docs.plümtag.io/', ['links.docs']],
  ])('%s is one problem', (_, path, value, expected) => {
    expect(configProblems(withValue(path, value)).map((problem) => problem.path)).toEqual(expected);
  });

  test('One host in two places, to be read letter by letter, is one problem', () => {
    const host = 'xn--plmtag-4ya.io';
    const same = { ...site, origin: `https://${host}`, email: `team@${host}`, previewHosts: [] };
    expect(configProblems(same).map(({ path }) => path)).toEqual(['origin']);
  });
});

describe('Right values', () => {
  test.each(flat(rightValues))('%s accepts %j', (path, value) => {
    expect(configProblems(withValue(path, value, startOf(path)))).toEqual([]);
  });

  test('An internationalised host is accepted once it is confirmed', () => {
    const confirmed = { ...site, internationalisedHosts: ['plümtag.io'], previewHosts: [] };
    expect(configProblems({ ...confirmed, origin: 'https://xn--plmtag-4ya.io' })).toEqual([]);
  });

  test('The demonstration passes', async () => {
    expect(configProblems(parseJsonc(await readFile('config/site.jsonc', 'utf8')).value)).toEqual([]);
  });

  test('What is left out becomes the demonstration’s value, or nothing', () => {
    const { botHandle: _, governingLaw: __, hstsPreload: ___, previewHosts: ____, ...before } = site;
    expect(siteSchema.parse({ $schema: './x.json', ...before })).toEqual({
      ...before,
      botHandle: 'bot',
      governingLaw: '[to be completed: governing law]',
      hstsPreload: false,
      previewHosts: [],
      symbol: null,
      decimals: null,
      tokenListVersion: '1.0.0',
    });
  });
});

test('The JSON schema for editors is in the file that the operator’s names; to renew it: npx vitest run configuration -u', async () => {
  await expect(`${JSON.stringify(jsonSchema(), null, 2)}\n`).toMatchFileSnapshot('../../config/site.schema.json');
});
