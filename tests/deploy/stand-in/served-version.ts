import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { headersByPath } from '../../../site-build/documents/headers-file.ts';
import { filesBelow } from '../../../site-build/documents/files.ts';
import { sha256Hex } from '../../../site-build/documents/hashes.ts';

/** An uploaded version: its Worker and its files as they were at the upload. */
export interface ServedVersion {
  files: Map<string, Buffer>;
  answer: (request: Request) => Promise<Response>;
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml',
  json: 'application/json',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

/** The folder of the Worker in a build. */
export async function workerFolder(build: string): Promise<string> {
  const name = (await readdir(build)).find((folder) => existsSync(join(build, folder, 'wrangler.json')));
  if (name === undefined) throw new Error(`${build} contains no Worker`);
  return join(build, name);
}

interface WorkerModule {
  default: { fetch: (request: Request, env: object, context: object) => Response | Promise<Response> };
}

/** Folders of the Workers that this process has loaded. */
const copies = new Set<string>();

/** Removes the loaded Workers' folders; until then, a Worker may still import parts of itself. */
export async function removeVersions(): Promise<void> {
  await Promise.all([...copies].map((copy) => rm(copy, { recursive: true })));
  copies.clear();
}

/** @param folder of the Worker: its `wrangler.json` names what it needs */
export async function loadVersion(folder: string): Promise<ServedVersion> {
  // Copied, because each deployment overwrites the upload folder and Node caches modules by path.
  const copy = await mkdtemp(join(tmpdir(), 'version-'));
  copies.add(copy);
  await cp(folder, copy, { recursive: true });
  await cp(new URL('package.json', import.meta.url), join(copy, 'package.json'));
  const config = JSON.parse(await readFile(join(copy, 'wrangler.json'), 'utf8')) as {
    main: string;
    assets?: { directory: string };
  };
  const { default: worker } = (await import(pathToFileURL(join(copy, config.main)).href)) as WorkerModule;
  const files = new Map<string, Buffer>();
  if (config.assets) {
    const root = join(folder, config.assets.directory);
    for (const file of await filesBelow(root)) files.set(`/${file}`, await readFile(join(root, file)));
  }
  const headersAt = headersByPath(files.get('/_headers')?.toString() ?? '');
  const served = (path: string) => (['/_headers', '/.assetsignore'].includes(path) ? undefined : files.get(path));

  const fromAssets = (request: Request): Response => {
    const { pathname } = new URL(request.url);
    const bytes = served(pathname);
    const headers = new Headers([...headersAt(pathname)]);
    if (!bytes) return new Response(null, { status: 404 });
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers });
    headers.set('ETag', `"${sha256Hex(bytes).slice(0, 32)}"`);
    if (!headers.has('Content-Type'))
      headers.set('Content-Type', types[pathname.split('.').at(-1)!] ?? 'application/octet-stream');
    if (request.headers.get('If-None-Match') === headers.get('ETag'))
      return new Response(null, { status: 304, headers });
    if (request.method === 'HEAD') return new Response(null, { headers });
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('Range') ?? '') ?? [];
    if (first === undefined) return new Response(new Uint8Array(bytes), { headers });
    const part = bytes.subarray(Number(first), Number(last) + 1);
    headers.set('Content-Range', `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`);
    return new Response(new Uint8Array(part), { status: 206, headers });
  };
  const env = { ASSETS: { fetch: async (request: Request) => fromAssets(request) } };
  return {
    files,
    answer: async (request) => {
      const { pathname } = new URL(request.url);
      const isFile = served(pathname) !== undefined && !pathname.endsWith('.html');
      return isFile ? fromAssets(request) : worker.fetch(request, env, {});
    },
  };
}
