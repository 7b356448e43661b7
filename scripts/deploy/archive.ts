import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readArtifact, type Artifact } from '../verify/artifact.ts';

/** Sealed builds deployed from this machine, by Cloudflare's ID of each version; ignored by git. */
export const ARCHIVE = '.deployments';
/** How many builds to keep for rollbacks. */
const KEPT = 6;

const VERSION = /^[0-9a-f-]{36}$/;

/** Keeps a build, and removes all but the newest six. @param current version that stays however old it is */
export async function archive(
  artifact: Artifact,
  version: string,
  current: string | null,
  root = ARCHIVE,
): Promise<void> {
  await mkdir(root, { recursive: true });
  // Copied under another name first: half a copy would be taken for a build that somebody has changed.
  const half = join(root, `half-${version}`);
  await rm(half, { recursive: true, force: true });
  await cp(artifact.folder, half, { recursive: true });
  await rename(half, join(root, version));
  const names = (await readdir(root)).filter((name) => VERSION.test(name));
  const aged = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(root, name))).mtimeMs })));
  const old = aged
    .toSorted((one, other) => other.at - one.at)
    .slice(KEPT)
    .filter(({ name }) => name !== current && name !== version);
  await Promise.all(old.map(({ name }) => rm(join(root, name), { recursive: true })));
}

/**
 * Returns the sealed build of a version; null if it was not deployed from this machine.
 *
 * @throws UserError if its files are not those that the build wrote
 */
export async function archived(version: string, root = ARCHIVE): Promise<Artifact | null> {
  const folder = join(root, version);
  const found = VERSION.test(version) && (await stat(folder).catch(() => null));
  return found ? readArtifact(folder) : null;
}
