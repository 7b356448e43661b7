import { execFileSync } from 'node:child_process';
import { LEFT_BEHIND } from '../scan/scan.ts';

/** The commit that a build is made from. */
export interface Commit {
  /** Full hash, with `-dirty` if there are `strays`; `unknown` without git. */
  name: string;
  /** Commit time as ISO 8601 in UTC; the start of 1970 if unknown. */
  date: string;
  /** Changed files, those that are in no commit, and those in `public` and `token` that git ignores. */
  strays: readonly string[];
  /** Why git names no commit, in its own words, which have the remedy if another user owns the folder. */
  refusal?: string;
}

/** The commit checked out in `root`, and what differs from it. */
export function currentCommit(root = '.'): Commit {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean);
  try {
    const [seconds, hash] = git('rev-list', '--max-count=1', '--timestamp', 'HEAD')[0]!.split(' ');
    const listed = git('status', '--porcelain', '--untracked-files=normal').map((line) => line.slice('?? '.length));
    const ignored = git('ls-files', '--others', '--ignored', '--exclude-standard', '--', 'public', 'token');
    const strays = [...listed, ...ignored.filter((path) => !LEFT_BEHIND.test(path))];
    const name = strays.length > 0 ? `${hash}-dirty` : hash!;
    return { name, date: new Date(Number(seconds) * 1000).toISOString(), strays };
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const refusal = stderr?.trim() || message;
    return { name: 'unknown', date: new Date(0).toISOString(), strays: [], refusal };
  }
}

/** How many paths a message names. */
const NAMED = 5;

/** Why nobody could compare a build of this commit with published source, or null. */
export function untraceable({ name, strays, refusal }: Commit): string | null {
  if (name === 'unknown') {
    return `git names no commit, so nobody could compare a build with its source. Build in a clone, or do as it says:\n${refusal}\n`;
  }
  if (strays.length === 0) return null;
  const named = [...strays.slice(0, NAMED), ...(strays.length > NAMED ? ['…'] : [])];
  return `Not everything is committed: ${named.join(', ')}. Commit it, or remove it.`;
}
