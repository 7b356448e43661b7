import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { filesBelow } from './files.ts';

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
 * The whole style sheet: `faces`, icon sprite, and the rules of the entry script's style sheets, whose
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
  return [...faces, `:root{--sprite:url(${spriteUrl})}`, ...sheets.map(withoutNegation)].join('').trim();
}

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const CLASS_SELECTOR = /\.((?:[\w-]|\\.)+)/g;

/**
 * Checks that the style sheet has a rule for every class in the documents: a misspelt utility, or one that is outside
 * the design system, would do nothing.
 *
 * @param html all rendered pages
 * @param styles the complete style sheet
 * @throws with each class that has no rule, and the files in `src` that contain it
 */
export async function assertStyled(html: string, styles: string): Promise<void> {
  const styled = new Set([...styles.matchAll(CLASS_SELECTOR)].map(([, name]) => name!.replaceAll('\\', '')));
  const used = new Set([...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names]) => names!.split(/\s+/).filter(Boolean)));
  const unknown = [...used].filter((name) => !styled.has(name));
  if (unknown.length === 0) return;
  const paths = (await filesBelow('src')).filter((path) => path.endsWith('.tsx'));
  const sources = await Promise.all(paths.map(async (path) => [path, await readFile(`src/${path}`, 'utf8')] as const));
  const lines = unknown.map((name) => {
    const places = sources.flatMap(([path, source]) => (source.includes(name) ? [`src/${path}`] : []));
    return `  "${name}" in ${places.join(', ') || 'a class name that is put together'}`;
  });
  throw new Error(
    `These classes have no rule. Use a utility of uno.config.ts, or write a rule in the CSS file beside the component:\n${lines.join('\n')}`,
  );
}
