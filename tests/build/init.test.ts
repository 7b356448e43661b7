import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readAnswer } from '../../scripts/init/answer.ts';
import { fieldsOf, withValues } from '../../scripts/init/config-file.ts';
import { site as plumtag } from './fixtures/plumtag.ts';
import { command } from './lib/command.ts';
import { copyProject } from './lib/copy-project.ts';

const FILE = 'config/site.ts';
const source = await readFile(FILE, 'utf8');
const fields = await fieldsOf(FILE, source);
const field = (path: string) => fields.find((one) => one.path === path)!;
const today = new Date('2026-11-22');

let project: Awaited<ReturnType<typeof copyProject>>;
beforeAll(async () => {
  project = await copyProject();
});
beforeEach(() => writeFile(join(project.folder, FILE), source));
afterAll(() => project.remove());

async function initFrom(answers: unknown): Promise<{ code: number; text: string; file: string }> {
  await writeFile(join(project.folder, 'answers.json'), JSON.stringify(answers));
  const words = ['node', 'scripts/init/init.ts', '--from', 'answers.json'];
  const outcome = await command(project.folder, words, { SITE_CONFIG: '' });
  return { ...outcome, file: await readFile(join(project.folder, FILE), 'utf8') };
}

const comments = (words: string) => words.match(/\/\*\*[^]*?\*\//g);

const { contentReviewed: _, contracts, ...others } = plumtag;
const answers = {
  ...others,
  contracts: contracts.toReversed().map(({ address }) => ({ address })),
  origin: 'https://plumtag-token.io',
};

test('Answers from a file replace every demonstration value and keep every comment', async () => {
  const { text, file } = await initFrom(answers);
  expect(text).not.toMatch(/ demonstration /);
  expect(text).not.toMatch(/ wrong /);
  expect(file).toContain("product: 'Plumtag'");
  for (const { address } of contracts) expect(file).toContain(`address: '${address}'`);
  expect(comments(file)).toEqual(comments(source));
});

test('A value too long for its line leaves a file that passes the format check', async () => {
  const legalName = 'A Company With a Very Long Name That Needs a Line of Its Own, Incorporated';
  await initFrom({ ...answers, company: { ...answers.company, legalName } });
  const { code, text } = await command(project.folder, ['oxfmt', '--check', FILE]);
  expect(code, text).toBe(0);
});

test('The values are written to a file, edited there, and read back', async () => {
  const init = (...words: string[]) =>
    command(project.folder, ['node', 'scripts/init/init.ts', ...words], { SITE_CONFIG: '' });
  expect(await init('--to', 'values.json')).toMatchObject({ code: 0 });
  expect((await init('--to', 'values.json')).text).toContain('values.json exists already');
  const values = JSON.parse(await readFile(join(project.folder, 'values.json'), 'utf8')) as typeof plumtag;
  expect(values.contracts.map(({ chain }) => chain)).toEqual(['solana', 'bnb']);
  await writeFile(join(project.folder, 'values.json'), JSON.stringify({ ...values, product: 'Plumtag' }));
  expect((await init('--from', 'values.json')).text).toMatch(/product +set +Plumtag/);
  expect(await readFile(join(project.folder, FILE), 'utf8')).toBe(source.replace("'HashtagPay'", "'Plumtag'"));
});

test('One wrong answer leaves the file unchanged and gets its remedy', async () => {
  const { code, text, file } = await initFrom({ ...answers, email: 'nobody' });
  expect(text).toMatch(/Nothing was written[^]*email is "nobody"/);
  expect(file).toBe(source);
  expect(code).toBe(1);
});

test('An answer for a field that does not exist is refused', async () => {
  const { code, text } = await initFrom({ links: { shop: 'https://x.io' } });
  expect(text).toMatch(/does not have: links\.shop/);
  expect(code).toBe(1);
});

test('Without a terminal, init says how to answer from a file', async () => {
  const { code, text } = await command(project.folder, ['node', 'scripts/init/init.ts'], { SITE_CONFIG: '' });
  expect(text).toContain('npm run init -- --to answers.json');
  expect(code).toBe(1);
});

test('Every value in the file becomes a field, described by its comment', () => {
  expect(field('links.bot').about).toBe('"Start with $Name" in the hero.');
  expect(fields.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'product',
      'decimals',
      'contracts[1].address',
      'company.legalName',
      'hstsPreload',
      'brand.ink',
    ]),
  );
});

test('An answer is read as its field’s type, or gets doctor’s remedy', () => {
  const site = structuredClone(plumtag);
  expect(readAnswer({ ...site, decimals: null, symbol: 'PLUM' }, field('decimals'), '9', today)).toEqual({ value: 9 });
  expect(readAnswer(site, field('company.fileNumber'), '10179', today)).toEqual({ value: '10179' });
  expect(readAnswer(site, field('email'), 'nobody', today)).toHaveProperty('remedy');
  expect(readAnswer(site, field('origin'), 'https://hashtagpay.example', today)).toHaveProperty('remedy');
});

test('A quote in a value cannot end its string', () => {
  const text = withValues(source, new Map([[field('company.state'), "O'Higgins\\"]]));
  expect(text).toContain(String.raw`state: 'O\'Higgins\\'`);
});
