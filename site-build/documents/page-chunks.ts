import type { Manifest } from 'vite';
import type { SiteRoute } from '../../config/routes.ts';

/** Returns the chunk `key` and all of its static imports, as keys of the manifest. */
function closureOf(key: string, manifest: Manifest, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) closureOf(imported, manifest, seen);
  return seen;
}

/**
 * Returns the script files that a document needs besides the entry script: its page's own chunk and shared ones. There
 * are none if the entry script contains the page.
 *
 * @param entry the entry script's key in the manifest
 */
export function pageChunks({ module }: SiteRoute, entry: string, manifest: Manifest): string[] {
  const key = `src/pages/${module}.tsx`;
  if (!manifest[key]) return [];
  const loaded = closureOf(entry, manifest);
  return [...closureOf(key, manifest)].filter((chunk) => !loaded.has(chunk)).map((chunk) => manifest[chunk]!.file);
}
