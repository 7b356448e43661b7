import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { currentCommit, untraceable } from '../../site-build/documents/commit.ts';
import { commitAll, git, temporaryFolder } from '../lib/project.ts';

const folder = temporaryFolder();
async function write(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

test('A build is named after its commit, and dirty until all of it is committed', async () => {
  await write({ 'app.ts': 'committed', '.gitignore': 'dist/\n*.pdf\n.DS_Store\n' });
  const hash = commitAll(folder);
  expect.soft(currentCommit(folder)).toEqual({ name: hash, date: '2026-01-02T12:00:00.000Z', strays: [] });
  expect.soft(untraceable(currentCommit(folder))).toBeNull();

  // What git ignores is a stray where it would be served.
  await write({
    'app.ts': 'changed',
    'logo.svg': 'new',
    'dist/a.pdf': '',
    'public/.DS_Store': '',
    'public/paper.pdf': '',
  });
  const strays = ['app.ts', 'logo.svg', 'public/paper.pdf'];
  expect.soft(currentCommit(folder)).toMatchObject({ name: `${hash}-dirty`, strays });
  expect.soft(untraceable(currentCommit(folder))).toContain(`Not everything is committed: ${strays.join(', ')}.`);

  git(folder, 'add', '--all', '--force');
  git(folder, 'commit', '--quiet', '--message', 'All');
  expect.soft(currentCommit(folder).strays).toEqual([]);

  // As git's own tests do.
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect.soft(untraceable(currentCommit(folder))).toMatch(/do as it says:\nfatal: .*\n[^]*safe\.directory/);
  vi.unstubAllEnvs();
  await rm(join(folder, '.git'), { recursive: true });
  const noRepository = /Build in a clone, or do as it says:\nfatal: not a git repository/;
  expect.soft(untraceable(currentCommit(folder))).toMatch(noRepository);
});
