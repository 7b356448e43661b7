import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { command } from './lib/command.ts';
import { copyProject } from './lib/copy-project.ts';
import { fillGaps } from './lib/fill-gaps.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let project: Awaited<ReturnType<typeof copyProject>>;
let env: Record<string, string>;

beforeAll(async () => {
  project = await copyProject();
  await fillGaps(project.folder);
  // This is one of the tests that `npm test` runs: here it only says that it was asked, and what it could see.
  const bin = join(project.folder, 'bin');
  await mkdir(bin);
  await writeFile(join(bin, 'npm'), '#!/bin/sh\necho "npm $* token=$CLOUDFLARE_API_TOKEN."\n', { mode: 0o755 });
  env = {
    PATH: `${bin}:${resolve('node_modules/.bin')}:${process.env.PATH}`,
    SITE_CONFIG: resolve('tests/build/fixtures/plumtag.ts'),
    CLOUDFLARE_API_TOKEN: 'secret',
  };
});
afterAll(() => project.remove());

const dryRun = () => command(project.folder, ['node', 'scripts/deploy/deploy.ts', '--dry-run'], env);

test('The dry run of a ready site does everything but the upload, in order, without an account', async () => {
  const { code, text } = await dryRun();
  const steps = [
    '1/5 doctor',
    'Ready to deploy',
    '2/5 tests',
    'npm test',
    '3/5 build',
    '4/5 scan',
    'None.',
    '5/5 what',
  ];
  expect(
    steps.map((step) => text.indexOf(step)).every((at, index, all) => at > (all[index - 1] ?? -1)),
    text,
  ).toBe(true);
  expect(text, 'the tests do not see the key to the account').toContain('npm test --silent token=.');
  expect(text).toContain('"www-plumtag-token-io"');
  expect(text).toContain('--dry-run: exiting now.');
  expect(text.trimEnd()).toMatch(
    /Ready: the dry run of https:\/\/www\.plumtag-token\.io passed, nothing was uploaded\.$/,
  );
  expect(code).toBe(0);
});

test('A dry run whose flag npm kept for itself, as it does without the -- before it, is one too', async () => {
  const { code, text } = await command(project.folder, ['node', 'scripts/deploy/deploy.ts'], {
    ...env,
    npm_config_dry_run: 'true',
  });
  expect(text.trimEnd()).toMatch(/passed, nothing was uploaded\.$/);
  expect(code).toBe(0);
});

test('A leftover in the content is refused before the upload, with its file', async () => {
  const file = join(project.folder, 'src/content/company.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace("title: '", "title: 'TODO www.plumtag.example "));
  const { code, text } = await dryRun();
  expect(text).toMatch(
    /Not deployed: the built files still hold\n(?: {2}dist\/.*\n)* {2}dist\/client\/index\.html: www\.plumtag\.example\n {2}dist\/client\/index\.html: TODO/,
  );
  expect(text).not.toContain('5/5');
  expect(code).toBe(1);
});
