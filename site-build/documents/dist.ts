import { existsSync, globSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Folder of the build. Until its checksums are there, which come last, no command takes it for one. */
export const DIST = 'dist';
/** Tells wrangler which built configuration to serve and deploy. */
const DEPLOY_CONFIG = '.wrangler/deploy/config.json';
/** The same file during a build, where wrangler does not look. */
const WITHHELD = '.wrangler/deploy/withheld.json';

/** Removes the last build, or a failed one, so that nobody takes it for the new one. */
export async function clearBuild(): Promise<void> {
  for (const path of [DEPLOY_CONFIG, WITHHELD, DIST]) await rm(path, { recursive: true, force: true });
}

/** Hides a build from wrangler until it is whole: Cloudflare's plugin shows it as soon as the Worker is built. */
export async function withholdBuild(): Promise<void> {
  if (existsSync(DEPLOY_CONFIG)) await rename(DEPLOY_CONFIG, WITHHELD);
}

/** Shows wrangler the finished build. */
export const publishBuild = (): Promise<void> => rename(WITHHELD, DEPLOY_CONFIG);

/** Path of the built Worker's wrangler configuration. @throws if there is no build */
export function builtWorkerConfig(root = '.'): string {
  // Cloudflare's plugin names the folder after the Worker.
  const [file] = globSync(join(DIST, '*', 'wrangler.json'), { cwd: root });
  if (file === undefined) throw new Error(`There is no build in ${DIST}. Run: npm run build`);
  return resolve(root, file);
}
