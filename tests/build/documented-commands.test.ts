import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandsIn } from './lib/fenced-commands.ts';

/** Commands that are run, with the file that runs each and the words by which one sees it there. */
const run: Record<string, readonly [file: string, words: string]> = {
  'npm ci': ['.ci/run', 'npm ci'],
  'npm test': ['.ci/run', 'npm test'],
  'npm test -- build unit': ['scripts/test/test.ts', "name: 'unit'"],
  'npm test -- build browser faq': ['scripts/test/test.ts', "name: 'browser'"],
  'npm start': ['scripts/test/test.ts', 'startServer('],
  'npm run dev': ['tests/build/dev.test.ts', "spawn('vite'"],
  'npm run build': ['.github/workflows/links.yml', 'npm run build'],
  'npm run check': ['scripts/test/test.ts', "command('oxlint')"],
  'npm run doctor': ['tests/build/doctor.test.ts', "run('doctor'"],
  'npm run deploy -- --dry-run': ['tests/build/doctor.test.ts', "run('deploy'"],
  'npm run deploy': ['.github/workflows/deploy.yml', 'npm run deploy'],
  'npm run verify -- https://your-site': ['tests/build/verify.test.ts', 'scripts/verify/verify.ts'],
  'npm run verify -- https://your-token.com': ['tests/build/verify.test.ts', 'scripts/verify/verify.ts'],
  'npm run check-links': ['.github/workflows/links.yml', 'npm run check-links'],
  'npm run test:engines': ['.github/workflows/check.yml', 'npm run test:engines'],
};

const documents = async (): Promise<string[]> => {
  const files = await readdir('.', { withFileTypes: true });
  const docs = await readdir('docs').catch(() => []);
  return [
    ...files.filter((file) => file.isFile() && file.name.endsWith('.md')).map(({ name }) => name),
    ...docs.filter((name) => name.endsWith('.md')).map((name) => join('docs', name)),
  ];
};

test('Every fenced command of the documents is one that is run', async () => {
  const strays: string[] = [];
  for (const file of await documents()) {
    const commands = commandsIn(await readFile(file, 'utf8'));
    strays.push(...commands.filter((command) => !(command in run)).map((command) => `${file}: ${command}`));
  }
  expect(strays).toEqual([]);
});

test.each(Object.entries(run))('%s is run where the list says', async (_, [file, words]) => {
  expect(await readFile(file, 'utf8')).toContain(words);
});

test('Every npm script that the documents name exists', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
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
    ['one a line', '```sh\nnpm ci\nnpm test\n```', ['npm ci', 'npm test']],
    ['joined ones', '```bash\nnpm ci && npm start\n```', ['npm ci', 'npm start']],
    [
      'with a prompt, an environment, a remark',
      '```console\n$ PORT=1 SITE_CONFIG=a.ts npm start # here\n```',
      ['npm start'],
    ],
    ['in a fence without a language, among other lines', '```\nbuild/ what\n$ npm ci\n```', ['npm ci']],
    ['in a list', '1. Run\n   ```sh\n   npm ci\n   ```', ['npm ci']],
    ['but not other languages', '```ts\nnpm ci\n```', []],
    ['nor what stands outside', '`npm ci`\nnpm ci', []],
  ])('%s', (_, markdown, commands) => {
    expect(commandsIn(markdown)).toEqual(commands);
  });
});
