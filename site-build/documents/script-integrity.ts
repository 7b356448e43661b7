import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrity } from './hashes.ts';

/** Computes the integrity of each script below `outDir`, by its path on the site. */
export async function scriptIntegrity(outDir: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const entries = files
    .toSorted()
    .map(async (file) => [`/${file}`, integrity(await readFile(join(outDir, file)))] as const);
  return new Map(await Promise.all(entries));
}
