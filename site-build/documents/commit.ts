import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { recordPath } from './token-list.ts';

/** The source of a build. */
export interface Commit {
  /** Full hash, with `-dirty` if what a build reads differs from it; `unknown` without git. */
  name: string;
  /** When it was made, as ISO 8601 in UTC; the start of 1970 if unknown. */
  date: string;
  /** Paths that differ from it, or that a build would read and it does not have. */
  strays: readonly string[];
}

/** Folders from which files get into a build. So do files beside them, such as `.env` and `wrangler.json`. */
const SOURCES = ['config', 'public', 'site-build', 'src', 'worker'];
/** What no tool reads while building: git's and npm's own, answers for `npm run init`, and the systems' litter. */
const UNREAD = /^(?:\.git|node_modules|answers\.json|npm-debug\.log.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Asks git about the repository in `root` itself, past every setting, variable and replacement that changes its answer. */
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

/** The name under which git would keep these bytes, with SHA-1 or SHA-256 as in `example`. */
const blobName = (bytes: Buffer, example: string): string =>
  createHash(example.length === 40 ? 'sha1' : 'sha256')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');

/** The bytes of a file as git keeps them, or null if there is none; those of a symbolic link are its target. */
function bytesOf(path: string): Buffer | null {
  try {
    return lstatSync(path).isSymbolicLink() ? Buffer.from(readlinkSync(path)) : readFileSync(path);
  } catch {
    return null;
  }
}

/** Paths of the files that a build could read, from `root`. */
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
 * Returns the commit that is checked out in `root`. Git is asked only for the commit's own list of files; their bytes are
 * compared here, since the index can be told to overlook a file.
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
      // What a link leads to is not in the commit.
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
