import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aboutOf, readings, withValue } from '../../scripts/init/values.ts';
import { leavesOf } from '../../scripts/doctor/diagnose.ts';
import { parseJsonc } from '../../site-build/config/jsonc.ts';
import { site as plumtag } from './fixtures/plumtag.ts';
import { command } from './lib/command.ts';
import { copyProject } from './lib/project.ts';

// Every command takes a second, and longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const FILE = 'config/site.jsonc';
const source = await readFile(FILE, 'utf8');

let project: Awaited<ReturnType<typeof copyProject>>;
beforeAll(async () => {
  project = await copyProject();
});
beforeEach(() => writeFile(join(project.folder, FILE), source));
afterAll(() => project.remove());

const there = (name: string) => join(project.folder, name);
async function init(...words: string[]): Promise<{ code: number; text: string; file: string }> {
  const outcome = await command(project.folder, ['node', 'scripts/init/init.ts', ...words], { SITE_CONFIG: '' });
  return { ...outcome, file: await readFile(there(FILE), 'utf8') };
}
async function initFrom(answers: unknown, before = '') {
  await writeFile(there('answers.json'), before + (typeof answers === 'string' ? answers : JSON.stringify(answers)));
  return init('--from', 'answers.json');
}

const comments = (words: string) => words.match(/^\s*\/\/.*/gm);

const { contentReviewed: _, contracts, ...others } = plumtag;
// The operator's file may name the chains in either order.
const order = (parseJsonc(source).value as typeof plumtag).contracts.map(({ chain }) => chain);
const answers = {
  ...others,
  contracts: order.map((name) => ({ address: contracts.find(({ chain }) => chain === name)!.address })),
};

describe('Answers from a file', () => {
  test('replace every demonstration value and keep every comment', async () => {
    const { text, file } = await initFrom(answers);
    expect(text).not.toMatch(/ demonstration | wrong /);
    expect(file).toContain('"product": "Plumtag"');
    for (const { address } of contracts) expect(file).toContain(`"address": "${address}"`);
    expect(comments(file)).toEqual(comments(source));
    expect(comments(file)!.length).toBeGreaterThan(25);
    expect((await command(project.folder, ['oxfmt', '--check', FILE])).text).toContain('All matched files');
  });

  test('come from the file that --to wrote, which is not overwritten; what is left out stays', async () => {
    expect(await init('--to', 'values.json')).toMatchObject({ code: 0 });
    expect((await init('--to', 'values.json')).text).toContain('values.json exists already');
    const values = JSON.parse(await readFile(there('values.json'), 'utf8')) as typeof plumtag;
    expect(values.contracts.map(({ chain }) => chain)).toEqual(order);
    const { text, file } = await initFrom({ ...values, product: 'Plumtag', links: undefined });
    expect(text).toMatch(/product +set +Plumtag/);
    expect(file).toBe(source.replace(/"product": "[^"]*"/, '"product": "Plumtag"'));
  });

  test('may begin with a byte order mark', async () => {
    expect((await initFrom({ product: 'Plumtag' }, '\ufeff')).file).toContain('"product": "Plumtag"');
  });

  test.each<[string, unknown, RegExp]>([
    [
      'one wrong value among right ones',
      { ...answers, email: 'nobody' },
      /Nothing was written[^]*email\n {4}is {6}"nobody"/,
    ],
    [
      'a date that has passed',
      { securityTxt: { expires: '2020-01-01T00:00:00Z' } },
      /Nothing was written[^]*It has passed/,
    ],
    ['a value that does not exist', { product: 'Plumtag', emial: 'a@b.co' }, /emial\n[^]*Did you mean email\?/],
    ['a group that does not exist', { shop: { url: 'https://x.io' } }, /shop/],
    ['a text instead of a group', { links: 'https://x.io' }, /links\n[^]*bot, docs, community, profile/],
    ['malformed JSON', '{ product: 1', /answers\.json has .*problems?:[^]*line 1, column 3/],
    ['a list', [], /is not a JSON object/],
  ])('with %s change nothing', async (_name, wrong, message) => {
    const { code, text, file } = await initFrom(wrong);
    expect(text).toMatch(message);
    expect(text).not.toMatch(/^ +at /m);
    expect(file).toBe(source);
    expect(code).toBe(1);
  });

  test('from a file that does not exist are refused', async () => {
    expect((await init('--from', 'nowhere.json')).text).toMatch(
      /nowhere\.json has one problem[^]*missing\n.*Name a file that exists/,
    );
  });

  test.each([
    ['UTF-16', Buffer.from('\ufeff{"product": "Plumtag"}', 'utf16le')],
    ['Latin-1', Buffer.from('{"company": {"legalName": "Zwetschgentag für alle"}}', 'latin1')],
  ])('in %s are refused, with the advice to save them as UTF-8', async (_encoding, bytes) => {
    await writeFile(there('answers.json'), bytes);
    const { code, text, file } = await init('--from', 'answers.json');
    expect(text).toMatch(/answers\.json has one problem[^]*not UTF-8\n.*Save it as UTF-8/);
    expect(file).toBe(source);
    expect(code).toBe(1);
  });
});

test('Without a terminal, init says how to answer from a file', async () => {
  const { code, text } = await init();
  expect(text).toContain('npm run init -- --to answers.json');
  expect(code).toBe(1);
});

describe('Questions', () => {
  test('cover every value, and say where visitors see it', () => {
    expect(aboutOf(['links', 'bot'])).toBe('"Start with $Name" in the hero.');
    expect(aboutOf(['contracts', 1, 'address'])).toMatch(/^Contract cards/);
    const fields = leavesOf(plumtag);
    expect(fields.filter(({ keys }) => aboutOf(keys) === '')).toEqual([]);
    expect(fields.length).toBeGreaterThan(25);
  });

  test.each([
    ['TOKEN', null, ['TOKEN']],
    ['18', null, ['18', 18]],
    ['null', 'TOKEN', [null]],
    ['a.io, b.io', [], [['a.io', 'b.io']]],
    ['', ['a.io'], [[]]],
  ])('An answer of %j to %j may mean %j', (answer, present, meant) => {
    expect(readings(answer, present)).toEqual(meant);
  });

  test('An answer is written where the value is, or added where it is missing', () => {
    const before = '{\n  // Where it is seen.\n  "company": {\n    "state": "Delaware", // A remark.\n  },\n}\n';
    expect(withValue(before, ['company', 'state'], 'O"Higgins\\')).toBe(
      before.replace('"Delaware"', String.raw`"O\"Higgins\\"`),
    );
    const added = withValue(before, ['company', 'legalName'], 'Plumtag');
    expect(added).toContain('"legalName": "Plumtag"');
    expect(comments(added)).toEqual(comments(before));
    expect(added).toContain('// A remark.');
  });
});
