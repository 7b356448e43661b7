import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from '../build/lib/command.ts';
import { copyProject } from '../build/lib/copy-project.ts';

let project: Awaited<ReturnType<typeof copyProject>>;
/** Excludes everything from this project's own installation. */
const run = (...words: string[]) =>
  command(project.folder, words, { PATH: `${project.folder}/node_modules/.bin:${process.env.PATH}`, SITE_CONFIG: '' });

beforeAll(async () => {
  project = await copyProject();
  await rm(join(project.folder, 'node_modules'));
  for (const name of ['package-lock.json', '.npmrc', 'vitest.config.ts', 'tests']) {
    await cp(resolve(name), join(project.folder, name), { recursive: true });
  }
});
afterAll(() => project.remove());

test('Without any install script, the project installs, builds and runs tests on the Node of its lock file', async () => {
  expect(await run('npm', 'ci', '--ignore-scripts', '--prefer-offline')).toMatchObject({ code: 0 });
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const versions = Object.entries(lock.packages).flatMap(([path, { version }]) =>
    /^node_modules\/node-(?:bin-)?(?:linux|darwin|win)-/.test(path) ? [`v${version}\n`] : [],
  );
  expect(versions).toContain((await run('node', '--version')).text);
  expect(await run('vite', 'build', '--logLevel', 'warn')).toMatchObject({ code: 0 });
  expect(existsSync(join(project.folder, 'dist/SHA256SUMS'))).toBe(true);
  // One test in workerd and one in Node, to see that both runtimes start.
  const tests = await run('vitest', 'run', 'tests/worker/not-found', 'tests/build/icon-sprite');
  expect(stripVTControlCharacters(tests.text)).toMatch(/Test Files {2}2 passed/);
  expect(tests.code).toBe(0);
}, 400_000);
