import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SITE_TESTS } from '../../scripts/lib/site-tests.ts';
import { command } from './lib/project.ts';

const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };

test('every npm script that the documents and the workflows name exists', async () => {
  const files = globSync(['*.md', 'docs/*.md', '.github/{workflows,actions}/**/*.yml']);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const named = new Set(texts.join('\n').match(/(?<=npm run )[\w:-]+/g));
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('every test file that a deployment is to run exists', () => {
  expect(SITE_TESTS.unit.filter((path) => globSync(`${path}*`).length === 0)).toEqual([]);
});

test.for(['doctor', 'deploy', 'verify', 'bench'])(
  'npm run %s refuses an unknown option in one sentence',
  async (name) => {
    const { code, text } = await command('.', ['sh', '-c', `${scripts[name]} --nonsense`]);
    expect(text).toContain("Unknown option '--nonsense'");
    expect(text).not.toMatch(/^ +at /m);
    expect(code).toBeGreaterThan(0);
  },
);
