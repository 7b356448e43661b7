import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVED_SUMS } from '../../config/headers.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { filesBelow } from './files.ts';
import { sha256Hex } from './hashes.ts';
import { DIST } from './staging.ts';

export const SUMS_FILE = 'SHA256SUMS';
export const COMMIT_FILE = 'COMMIT';
/** Holds the sum of the configuration that was built. */
export const CONFIG_FILE = 'CONFIG';

/** Tells two configurations apart: the SHA-256 sum of their JSON, in hex. */
export const configSum = (site: CheckedSite): string => sha256Hex(JSON.stringify(site));

/** Takes the machine's paths out of the Worker's configuration: wrangler writes them for messages and reads no file by them. */
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

/** The list of SHA-256 sums of the files below `folder`, as `sha256sum` writes it, such lists themselves left out. */
export async function sumsOf(folder: string): Promise<string> {
  const files = (await filesBelow(folder)).filter((file) => file.split('/').at(-1) !== SUMS_FILE);
  const lines = await Promise.all(
    files.map(async (file) => `${sha256Hex(await readFile(join(folder, file)))}  ./${file}\n`),
  );
  return lines.join('');
}

/**
 * Last step of a build: makes `folder` the same wherever it was built, and writes its commit, the sum of its configuration
 * and the sums of its files, these also where visitors can fetch them.
 */
export async function seal(folder: string, commit: string, site: CheckedSite): Promise<void> {
  await dropPaths(folder);
  await writeFile(join(folder, COMMIT_FILE), `${commit}\n`);
  await writeFile(join(folder, CONFIG_FILE), `${configSum(site)}\n`);
  const sums = await sumsOf(folder);
  await writeFile(join(folder, 'client', SERVED_SUMS), sums);
  await writeFile(join(folder, SUMS_FILE), sums);
}

/** Why nobody could hold a build of `commit` against published source; null where everybody can. */
export function untraceable(commit: string): string | null {
  if (commit === 'unknown') {
    return 'This build is not of a git repository, so nobody could compare it with its source. Build in a clone.';
  }
  if (!commit.endsWith('-dirty')) return null;
  return `This build is of commit ${commit.slice(0, 12)} with changes that are not committed, which "git status" lists. Commit them first.`;
}

/**
 * Why the build in `folder` may not be deployed: its source is not a commit. Null where it may.
 *
 * @throws where there is no build
 */
export async function untraceableBuild(folder = DIST): Promise<string | null> {
  return untraceable((await readFile(join(folder, COMMIT_FILE), 'utf8')).trim());
}
