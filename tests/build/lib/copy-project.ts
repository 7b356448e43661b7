import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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
