import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { filesBelow } from '../files.ts';

/**
 * The whole style sheet: `faces`, icon sprite, and the rules of the one file that Vite makes of every CSS import. That
 * file is deleted, because nothing loads it.
 *
 * @param outDir folder of the client build
 */
export async function siteStyles(
  outDir: string,
  manifest: Manifest,
  { faces, spriteUrl }: { faces: readonly string[]; spriteUrl: string },
): Promise<string> {
  const file = join(outDir, manifest['style.css']!.file);
  const sheet = await readFile(file, 'utf8');
  await rm(file);
  return [...faces, `:root{--sprite:url(${spriteUrl})}`, sheet].join('').trim();
}

/** In markup, and in our components where a class name is written out. */
const CLASS_ATTRIBUTE = / class(?:Name)?="([^"]*)"/g;
const CLASS_SELECTOR = /\.((?:[\w-]|\\.)+)/g;

/** The text of every component, by path. */
export async function components(): Promise<ReadonlyMap<string, string>> {
  const paths = (await filesBelow('src')).filter((path) => path.endsWith('.tsx'));
  return new Map(
    await Promise.all(paths.map(async (path) => [`src/${path}`, await readFile(`src/${path}`, 'utf8')] as const)),
  );
}

/**
 * Checks that the style sheet has a rule for every class: a misspelt utility, or one that is outside the design system,
 * would do nothing.
 *
 * @param html all rendered pages
 * @param sources components, by path: dialogs and errors are in no page yet
 * @param styles the complete style sheet
 * @throws with each class that has no rule, and the components that contain it
 */
export function assertStyled(html: string, sources: ReadonlyMap<string, string>, styles: string): void {
  const styled = new Set([...styles.matchAll(CLASS_SELECTOR)].map(([, name]) => name!.replaceAll('\\', '')));
  const attributes = [html, ...sources.values()].flatMap((text) => [...text.matchAll(CLASS_ATTRIBUTE)]);
  const used = new Set(attributes.flatMap(([, names]) => names!.split(/\s+/).filter(Boolean)));
  const unknown = [...used].filter((name) => !styled.has(name));
  if (unknown.length === 0) return;
  const lines = unknown.map((name) => {
    const places = [...sources].flatMap(([path, source]) => (source.includes(name) ? [path] : []));
    return `  "${name}" in ${places.join(', ') || 'a class name that is put together'}`;
  });
  throw new Error(
    `These classes have no rule. Use a utility of uno.config.ts, or write a rule in the CSS file beside the component:\n${lines.join('\n')}`,
  );
}
