import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { command as runCommand } from '../build/lib/project.ts';
import { copyProject } from '../../scripts/lib/copy.ts';

const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };

test('every npm script that the documents and the workflows name exists', async () => {
  const files = globSync(['*.md', 'docs/*.md', '.github/workflows/*.yml']);
  const named: string[] = [];
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
    named.push(...names);
    expect(
      names.filter((name) => !Object.hasOwn(scripts, name)),
      file,
    ).toEqual([]);
  }
  expect(named.length).toBeGreaterThan(10);
});

/** Not `npm test`, which passes unknown options on to the test runners. */
const own = Object.keys(scripts).filter((name) => /node scripts\/.*\.ts/.test(scripts[name]!) && name !== 'test');

test.for(own)('npm run %s refuses an option that it does not know, without a stack trace', async (name) => {
  const { code, text } = await runCommand('.', ['sh', '-c', `${scripts[name]!.split('exec ').at(-1)} --nonsense`]);
  expect(text).toContain('--nonsense');
  expect(text).not.toMatch(/^ +at /m);
  expect(code).toBeGreaterThan(0);
});

test('npm test stops before the tests if a file’s format is wrong, and counts that as a failure', async () => {
  const { folder, remove } = await copyProject();
  onTestFinished(remove);
  await writeFile(join(folder, 'worker/loose.ts'), 'export  const loose = 1');
  const { code, text } = await runCommand(folder, ['node', 'scripts/test.ts', 'format', 'unit']);
  expect(text.trimEnd()).toMatch(/worker\/loose\.ts[^]*\nFAILED: format\. Not run: unit\.$/);
  expect(code).toBe(1);
});

test('npm test leaves the operator’s build as it is, and a wrong configuration stops its own with every problem', async () => {
  const { folder, remove } = await copyProject();
  onTestFinished(remove);
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/COMMIT'), 'the operator’s');
  // A build removes the last one before it reads the configuration, so that a failing one shows where it builds.
  await writeFile(join(folder, 'tests/site.jsonc'), '{}');
  const { code, text } = await runCommand(folder, ['node', 'scripts/test.ts', 'unit']);
  expect(text).toMatch(/tests\/site\.jsonc has \d+ problems:[^]*\n {2}securityTxt\n {4}is {6}missing\n {4}remedy/);
  expect(text).toMatch(/^FAILED: build\. Not run: unit\.$/m);
  expect(await readFile(join(folder, 'dist/COMMIT'), 'utf8')).toBe('the operator’s');
  expect(code).toBe(1);
});
