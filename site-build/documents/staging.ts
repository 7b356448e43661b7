import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';

/** Where a finished build is. */
export const DIST = 'dist';
/** Where a build is made: what fails, or is interrupted, never was in `dist`. */
export const STAGING = '.wrangler/building';
/** Tells wrangler which built configuration to serve and to deploy. */
const DEPLOY_CONFIG = '.wrangler/deploy/config.json';

/** Takes the last build away, and what an interrupted one left, so that neither passes for the one that begins. */
export async function clearBuild(): Promise<void> {
  for (const path of [DEPLOY_CONFIG, DIST, STAGING]) await rm(path, { recursive: true, force: true });
}

/** Makes the staged build the one that is served and deployed. */
export async function publishBuild(): Promise<void> {
  const { configPath, ...rest } = JSON.parse(await readFile(DEPLOY_CONFIG, 'utf8')) as { configPath: string };
  const folder = dirname(DEPLOY_CONFIG);
  const inStaging = relative(resolve(STAGING), resolve(folder, configPath));
  await rename(STAGING, DIST);
  await mkdir(folder, { recursive: true });
  const published = relative(resolve(folder), resolve(DIST, inStaging));
  await writeFile(DEPLOY_CONFIG, `${JSON.stringify({ configPath: published, ...rest })}\n`);
}
