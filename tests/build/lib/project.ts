import { cp, mkdir, mkdtemp, readdir, rm, symlink, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execFileSync } from 'node:child_process';

/** Everything that a build reads, apart from packages. */
const SOURCES = [
  'site-build',
  'config',
  'src',
  'worker',
  'public',
  'scripts',
  '.gitattributes',
  '.gitignore',
  '.oxfmtrc.json',
  'index.html',
  'package.json',
  'tsconfig.json',
  'uno.config.ts',
  'vite.config.ts',
  'wrangler.toml',
];

/**
 * Copies the project to a temporary folder, where a test may change and build it: this one's `dist` and deploy
 * configuration are in use by tests that run at the same time.
 */
export async function copyProject(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const source of SOURCES) {
    await cp(source, join(folder, source), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      // `public` may be missing: git keeps no empty folders.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  // A folder of its own, because Vite keeps its cache there: two servers that share one delete each other’s files.
  await mkdir(join(folder, 'node_modules'));
  const packages = (await readdir('node_modules')).filter((name) => !name.startsWith('.vite'));
  for (const name of packages) await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Fills in the blanks for a lawyer in the content of the project in `folder`. */
export async function fillGaps(folder: string): Promise<void> {
  const content = join(folder, 'src/content');
  for (const name of await readdir(content)) {
    const file = join(content, name);
    const text = await readFile(file, 'utf8');
    const filled = text.replaceAll(/\bgap\(\s*('[^']*'|"[^"]*")\s*\)/g, "'the one named here'");
    await writeFile(file, filled.replaceAll(/\[to be completed: [^\]]+\]/g, 'the one named here'));
  }
}

const NOON = '2026-01-02T12:00:00Z';
const someone = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'C',
  GIT_COMMITTER_EMAIL: 'c@example.com',
};

/** Runs git with its user's settings. Returns what it prints. */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...someone, GIT_AUTHOR_DATE: NOON, GIT_COMMITTER_DATE: NOON },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Commits all of `folder` to a new repository, at noon on 2 January 2026. Returns the hash. */
export function commitAll(folder: string): string {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'All of it');
  return git(folder, 'rev-parse', 'HEAD');
}
