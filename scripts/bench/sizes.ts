import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { routesOf } from '../../config/routes.ts';

/** Sizes of one built file, in bytes. */
export interface FileSize {
  /** Path in the build without the content hash, such as `assets/entry-client.js`. */
  name: string;
  raw: number;
  /** Brotli at quality 11: compressed once, ahead of time. */
  best: number;
  /** Brotli at quality 4: compressed on the fly, as an edge does. */
  quick: number;
}

/** The files that the landing page loads, by time and kind. */
export interface LandingSizes {
  document: FileSize[];
  script: FileSize[];
  /** The style sheet that the document links after its hero; it contains the rest. */
  styles: FileSize[];
  fonts: FileSize[];
  /** The tab's icon, and the page's own in one file. */
  icons: FileSize[];
  /** Fetched once the page is idle. */
  idle: FileSize[];
}

const compressed = (bytes: Uint8Array, quality: number): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Path of a built file without its content hash. */
export const plainName = (path: string): string => path.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** Fonts are compressed internally and served as they are. */
async function sizeOf(folder: string, path: string): Promise<FileSize> {
  const bytes = await readFile(join(folder, path));
  const best = path.endsWith('.woff2') ? bytes.length : compressed(bytes, 11);
  const quick = path.endsWith('.woff2') ? bytes.length : compressed(bytes, 4);
  return { name: plainName(path), raw: bytes.length, best, quick };
}

/** Every document of the build in `folder`, and everything that documents load from `assets`. */
export async function builtSizes(folder: string): Promise<FileSize[]> {
  const files = await readdir(folder, { recursive: true });
  const wanted = files.filter((file) => /\.(?:html|js|css|woff2)$|^assets\/.*\.svg$/.test(file)).toSorted();
  return Promise.all(wanted.map((file) => sizeOf(folder, file)));
}

/**
 * Paths of all files that the built landing page loads, according to the tags in its document.
 *
 * @param folder of the client build, to which the paths are relative
 */
export async function landingFiles(folder: string): Promise<Record<keyof LandingSizes, string[]>> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const linked = (pattern: RegExp, text = html) => [
    ...new Set([...text.matchAll(pattern)].map(([, path]) => path!.slice(1))),
  ];
  const others = routesOf({ product: '' }).filter(({ path, indexable }) => indexable && path !== '/');
  const otherDocuments = await Promise.all(others.map(({ file }) => readFile(join(folder, file), 'utf8')));
  return {
    document: ['index.html'],
    script: linked(/<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"/g),
    styles: linked(/<link rel="stylesheet" href="([^"]+)"/g),
    fonts: linked(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g),
    icons: linked(/(?:<link rel="icon" href="|--sprite:url\()(\/[^")]+\.svg)/g),
    idle: linked(/<link rel="modulepreload" href="([^"]+)"/g, otherDocuments.join('')),
  };
}

/**
 * Sizes of these files.
 *
 * @param folder of the client build
 */
export async function landingSizes(folder: string): Promise<LandingSizes> {
  const files = Object.entries(await landingFiles(folder));
  const sizes = files.map(async ([part, paths]) => [
    part,
    await Promise.all(paths.map((path) => sizeOf(folder, path))),
  ]);
  return Object.fromEntries(await Promise.all(sizes)) as LandingSizes;
}

/** Sum over `files`, in bytes. */
export const total = (files: readonly FileSize[], by: 'raw' | 'best' | 'quick' = 'best'): number =>
  files.reduce((sum, file) => sum + file[by], 0);
