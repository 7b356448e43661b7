import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVED_SUMS } from '../../config/headers.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { filesBelow, sha256Hex } from './files.ts';

export const SUMS_FILE = 'SHA256SUMS';
export const COMMIT_FILE = 'COMMIT';
/** The file with the sum of the configuration that was built. */
export const CONFIG_FILE = 'CONFIG';

/** Identifies a configuration by the SHA-256 sum of its JSON, in hex. */
export const configSum = (site: CheckedSite): string => sha256Hex(JSON.stringify(site));

/** Removes local paths from the Worker's configuration, where wrangler only keeps them for its messages. */
async function dropPaths(folder: string): Promise<void> {
  const paths = (await filesBelow(folder)).filter((file) => file.endsWith('/wrangler.json'));
  for (const path of paths) {
    const file = join(folder, path);
    const {
      configPath: _,
      userConfigPath: __,
      ...config
    } = JSON.parse(await readFile(file, 'utf8')) as object & {
      configPath?: string;
      userConfigPath?: string;
    };
    await writeFile(file, `${JSON.stringify(config)}\n`);
  }
}

/** Lists the SHA-256 sums of the files below `folder` in the format of `sha256sum`, except for such lists. */
export async function sumsOf(folder: string): Promise<string> {
  const files = (await filesBelow(folder)).filter((file) => file.split('/').at(-1) !== SUMS_FILE);
  const lines = await Promise.all(
    files.map(async (file) => `${sha256Hex(await readFile(join(folder, file)))}  ./${file}\n`),
  );
  return lines.join('');
}

/**
 * Says which file of the build in `folder` is not as its own sums have it, with the remedy, or null. Files that were added
 * are no damage.
 */
export async function damageTo(folder: string): Promise<string | null> {
  const sums = await readFile(join(folder, SUMS_FILE), 'utf8').catch(() => null);
  if (sums === null) return `There is no build in ${folder}. Run: npm run build`;
  const found = (await sumsOf(folder)).split('\n');
  const damaged = sums.split('\n').find((line) => !found.includes(line));
  if (damaged === undefined) return null;
  const file = damaged.slice(damaged.indexOf('./') + 2);
  const fault = existsSync(join(folder, file)) ? `damaged: ${file} has changed` : `incomplete: ${file} is missing`;
  return `The build in ${folder} is ${fault}. Run: npm run build`;
}

/**
 * The last step of a build: makes `folder` independent of where it was built, and writes its commit, the sum of its
 * configuration and the sums of its files, the last also where visitors can fetch them.
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
 * Says why nobody could compare a build of `commit` with published source, or null.
 *
 * @param strays paths that are not as the commit has them, if they are known
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
