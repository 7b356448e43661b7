import { globSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Folder of a finished build. */
export const DIST = 'dist';
/** Folder of a build in progress, so that a failed or interrupted one never reaches `dist`. */
export const STAGING = '.wrangler/building';
/** Where Cloudflare's plugin tells wrangler to deploy what it has just built, which is neither complete nor checked. */
const INVITATION = '.wrangler/deploy';

const remove = (path: string) => rm(path, { recursive: true, force: true });

/** Removes the last build and the remains of an interrupted one, so that neither is mistaken for the new one. */
export async function clearBuild(): Promise<void> {
  for (const path of [INVITATION, DIST, STAGING]) await remove(path);
}

/** Hides the staged build from wrangler: only `npm run deploy` uploads one, with a configuration of its own. */
export const withholdBuild = (): Promise<void> => remove(INVITATION);

/** Replaces the last build with the staged one. */
export const publishBuild = (): Promise<void> => rename(STAGING, DIST);

/** Returns the path of the built Worker's wrangler configuration. @throws if nothing is built yet */
export function builtWorkerConfig(root = '.'): string {
  // The plugin names the folder after the Worker.
  const [file] = globSync(join(DIST, '*', 'wrangler.json'), { cwd: root });
  if (file === undefined) throw new Error(`There is no build in ${DIST}. Run: npm run build`);
  return resolve(root, file);
}
