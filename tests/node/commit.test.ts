import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { currentCommit, untraceable } from '../../site-build/documents/commit.ts';
import { commitAll, git, temporaryFolder } from './lib/project.ts';

const folder = temporaryFolder();
let hash: string;
beforeAll(async () => {
  await writeFile(join(folder, 'app.ts'), 'committed');
  await writeFile(join(folder, '.gitignore'), 'dist/\n');
  hash = commitAll(folder);
});

test('A build is named after its commit', () => {
  const commit = currentCommit(folder);
  expect(commit).toEqual({ name: hash, date: '2026-01-02T12:00:00.000Z', strays: [] });
  expect(untraceable(commit)).toBeNull();
});

test('A build is called dirty if a file is changed, or in no commit, and cannot be deployed', async () => {
  await writeFile(join(folder, 'app.ts'), 'changed');
  await writeFile(join(folder, 'logo.svg'), 'new');
  const commit = currentCommit(folder);
  expect(commit).toMatchObject({ name: `${hash}-dirty`, strays: ['app.ts', 'logo.svg'] });
  expect(untraceable(commit)).toContain('Not everything is committed: app.ts, logo.svg.');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Both');
  expect(currentCommit(folder).strays).toEqual([]);
});

test('A file that git ignores is a stray where it would be served', async () => {
  await mkdir(join(folder, 'public'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, '.gitignore'), 'dist/\n*.pdf\n.DS_Store\n');
  for (const name of ['dist/a.pdf', 'public/.DS_Store', 'public/paper.pdf']) await writeFile(join(folder, name), '');
  git(folder, 'commit', '--all', '--quiet', '--message', 'Ignore more');
  expect(currentCommit(folder).strays).toEqual(['public/paper.pdf']);
});

test('A clone of another user is refused in git’s own words, with its remedy', () => {
  // As git's own tests do.
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect(untraceable(currentCommit(folder))).toMatch(/do as it says:\nfatal: .*\n[^]*safe\.directory/);
});

test('A build without a repository has no name, and cannot be deployed', async () => {
  await rm(join(folder, '.git'), { recursive: true });
  expect(untraceable(currentCommit(folder))).toMatch(
    /Build in a clone, or do as it says:\nfatal: not a git repository/,
  );
});
