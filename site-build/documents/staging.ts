import { existsSync, globSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

/** Folder of a finished build. */
export const DIST = 'dist';
/** Folder of a build in progress, so that a failed or interrupted one never reaches `dist`. */
export const STAGING = '.wrangler/building';
/** Tells wrangler which built configuration to serve and deploy. */
const DEPLOY_CONFIG = '.wrangler/deploy/config.json';
/** The same file during a build, where wrangler does not look. */
const WITHHELD = '.wrangler/deploy/withheld.json';

/** Removes the last build and the remains of an interrupted one, so that neither is taken for the new one. */
export async function clearBuild(): Promise<void> {
  for (const path of [DEPLOY_CONFIG, WITHHELD, DIST, STAGING]) await rm(path, { recursive: true, force: true });
}

/** Hides the staged build from wrangler until it is checked. `publishBuild` needs the file. */
export async function withholdBuild(): Promise<void> {
  if (existsSync(DEPLOY_CONFIG)) await rename(DEPLOY_CONFIG, WITHHELD);
}

/** Makes the staged build the one to serve and deploy. */
export async function publishBuild(): Promise<void> {
  const { configPath, ...rest } = JSON.parse(await readFile(WITHHELD, 'utf8')) as { configPath: string };
  const folder = dirname(DEPLOY_CONFIG);
  const inStaging = relative(resolve(STAGING), resolve(folder, configPath));
  await rename(STAGING, DIST);
  const published = relative(resolve(folder), resolve(DIST, inStaging));
  await writeFile(DEPLOY_CONFIG, `${JSON.stringify({ configPath: published, ...rest })}\n`);
  await rm(WITHHELD);
}

/** Path of the built Worker's wrangler configuration. @throws if there is no build */
export function builtWorkerConfig(root = '.'): string {
  // Cloudflare's plugin names the folder after the Worker.
  const [file] = globSync(join(DIST, '*', 'wrangler.json'), { cwd: root });
  if (file === undefined) throw new Error(`There is no build in ${DIST}. Run: npm run build`);
  return resolve(root, file);
}
