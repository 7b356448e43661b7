import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Manifest } from 'vite';
import { headerRules, SERVED_COMMIT, SERVED_SUMS } from '../../config/headers.ts';
import { routes } from '../../config/routes.ts';
import type { Site } from '../../shape/token.ts';
import { bootScript } from './boot-script.ts';
import type { Commit } from './commit.ts';
import { documentHtml } from './document.ts';
import { cutFonts } from '../design/fonts.ts';
import { integrity, nameHash } from '../files.ts';
import { headersFile } from './headers-file.ts';
import { iconSprite } from '../design/icon-sprite.ts';
import { images } from '../design/images.ts';
import { cardWarnings } from '../design/social-cards.ts';
import { icons } from '../../config/icons.ts';
import { assertStyled, components, siteStyles } from './styles.ts';
import { staticFiles } from './static-files.ts';

interface Build {
  site: Site;
  commit: Commit;
  /** Folder of the client build: provides scripts and styles, receives the rest. */
  outDir: string;
  render: (path: string) => Promise<string>;
  /** The entry script's key in the manifest. */
  entry: string;
  manifest: Manifest;
}

/** Content types of the files whose names have no extension: JSON, such as apple-app-site-association, or text. */
async function typesOf(outDir: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const bare = paths.filter((path) => extname(path) === '').toSorted();
  const types = bare.map(async (path) => {
    // The checksums are not written yet.
    const text = await readFile(join(outDir, path), 'utf8').catch(() => '');
    return [path, /^\s*[[{]/.test(text) ? 'application/json' : 'text/plain; charset=utf-8'] as const;
  });
  return new Map(await Promise.all(types));
}

const sourceOf = (content: string): string => `'${integrity(content)}'`;

/**
 * Renders and writes the documents, fonts, icons, cards, static files and, last, the header policy.
 *
 * @param inPublic paths of the files from `public/`, with a leading slash
 * @returns paths of all files below `outDir` that the build makes, including the checksums, which are written later,
 *   and warnings for whoever builds
 */
export async function writeSite(
  { site, commit, outDir, render, entry, manifest }: Build,
  inPublic: readonly string[],
): Promise<{ paths: ReadonlySet<string>; warnings: readonly string[] }> {
  const paths = new Set<string>([SERVED_SUMS]);
  const write = async (path: string, content: string | Uint8Array) => {
    paths.add(path);
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };

  const rendered = routes.map(async (route) => ({ route, body: await render(route.path ?? route.file) }));
  const pages = await Promise.all(rendered);
  const { file: entryFile } = manifest[entry]!;
  // Dialogs, “Copied” and error messages are only in the script.
  const entryScript = await readFile(join(outDir, entryFile), 'utf8');
  const { fonts: cut, warnings } = await cutFonts(pages.map(({ body }) => body).join(''), entryScript);
  const fonts = cut.map((font) => ({ ...font, url: `/assets/${font.name}-${nameHash(font.bytes)}.woff2` }));
  for (const { url, bytes } of fonts) await write(url, bytes);
  const sprite = iconSprite(icons).file;
  const spriteUrl = `/assets/icons-${nameHash(sprite)}.svg`;
  await write(spriteUrl, sprite);

  const faces = fonts.map(({ face, url }) => face(url));
  const styles = await siteStyles(outDir, manifest, { faces, spriteUrl });
  assertStyled(pages.map(({ body }) => body).join(''), await components(), styles);
  const script = await bootScript(site);

  const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  for (const file of scripts) paths.add(`/${file}`);
  const sums = scripts.toSorted().map(async (file) => [`/${file}`, integrity(await readFile(join(outDir, file)))]);
  const integrities = Object.fromEntries(await Promise.all(sums)) as Record<string, string>;
  const importMap = JSON.stringify({ integrity: integrities });
  /** What follows `src` or `href` in the tag of a script. */
  const loading = (file: string) => `="/${file}" integrity="${integrities[`/${file}`]}" crossorigin`;
  const fontTags = fonts.map(({ url }) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`);
  // Low priority, because the page is complete without it: what is painted loads first.
  const entryTag = `<script type="module" fetchpriority="low" src${loading(entryFile)}></script>`;
  const pictures = await images(site);
  for (const { route, body } of pages) {
    const card = pictures.cards.get(route.id)!;
    // The landing page is in the entry script.
    const chunk = manifest[`src/pages/${route.module}.tsx`]?.file;
    const headTags = [entryTag, chunk ? `<link rel="modulepreload" href${loading(chunk)}>` : ''];
    await write(
      route.file,
      documentHtml(site, route, { card, body, bootScript: script, styles, importMap, fontTags, headTags }),
    );
  }

  for (const [path, content] of [...staticFiles(site, commit), ...pictures.files]) await write(path, content);
  await write(SERVED_COMMIT, `${commit.name}\n`);

  const hashes = { scripts: [importMap, script].map(sourceOf), styles: [sourceOf(styles)] };
  const documents = routes.map(({ assetPath }) => assetPath);
  const types = await typesOf(outDir, [...paths, ...inPublic]);
  await write(
    '/_headers',
    headersFile(headerRules(site, { documents, hashes, pictures: pictures.files.keys(), types })),
  );
  return { paths, warnings: [...warnings, ...(await cardWarnings())] };
}
