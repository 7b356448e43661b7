import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a build reads; beside these only packages. */
const SOURCES = [
  'site-build',
  'config',
  'src',
  'worker',
  'public',
  'scripts',
  '.oxfmtrc.json',
  'index.html',
  'package.json',
  'tsconfig.json',
  'uno.config.ts',
  'vite.config.ts',
  'wrangler.toml',
];

/**
 * The project in a folder of its own, to be changed and built without a trace in this one: `dist` and the deploy
 * configuration belong to the tests that run beside.
 */
export async function copyProject(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const source of SOURCES) {
    await cp(source, join(folder, source), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      // `public` comes and goes: git keeps no empty folder.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
