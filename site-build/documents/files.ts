import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Lists all files below `folder` as relative paths with forward slashes, sorted by code unit. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
