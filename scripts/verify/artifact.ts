import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMMIT_FILE, CONFIG_FILE, SUMS_FILE, sumsOf, untraceable } from '../../site-build/documents/seal.ts';
import { UserError } from '../lib/user-error.ts';
import type { Carried } from './expectations.ts';

/** A sealed build: its folder, the commit and the configuration that it was built from, and its list of sums. */
export interface Artifact {
  folder: string;
  commit: string;
  /** Sum of the configuration; null in builds from before it was recorded. */
  config: string | null;
  sums: string;
}

/**
 * Reads a sealed build and compares its files with its own sums.
 *
 * @throws UserError if there is none, or its files are not those that the build wrote
 */
export async function readArtifact(folder: string): Promise<Artifact> {
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => null);
  const [sums, commit, config] = await Promise.all([read(SUMS_FILE), read(COMMIT_FILE), read(CONFIG_FILE)]);
  if (sums === null || commit === null) {
    throw new UserError(`There is no build in ${folder}. Build the commit that was deployed: npm run build`);
  }
  if (sums !== (await sumsOf(folder))) {
    throw new UserError(`The files in ${folder} are not those that the build wrote. Build again: npm run build`);
  }
  return { folder, commit: commit.trim(), config: config?.trim() ?? null, sums };
}

/** @throws UserError if the build's tree was not committed, because nobody could build it again */
export function assertCommitted({ folder, commit }: Artifact): void {
  const why = untraceable(commit);
  if (why !== null) throw new UserError(`${folder}: ${why} Then: npm run build`);
}

/** The files below `client` in a list of sums, which may contain comments. @throws if the list cannot be read */
export async function readCarried(list: string): Promise<Carried[]> {
  const lines = (await readFile(list, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => ({ sha256: line.slice(0, 64), file: line.slice('./client/'.length + 66) }));
}
