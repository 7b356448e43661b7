import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preflight } from '../../scripts/deploy/preflight.ts';
import { command } from '../build/lib/command.ts';
import { site } from './operator.ts';

const home = process.cwd();
const { signal } = new AbortController();
const today = new Date('2026-11-22');
let root: string;

const git = (folder: string, ...words: string[]) =>
  command(folder, ['git', '-c', 'user.name=tests', '-c', 'user.email=tests@localhost', ...words]);

async function commitFile(folder: string, name: string): Promise<void> {
  await writeFile(join(folder, name), name);
  await git(folder, 'add', '--all');
  await git(folder, 'commit', '--quiet', '--message', name);
}

/** Two clones of one repository; this process works in the first. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'preflight-'));
  await git(root, 'init', '--quiet', '--bare', '--initial-branch=main', 'hub');
  await git(root, 'clone', '--quiet', 'hub', 'mine');
  await commitFile(join(root, 'mine'), 'first');
  await git(join(root, 'mine'), 'push', '--quiet', 'origin', 'HEAD:main');
  await git(join(root, 'mine'), 'branch', '--set-upstream-to=origin/main');
  await git(root, 'clone', '--quiet', 'hub', 'theirs');
  process.chdir(join(root, 'mine'));
});
afterEach(async () => {
  process.chdir(home);
  await rm(root, { recursive: true });
});

test('A committed tree that is up to date with its upstream passes', async () => {
  await expect(preflight(site, today, signal)).resolves.toBeUndefined();
});

test('An uncommitted change is refused', async () => {
  await writeFile('first', 'changed');
  await expect(preflight(site, today, signal)).rejects.toThrow(/uncommitted changes[^]*commit them/);
});

test('A folder that is not a repository is refused', async () => {
  process.chdir(root);
  await expect(preflight(site, today, signal)).rejects.toThrow(/not made in a git repository/);
});

test('A branch that lacks commits of its upstream is refused', async () => {
  await commitFile(join(root, 'theirs'), 'second');
  await git(join(root, 'theirs'), 'push', '--quiet', 'origin', 'HEAD:main');
  await expect(preflight(site, today, signal)).rejects.toThrow(/a commit behind origin\/main\. Run: git pull/);
});

test('An upstream that cannot be reached is refused', async () => {
  await rm(join(root, 'hub'), { recursive: true });
  await expect(preflight(site, today, signal)).rejects.toThrow(/origin\/main cannot be reached/);
});

test.each([
  ['2026-11-21T00:00:00Z', /has expired/],
  ['2026-12-01T00:00:00Z', /expires in 9 days/],
])('A security.txt that expires on %s is refused', async (expires, words) => {
  await expect(preflight({ ...site, securityTxt: { expires } }, today, signal)).rejects.toThrow(words);
});
