import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { fallbackFaces } from '../design/fonts.ts';
import { integrity } from './files.ts';

/** Integrity of each script below `outDir`, by its path on the site. */
export async function scriptIntegrity(outDir: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const entries = files
    .toSorted()
    .map(async (file) => [`/${file}`, integrity(await readFile(join(outDir, file)))] as const);
  return new Map(await Promise.all(entries));
}

/**
 * `(max-width:47.999em)` for `not (min-width:48em)`, which the minifier writes for `(width < 48em)`: Safari before 16.4
 * does not know `not` before a feature.
 */
const withoutNegation = (css: string): string =>
  css
    .replaceAll(/\((not \(min-[^)]*\))\)/g, '$1')
    .replaceAll(
      /not \(min-(\w+):([\d.]+)(\w+)\)/g,
      (_, axis: string, limit: string, unit: string) =>
        `(max-${axis}:${Number((Number(limit) - 0.001).toFixed(3))}${unit})`,
    );

/**
 * The whole style sheet: `faces`, fallback fonts, icon sprite, and the rules of the entry script's style sheets, whose
 * files it deletes because nothing loads them.
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
  return [...faces, fallbackFaces(), `:root{--sprite:url(${spriteUrl})}`, ...sheets.map(withoutNegation)]
    .join('')
    .trim();
}
