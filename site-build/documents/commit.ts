import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The source of a build. */
export interface Commit {
  /** Full hash, with `-dirty` if files differ from it; `unknown` without git. */
  name: string;
  /** When it was made, as ISO 8601 in UTC; the start of 1970 if unknown. */
  date: string;
}

/** Returns the commit of the working tree. */
export function currentCommit(): Commit {
  try {
    // A copy inside another repository does not have that repository's commit.
    if (realpathSync(git('rev-parse', '--show-toplevel')) !== realpathSync('.')) throw new Error('not this repository');
    const [hash, seconds] = git('log', '-1', '--format=%H %ct').split(' ');
    const isDirty = git('status', '--porcelain') !== '';
    return { name: hash! + (isDirty ? '-dirty' : ''), date: new Date(Number(seconds) * 1000).toISOString() };
  } catch {
    return { name: 'unknown', date: new Date(0).toISOString() };
  }
}
