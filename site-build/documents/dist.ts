import { globSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SERVED_SUMS } from '../../config/headers.ts';
import { filesBelow, sha256Hex } from '../files.ts';

/** Folder of the build. */
export const DIST = 'dist';
/** What is served of it. */
export const CLIENT = `${DIST}/client`;
/** Checksums of the build. They are written last: a build without them is not whole. */
export const SUMS_FILE = join(CLIENT, SERVED_SUMS);
/** Where Cloudflare's plugin tells wrangler which build to deploy. */
const DEPLOY_CONFIG = '.wrangler/deploy';

/** Removes a build, and what leads wrangler to it. */
export function clearBuild(): void {
  for (const path of [DEPLOY_CONFIG, DIST]) rmSync(path, { recursive: true, force: true });
}

/** Path of the built Worker's wrangler configuration. @throws if there is no build */
export function builtWorkerConfig(): string {
  // Cloudflare's plugin names the folder after the Worker.
  const [file] = globSync(join(DIST, '*', 'wrangler.json'));
  if (file === undefined) throw new Error(`There is no build in ${DIST}. Run: npm run build`);
  return resolve(file);
}

/**
 * Writes the SHA-256 sums of the build's files, in the format of `sha256sum`, to where visitors can fetch them. The same
 * commit has the same sums in any folder: the Worker's configuration, which names local paths, is not in them.
 */
export async function writeSums(): Promise<void> {
  const files = (await filesBelow(DIST)).filter((file) => !file.endsWith('/wrangler.json'));
  const lines = files.map(async (file) => `${sha256Hex(await readFile(join(DIST, file)))}  ./${file}\n`);
  await writeFile(SUMS_FILE, (await Promise.all(lines)).join(''));
}
