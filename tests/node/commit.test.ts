import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { currentCommit, untraceable } from '../../site-build/documents/commit.ts';
import { commitAll, git } from './lib/project.ts';

async function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Makes a repository in which these files are committed. */
async function repository(files: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'commit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await write(folder, { 'app.ts': 'committed', ...files });
  return { folder, hash: commitAll(folder) };
}

test('A build is named after its commit, and can be deployed', async () => {
  const { folder, hash } = await repository();
  const commit = currentCommit(folder);
  expect(commit).toEqual({ name: hash, date: '2026-01-02T12:00:00.000Z', strays: [] });
  expect(untraceable(commit)).toBeNull();
});

test.for([
  ['changed', 'app.ts'],
  ['in no commit', 'logo.svg'],
] as const)('A build is called dirty if a file is %s', async ([, stray]) => {
  const { folder, hash } = await repository();
  await write(folder, { [stray]: 'another' });
  expect(currentCommit(folder)).toMatchObject({ name: `${hash}-dirty`, strays: [stray] });
});

test('A dirty build cannot be deployed, and names what is not committed', async () => {
  const { folder } = await repository();
  await write(folder, { 'app.ts': 'changed', 'logo.svg': 'new' });
  expect(untraceable(currentCommit(folder))).toContain('Not everything is committed: app.ts, logo.svg.');
});

test('A build is no longer dirty once all is committed', async () => {
  const { folder } = await repository();
  await write(folder, { 'app.ts': 'changed', 'logo.svg': 'new' });
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Both');
  expect(currentCommit(folder).strays).toEqual([]);
});

test('A file that git ignores is a stray where it would be served', async () => {
  const { folder } = await repository({ '.gitignore': 'dist/\n*.pdf\n.DS_Store\n' });
  await write(folder, { 'dist/a.pdf': '', 'public/.DS_Store': '', 'public/paper.pdf': '' });
  expect(currentCommit(folder).strays).toEqual(['public/paper.pdf']);
});

test('A clone of another user is refused in git’s own words, with its remedy', async () => {
  const { folder } = await repository();
  // As git's own tests do.
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect(untraceable(currentCommit(folder))).toMatch(/do as it says:\nfatal: .*\n[^]*safe\.directory/);
});

test('A build without a repository has no name, and cannot be deployed', async () => {
  const { folder } = await repository();
  await rm(join(folder, '.git'), { recursive: true });
  expect(untraceable(currentCommit(folder))).toMatch(
    /Build in a clone, or do as it says:\nfatal: not a git repository/,
  );
});
