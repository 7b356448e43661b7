import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { headerRules } from '../../config/headers.ts';
import { routesOf } from '../../config/routes.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { bootScript } from './boot-script.ts';
import { documentHtml } from './document.ts';
import { filesBelow } from './files.ts';
import { cutFonts, fallbackFaces } from '../design/fonts.ts';
import { integrity, nameHash } from './hashes.ts';
import { headersFile } from './headers-file.ts';
import { images } from '../design/images.ts';
import { pageChunks } from './page-chunks.ts';
import { staticFiles } from './static-files.ts';

interface Build {
  site: SiteConfig;
  /** Folder of the client build: read for its scripts and styles, filled with the rest. */
  outDir: string;
  render: (path: string) => string;
  /** The entry script's key in the manifest. */
  entry: string;
  manifest: Manifest;
}

/** Renders the documents and writes them with fonts, icons, cards, static files and, last, the header policy. */
export async function writeSite({ site, outDir, render, entry, manifest }: Build): Promise<void> {
  const write = async (path: string, content: string | Uint8Array) => {
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };

  const pages = routesOf(site).map((route) => ({ route, body: render(route.path ?? route.file) }));
  const fonts = (await cutFonts(pages.map(({ body }) => body).join(''))).map((font) => ({
    ...font,
    url: `/assets/${font.name}-${nameHash(font.bytes)}.woff2`,
  }));
  for (const { url, bytes } of fonts) await write(url, bytes);

  const { file: entryFile, css = [] } = manifest[entry]!;
  const sheets = await Promise.all(css.map((sheet) => readFile(join(outDir, sheet), 'utf8')));
  // Inline in every document, so that the files themselves have no reader.
  await Promise.all(css.map((sheet) => rm(join(outDir, sheet))));
  const styles = [...fonts.map(({ face, url }) => face(url)), fallbackFaces(), ...sheets].join('').trim();
  const script = await bootScript();

  const scriptTag = async (file: string, tag: (attributes: string) => string) => {
    const hash = integrity(await readFile(join(outDir, file)), 'sha384');
    return tag(`="/${file}" integrity="${hash}" crossorigin`);
  };
  const fontTags = fonts.map(({ url }) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`);
  // The page is whole without it: the bytes that are painted come first.
  const entryTag = await scriptTag(
    entryFile,
    (attributes) => `<script type="module" fetchpriority="low" src${attributes}></script>`,
  );
  for (const { route, body } of pages) {
    const preloads = pageChunks(route, entry, manifest).map((chunk) =>
      scriptTag(chunk, (attributes) => `<link rel="modulepreload" href${attributes}>`),
    );
    const headTags = [entryTag, ...(await Promise.all(preloads))];
    await write(route.file, documentHtml(site, route, { body, bootScript: script, styles, headTags, fontTags }));
  }

  for (const [path, content] of [...staticFiles(site), ...(await images(site))]) await write(path, content);

  const hashes = { scripts: [`'${integrity(script, 'sha256')}'`], styles: [`'${integrity(styles, 'sha256')}'`] };
  const documents = pages.map(({ route }) => route.file as string);
  const files = (await filesBelow(outDir))
    .map((file) => `/${file}`)
    .filter((path) => !documents.includes(path) && !path.startsWith('/assets/') && !path.startsWith('/.vite/'))
    .filter((path) => path !== '/.assetsignore');
  await write('_headers', headersFile(headerRules(site, hashes, documents, files)));
}
