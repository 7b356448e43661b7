import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedSite } from '../../config/site-config.ts';
import { COMMIT_FILE, CONFIG_FILE, configSum, SUMS_FILE, sumsOf } from '../../site-build/documents/seal.ts';
import { UserError } from '../lib/user-error.ts';

/** A finished build, with which a served site is compared. */
export interface BuiltSite {
  /** The files that are served. */
  client: string;
  site: CheckedSite;
  /** Hash of the commit that was built, with `-dirty` if the tree had other files. */
  commit: string;
}

/**
 * Reads a build and compares its files with its own sums.
 *
 * @throws UserError if there is none, its files are not those that were built, or it has another configuration
 */
export async function readBuild(site: CheckedSite, folder = 'dist'): Promise<BuiltSite> {
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => null);
  const [sums, commit, config] = await Promise.all([read(SUMS_FILE), read(COMMIT_FILE), read(CONFIG_FILE)]);
  if (sums === null || commit === null || config === null) {
    throw new UserError(`There is no build in ${folder}. Check out the deployed commit and run: npm run build`);
  }
  if (sums !== (await sumsOf(folder))) {
    throw new UserError(`The files in ${folder} are not those that the build wrote. Run: npm run build`);
  }
  if (config.trim() !== configSum(site)) {
    throw new UserError(`${folder} was built from another configuration than the present one. Run: npm run build`);
  }
  return { client: join(folder, 'client'), site, commit: commit.trim() };
}
