import { execFileSync, type StdioOptions } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** The commit that a build was made from. */
export interface Commit {
  /** Full hash, with `-dirty` if there are `strays`; `unknown` without git. */
  name: string;
  /** Commit time as ISO 8601 in UTC; the start of 1970 if unknown. */
  date: string;
  /** Committed paths that differ, and uncommitted ones that a build would read. */
  strays: readonly string[];
}

/** What a build reads: these folders, and files beside them such as `wrangler.json`. */
const SOURCES = ['config', 'public', 'site-build', 'src', 'worker', ':(glob)*'];
/** What no build tool reads, though it lies beside those folders. */
const UNREAD = /^(?:node_modules|npm-debug\.log.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/;
/**
 * The commit checked out in `root`, which may be a folder within its repository. Reads the commit into an index of its
 * own, because the user's can be told to ignore a file; and ignores no file among the sources, because it would be
 * served.
 */
export function currentCommit(root = '.'): Commit {
  const folder = mkdtempSync(join(tmpdir(), 'index-'));
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const env = { ...Object.fromEntries(inherited), GIT_INDEX_FILE: join(folder, 'index') };
  // Plumbing alone, which no other setting reaches. Permissions are not served.
  const git = (...args: string[]): string[] => {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
    const words = ['-c', 'core.fileMode=false', ...args];
    return execFileSync('git', words, { cwd: root, env, stdio, maxBuffer: 2 ** 26 })
      .toString()
      .split(/[\0\n]/)
      .filter(Boolean);
  };
  try {
    const [seconds, hash] = git('rev-list', '--max-count=1', '--timestamp', 'HEAD')[0]!.split(' ');
    git('read-tree', 'HEAD');
    const { SITE_CONFIG = '' } = process.env;
    const config = relative(root, resolve(root, SITE_CONFIG || 'config'));
    // Git refuses to look outside the repository, where no file is in the commit.
    const chosen = [config, join(dirname(config), 'logo.svg')];
    const [inside, outside] = config.startsWith('..') ? [SOURCES, [config]] : [[...SOURCES, ...chosen], []];
    const others = git('ls-files', '-z', '--others', '--', ...inside).filter((path) => !UNREAD.test(path));
    const strays = [...git('ls-files', '-z', '--modified'), ...others, ...outside];
    const name = strays.length > 0 ? `${hash}-dirty` : hash!;
    return { name, date: new Date(Number(seconds) * 1000).toISOString(), strays };
  } catch {
    return { name: 'unknown', date: new Date(0).toISOString(), strays: [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
