import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { fallbackFaces } from '../design/fonts.ts';

/**
 * Returns the whole style sheet: `faces` and the fallback fonts', the icons' image, and the rules of the entry script's
 * style sheets. Those files are removed, as nothing loads them.
 *
 * @param outDir folder of the client build
 * @param entry the entry script's key in the manifest
 * @throws if another chunk has a style sheet
 */
export async function siteStyles(
  outDir: string,
  entry: string,
  manifest: Manifest,
  { faces, spriteUrl }: { faces: readonly string[]; spriteUrl: string },
): Promise<string> {
  const second = Object.entries(manifest).find(([file, chunk]) => file !== entry && chunk.css?.length);
  if (second) {
    throw new Error(
      `${second[0]} has a style sheet of its own, which a page that is already open would lack. Use utilities, or import the file in ${entry}.`,
    );
  }
  const files = (manifest[entry]!.css ?? []).map((file) => join(outDir, file));
  const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  await Promise.all(files.map((file) => rm(file)));
  return [...faces, fallbackFaces(), `:root{--sprite:url(${spriteUrl})}`, ...sheets].join('').trim();
}
