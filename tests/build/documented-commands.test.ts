import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chooseStages } from '../../scripts/test/stages.ts';
import { command as runCommand } from './lib/command.ts';
import { commandsIn } from './lib/fenced-commands.ts';

const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
const UNFILLED = { SITE_CONFIG: 'tests/site.jsonc' };

/** Runs an npm script with these arguments, as npm does. */
const start = (script: string, words: readonly string[], env: Record<string, string> = {}) =>
  runCommand('.', [...scripts[script]!.split(' '), ...words], env);

async function answers(script: string, words: readonly string[], text: string): Promise<void> {
  expect(await start(script, words)).toMatchObject({ code: 0, text: expect.stringContaining(text) });
}

async function refuses(script: string, words: readonly string[], env: Record<string, string>, text: string) {
  const outcome = await start(script, words, env);
  expect(outcome.text).toContain(text);
  expect(outcome.text, 'a stack trace').not.toMatch(/^ +at /m);
  expect(outcome.code).toBeGreaterThan(0);
}

const documents = async (): Promise<string[]> => {
  const files = await readdir('.', { withFileTypes: true });
  const docs = await readdir('docs').catch(() => []);
  return [
    ...files.filter((file) => file.isFile() && file.name.endsWith('.md')).map(({ name }) => name),
    ...docs.filter((name) => name.endsWith('.md')).map((name) => join('docs', name)),
  ];
};

/** The stages that arguments of `npm test` choose, and the words left for the test runners. */
const chosenBy = (words: readonly string[]) => {
  const { chosen, extra } = chooseStages(words);
  return [...chosen.map(({ name }) => name), ...extra.map((word) => `tests: ${word}`)];
};

/** Every fenced command, with a check that starts it, or that passes it an argument it has to reject. */
const documented: Record<string, () => Promise<void> | void> = {
  // The tests themselves run on what `npm ci` installed.
  'npm ci': () => expect(existsSync('node_modules/.package-lock.json')).toBe(true),
  'npm test': () => expect(chosenBy([])).toEqual(['types', 'lint', 'format', 'build', 'unit', 'browser', 'own site']),
  'npm test -- build unit': () => expect(chosenBy(['build', 'unit'])).toEqual(['build', 'unit', 'own site']),
  'npm test -- build browser faq': () =>
    expect(chosenBy(['build', 'browser', 'faq'])).toEqual(['build', 'browser', 'own site', 'tests: faq']),
  'npm start': () => refuses('start', [], { PORT: 'x' }, 'PORT is "x". Set it to a number'),
  'npm run dev': () => answers('dev', ['--version'], 'vite/'),
  'npm run build': () => answers('build', ['--help'], '--outDir'),
  'npm run check': () =>
    expect(scripts.check!.split(' && ').map((part) => part.split(' ')[0])).toEqual(['tsc', 'oxlint', 'oxfmt']),
  'npm run doctor': () => refuses('doctor', [], { SITE_CONFIG: 'nowhere.jsonc' }, 'nowhere.jsonc has one problem'),
  'npm run deploy': () => refuses('deploy', [], UNFILLED, 'Not deployed: the configuration is not ready'),
  'npm run deploy -- --dry-run': () => refuses('deploy', ['--dry-run'], UNFILLED, 'the configuration is not ready'),
  'npm run rollback': () => refuses('rollback', ['one', 'another'], {}, 'npm run rollback -- ID to go back to one'),
  'npm run verify -- https://your-site': () => refuses('verify', ['your-site'], {}, 'npm run verify -- https://'),
  'npm run verify -- https://your-token.com': () =>
    refuses('verify', [], {}, 'npm run verify -- https://your-token.com'),
  'npm run check-links': () => refuses('check-links', ['https://your-token.com'], {}, 'Write: npm run check-links'),
  'npm run test:engines': () => refuses('test:engines', ['netscape'], {}, '"netscape" is not a supported engine'),
};

test('Every fenced command in the documents is tried here', async () => {
  const strays: string[] = [];
  for (const file of await documents()) {
    const commands = commandsIn(await readFile(file, 'utf8'));
    strays.push(...commands.filter((command) => !(command in documented)).map((command) => `${file}: ${command}`));
  }
  expect(strays).toEqual([]);
});

test.each(Object.entries(documented))('%s', async (_, tried) => {
  await tried();
});

/** Scripts of the project's own; `npm test` passes on the options that it does not know. */
const own = Object.keys(scripts).filter(
  (name) => scripts[name]!.includes(' scripts/') && !/^test(?:$|:deploy)/.test(name),
);

test.each(own)('npm run %s does not ignore an option that it does not know', async (name) => {
  await refuses(name, ['--nonsense'], {}, '--nonsense');
});

test('Every npm script named in the documents exists', async () => {
  const missing: string[] = [];
  for (const file of [
    ...(await documents()),
    ...(await readdir('.github/workflows')).map((name) => `.github/workflows/${name}`),
  ]) {
    const names = [...(await readFile(file, 'utf8')).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
    missing.push(...names.filter((name) => !(name in scripts)).map((name) => `${file}: ${name}`));
  }
  expect(missing).toEqual([]);
});

describe('Commands are read from fences', () => {
  test.each([
    ['one per line', '```sh\nnpm ci\nnpm test\n```', ['npm ci', 'npm test']],
    ['joined ones', '```bash\nnpm ci && npm start\n```', ['npm ci', 'npm start']],
    [
      'without prompt, environment or comment',
      '```console\n$ PORT=1 SITE_CONFIG=a.jsonc npm start # here\n```',
      ['npm start'],
    ],
    ['in a fence without a language, among other lines', '```\nbuild/ what\n$ npm ci\n```', ['npm ci']],
    ['in a list', '1. Run\n   ```sh\n   npm ci\n   ```', ['npm ci']],
    ['but not from other languages', '```ts\nnpm ci\n```', []],
    ['nor from outside fences', '`npm ci`\nnpm ci', []],
  ])('%s', (_, markdown, commands) => {
    expect(commandsIn(markdown)).toEqual(commands);
  });
});
