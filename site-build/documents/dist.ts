import { existsSync, globSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SERVED_SUMS } from '../../config/headers.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { filesBelow, sha256Hex } from './files.ts';

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

export const SUMS_FILE = 'SHA256SUMS';
export const COMMIT_FILE = 'COMMIT';
/** Holds the checksum of the configuration that was built. */
export const CONFIG_FILE = 'CONFIG';

/** SHA-256 of a configuration's JSON, in hex. */
export const configSum = (site: CheckedSite): string => sha256Hex(JSON.stringify(site));

/** Removes local paths from the Worker's configuration; wrangler uses them only in messages. */
async function dropPaths(folder: string): Promise<void> {
  const paths = (await filesBelow(folder)).filter((file) => file.endsWith('/wrangler.json'));
  for (const path of paths) {
    const file = join(folder, path);
    const config = JSON.parse(await readFile(file, 'utf8')) as object;
    const kept = { ...config, configPath: undefined, userConfigPath: undefined };
    await writeFile(file, `${JSON.stringify(kept)}\n`);
  }
}

/** SHA-256 sums of the files below `folder` in the format of `sha256sum`, without such lists themselves. */
export async function sumsOf(folder: string): Promise<string> {
  const files = (await filesBelow(folder)).filter((file) => file.split('/').at(-1) !== SUMS_FILE);
  const lines = await Promise.all(
    files.map(async (file) => `${sha256Hex(await readFile(join(folder, file)))}  ./${file}\n`),
  );
  return lines.join('');
}

/**
 * Makes `folder` independent of where it was built, and writes its commit and the checksums of its configuration and
 * files, the last also where visitors can fetch them.
 */
export async function seal(folder: string, commit: string, site: CheckedSite): Promise<void> {
  await dropPaths(folder);
  await writeFile(join(folder, COMMIT_FILE), `${commit}\n`);
  await writeFile(join(folder, CONFIG_FILE), `${configSum(site)}\n`);
  const sums = await sumsOf(folder);
  await writeFile(join(folder, 'client', SERVED_SUMS), sums);
  await writeFile(join(folder, SUMS_FILE), sums);
}

const NAMED_STRAYS = 5;

/**
 * Why nobody could compare a build of `commit` with published source, or null.
 *
 * @param strays paths that differ from the commit, if known
 */
export function untraceable(commit: string, strays: readonly string[] = []): string | null {
  if (commit === 'unknown') {
    return 'This build was not made in a git repository, so nobody could compare it with its source. Build in a clone.';
  }
  if (!commit.endsWith('-dirty')) return null;
  const more = strays.length > NAMED_STRAYS ? ` and ${strays.length - NAMED_STRAYS} more` : '';
  const named = strays.length > 0 ? `: ${strays.slice(0, NAMED_STRAYS).join(', ')}${more}` : '';
  return `This build is commit ${commit.slice(0, 12)} with uncommitted changes${named}. Commit them, or remove them, first.`;
}
