import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';

/** Where a finished build is. */
export const DIST = 'dist';
/** Where a build is made: what fails, or is interrupted, never was in `dist`. */
export const STAGING = '.wrangler/building';
/** Tells wrangler which built configuration to serve and to deploy. */
const DEPLOY_CONFIG = '.wrangler/deploy/config.json';
/** The same of a build that is being made, where wrangler does not look. */
const WITHHELD = '.wrangler/deploy/withheld.json';

/** Takes the last build away, and what an interrupted one left, so that neither passes for the one that begins. */
export async function clearBuild(): Promise<void> {
  for (const path of [DEPLOY_CONFIG, WITHHELD, DIST, STAGING]) await rm(path, { recursive: true, force: true });
}

/** Takes away what tells wrangler of the staged build, which is not yet checked. `publishBuild` needs it. */
export async function withholdBuild(): Promise<void> {
  if (existsSync(DEPLOY_CONFIG)) await rename(DEPLOY_CONFIG, WITHHELD);
}

/** Makes the staged build the one that is served and deployed. */
export async function publishBuild(): Promise<void> {
  const { configPath, ...rest } = JSON.parse(await readFile(WITHHELD, 'utf8')) as { configPath: string };
  const folder = dirname(DEPLOY_CONFIG);
  const inStaging = relative(resolve(STAGING), resolve(folder, configPath));
  await rename(STAGING, DIST);
  const published = relative(resolve(folder), resolve(DIST, inStaging));
  await writeFile(DEPLOY_CONFIG, `${JSON.stringify({ configPath: published, ...rest })}\n`);
  await rm(WITHHELD);
}
