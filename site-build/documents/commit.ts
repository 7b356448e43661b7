import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The source of a build. */
export interface Commit {
  /** Full hash, with `-dirty` where files differ from it; `unknown` where there is no git. */
  name: string;
  /** When it was made, as ISO 8601 in UTC; the start of 1970 where that is unknown. */
  date: string;
}

/** The commit that the working tree holds. */
export function currentCommit(): Commit {
  try {
    // A copy inside another repository is not that repository's commit.
    if (realpathSync(git('rev-parse', '--show-toplevel')) !== realpathSync('.')) throw new Error('not this repository');
    const [hash, seconds] = git('log', '-1', '--format=%H %ct').split(' ');
    const isDirty = git('status', '--porcelain') !== '';
    return { name: hash! + (isDirty ? '-dirty' : ''), date: new Date(Number(seconds) * 1000).toISOString() };
  } catch {
    return { name: 'unknown', date: new Date(0).toISOString() };
  }
}
