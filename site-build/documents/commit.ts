import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { recordPath } from './token-list.ts';

/** The commit that a build was made from. */
export interface Commit {
  /** Full hash, with `-dirty` if there are `strays`; `unknown` without git. */
  name: string;
  /** Commit time as ISO 8601 in UTC; the start of 1970 if unknown. */
  date: string;
  /** Committed paths that differ, and uncommitted ones that a build would read. */
  strays: readonly string[];
}

/** Folders whose files get into a build, as do those beside them, such as `.env` and `wrangler.json`. */
const SOURCES = ['config', 'public', 'site-build', 'src', 'worker'];
/** What no build tool reads: git's and npm's own files, and files of operating systems. */
const UNREAD = /^(?:\.git|node_modules|npm-debug\.log.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Asks git about the repository in `root` itself, bypassing settings, variables and replacements. */
function git(root: string, ...args: string[]): Buffer {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const env = {
    ...Object.fromEntries(inherited),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
  };
  return execFileSync('git', ['--git-dir=.git', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Git's name for these bytes, with SHA-1 or SHA-256 as in `example`. */
const blobName = (bytes: Buffer, example: string): string =>
  createHash(example.length === 40 ? 'sha1' : 'sha256')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');

/** A file's bytes as git stores them, or null if there is none; a symbolic link's are its target. */
function bytesOf(path: string): Buffer | null {
  try {
    return lstatSync(path).isSymbolicLink() ? Buffer.from(readlinkSync(path)) : readFileSync(path);
  } catch {
    return null;
  }
}

/** Paths, relative to `root`, of the files that a build could read. */
function readByBuild(root: string): string[] {
  const beside = readdirSync(root, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !UNREAD.test(entry.name))
    .map(({ name }) => name);
  const below = SOURCES.flatMap((folder) =>
    lstatSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => !entry.isDirectory())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      : [],
  );
  const { SITE_CONFIG } = process.env;
  const config = SITE_CONFIG ? relative(root, resolve(root, SITE_CONFIG)) : null;
  const record = config && recordPath(config);
  const chosen = [config, record].filter(
    (file): file is string => !!file && (file === config || existsSync(join(root, file))),
  );
  return [...beside, ...below, ...chosen].map((path) => path.split(sep).join('/'));
}

/**
 * The commit checked out in `root`. Git supplies only the commit's list of files; the bytes are compared here, because
 * the index can be told to ignore a file.
 */
export function currentCommit(root = '.'): Commit {
  try {
    const hash = git(root, 'rev-parse', '--verify', 'HEAD^{commit}').toString().trim();
    const [, seconds] = /^committer .* (\d+) [-+]\d{4}$/m.exec(git(root, 'cat-file', 'commit', hash).toString())!;
    const committed = new Map(
      git(root, 'ls-tree', '-r', '-z', '--full-tree', hash)
        .toString()
        .split('\0')
        .filter(Boolean)
        .map((line) => {
          const [about, path] = line.split('\t') as [string, string];
          const [mode, , name] = about.split(' ') as [string, string, string];
          return [path, { isLink: mode === '120000', name }];
        }),
    );
    const changed = [...committed].filter(([path, { name, isLink }]) => {
      const bytes = bytesOf(join(root, path));
      // A link's target is not in the commit.
      return bytes === null || isLink || blobName(bytes, name) !== name;
    });
    const added = readByBuild(root).filter((path) => !committed.has(path));
    const strays = [...changed.map(([path]) => path), ...added];
    const name = strays.length > 0 ? `${hash}-dirty` : hash;
    return { name, date: new Date(Number(seconds) * 1000).toISOString(), strays };
  } catch {
    return { name: 'unknown', date: new Date(0).toISOString(), strays: [] };
  }
}
