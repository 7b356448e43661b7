import { execFileSync } from 'node:child_process';

const NOON = '2026-01-02T12:00:00Z';
const someone = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'C',
  GIT_COMMITTER_EMAIL: 'c@example.com',
};

/** Runs git as its user does, settings included. Returns what it prints. */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...someone, GIT_AUTHOR_DATE: NOON, GIT_COMMITTER_DATE: NOON },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Makes a repository of `folder` whose only commit, at noon of 2 January 2026, has all of it. Returns its hash. */
export function commitAll(folder: string): string {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'All of it');
  return git(folder, 'rev-parse', 'HEAD');
}
