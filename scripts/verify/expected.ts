import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ALLOWED_METHODS, cacheControl, securityHeaders, SERVED_COMMIT } from '../../config/headers.ts';
import { redirects, routes } from '../../config/routes.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { filesBelow } from '../../site-build/documents/files.ts';
import { headersByPath } from '../../site-build/documents/headers-file.ts';
import { CLIENT } from '../../site-build/documents/dist.ts';
import { UserError } from '../lib/command.ts';

/** A finished build, to compare a served site with. */
export interface BuiltSite {
  /** Folder of the files that are served. */
  client: string;
  site: CheckedSite;
  /** Hash of the commit that was built, with `-dirty` if what was built differs from it. */
  commit: string;
}

/** Reads which commit was built. @throws UserError if there is no build */
export async function readBuild(site: CheckedSite): Promise<BuiltSite> {
  const commit = await readFile(join(CLIENT, SERVED_COMMIT), 'utf8').catch(() => null);
  if (commit === null) throw new UserError('There is no build. Check out the deployed commit and run: npm run build');
  return { client: CLIENT, site, commit: commit.trim() };
}

/** What a deployed site must answer to one request. */
export interface Expectation {
  method: 'GET' | 'POST';
  path: string;
  status: number;
  body: Buffer;
  /** Accepted content types; undefined where `headers` has the type, or browsers ignore it. */
  types?: readonly string[];
  /** Apart from these, only the headers that `compare.ts` allows may be present. */
  headers: ReadonlyMap<string, string>;
}

/** Content types by extension, without the charset; several where servers differ and browsers do not care. */
const contentTypes: Readonly<Record<string, readonly string[]>> = {
  '.html': ['text/html'],
  '.js': ['text/javascript', 'application/javascript'],
  '.json': ['application/json'],
  '.svg': ['image/svg+xml'],
  '.png': ['image/png'],
  '.ico': ['image/vnd.microsoft.icon', 'image/x-icon'],
  '.txt': ['text/plain'],
  '.md': ['text/markdown'],
  '.xml': ['application/xml', 'text/xml'],
  '.woff2': ['font/woff2'],
  '.webmanifest': ['application/manifest+json'],
};

/** Read by the asset layer and never served. */
const NOT_SERVED = ['_headers', '.assetsignore'];

/**
 * Covers every file and document of a build, three unknown paths, every redirect and a refused method. Expectations
 * follow from the build and the shared policy, never from what is served.
 *
 * @param isPreview whether the host is not the site's own, and so sends search engines away
 */
export async function expectationsOf({ client, site }: BuiltSite, isPreview: boolean): Promise<Expectation[]> {
  const headersAt = headersByPath(await readFile(join(client, '_headers'), 'utf8'));
  const documents = new Map<string, string | null>(routes.map(({ file, path }) => [file, path]));
  const files = (await filesBelow(client)).filter((file) => !NOT_SERVED.includes(file));
  const random = randomBytes(9).toString('base64url');
  // A page, a hashed file, and a service worker, which would give an attacker lasting power over visitors.
  const unknown = [`/${random}`, `/assets/${random}.js`, files.includes('sw.js') ? '/SW.js' : '/sw.js'];

  const served = files.map(async (file): Promise<Expectation[]> => {
    const canonical = documents.get(`/${file}`);
    const headers = new Map(headersAt(`/${file}`));
    // The Worker serves every page, including those in public/.
    if (isPreview && file.endsWith('.html')) headers.set('x-robots-tag', 'noindex');
    const body = await readFile(join(client, file));
    const types = headers.has('content-type') ? undefined : contentTypes[extname(file)];
    const common = { method: 'GET', body, types, headers } as const;
    if (canonical !== null) return [{ ...common, path: canonical ?? `/${file}`, status: 200 }];
    headers.set('cache-control', cacheControl.none);
    return unknown.map((path) => ({ ...common, path, status: 404 }));
  });

  const own = (extra: Record<string, string>) =>
    new Map(Object.entries({ ...securityHeaders(site), ...extra }).map(([name, value]) => [name.toLowerCase(), value]));
  const moved = [...redirects].map(([path, location]): Expectation => {
    const headers = own({ 'Cache-Control': cacheControl.redirect, Location: location });
    return { method: 'GET', path, status: 308, body: Buffer.alloc(0), headers };
  });
  const refusal: Expectation = {
    method: 'POST',
    path: '/',
    status: 405,
    body: Buffer.from('Method not allowed\n'),
    types: contentTypes['.txt'],
    headers: own({ 'Cache-Control': cacheControl.none, Allow: ALLOWED_METHODS }),
  };
  return [...(await Promise.all(served)).flat(), ...moved, refusal];
}
