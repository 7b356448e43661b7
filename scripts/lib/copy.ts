import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What git or npm manages, and what commands write. */
const LEFT_OUT = new Set('.git node_modules dist .wrangler .tmp test-results'.split(' '));

/** Copies the project to a temporary folder, which may be changed and built while this one's build is served. */
export async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const name of await readdir('.')) {
    if (!LEFT_OUT.has(name)) await cp(name, join(folder, name), { recursive: true });
  }
  // A folder of its own, because Vite keeps its cache there: two servers that share one delete each other’s files.
  await mkdir(join(folder, 'node_modules'));
  const packages = (await readdir('node_modules')).filter((name) => !name.startsWith('.vite'));
  for (const name of packages) await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** What is the first token's alone: its logo, its limits, and what is served beside them. */
const OF_THE_FIRST = ['token/logo.svg', 'token/budget.json', 'public'];

/** Lays the second token over the token of a copy of the project. The words that it does not have remain. */
export async function replaceToken(folder: string): Promise<void> {
  for (const name of OF_THE_FIRST) await rm(join(folder, name), { recursive: true, force: true });
  await cp('tests/second-token', join(folder, 'token'), { recursive: true });
}
