import type { Manifest } from 'vite';
import type { SiteRoute } from '../../config/routes.ts';

/** The chunk `key` and all that it imports statically, as keys of the manifest. */
function closureOf(key: string, manifest: Manifest, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) closureOf(imported, manifest, seen);
  return seen;
}

/**
 * Files of the scripts that a document needs beside the entry script: its page's own and those that it shares with
 * other pages. None where the entry script contains the page.
 *
 * @param entry the entry script's key in the manifest
 */
export function pageChunks({ module }: SiteRoute, entry: string, manifest: Manifest): string[] {
  const key = `src/pages/${module}.tsx`;
  if (!manifest[key]) return [];
  const loaded = closureOf(entry, manifest);
  return [...closureOf(key, manifest)].filter((chunk) => !loaded.has(chunk)).map((chunk) => manifest[chunk]!.file);
}
