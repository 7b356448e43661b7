import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../site-build/documents/files.ts';
import { sha256Hex } from '../../site-build/documents/hashes.ts';
import { ALLOWED_METHODS, cacheControl, securityHeaders } from '../../config/headers.ts';
import { redirectsOf, routesOf } from '../../config/routes.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { headersByPath, type Headers } from '../../site-build/documents/headers-file.ts';

/** What a deployed site has to answer to one request. */
export interface Expectation {
  method: 'GET' | 'POST';
  path: string;
  status: number;
  /** SHA-256 of the decoded body, in hex; undefined where the Worker's own words are not held. */
  sha256?: string;
  headers: Headers;
  /** Lower-case names of headers that must not come. */
  without: readonly string[];
}

/** Read by the asset layer and never served. */
const NOT_SERVED = new Set(['_headers', '.assetsignore']);
/** No page has this path, so the 404 document answers. */
const NO_PAGE = '/no-such-page-for-verify';

/** What the Worker answers itself carries the policy without the documents' hashes. */
function ownHeaders(site: SiteConfig, extra: Record<string, string>): Headers {
  const all = { ...securityHeaders(site), ...extra };
  return new Map(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
}

/**
 * Every file, redirect and refusal of the site that was built into `folder`.
 *
 * @param origin where it will be asked: on the canonical one no document may be kept from search engines
 */
export async function expectationsOf(folder: string, site: SiteConfig, origin: string): Promise<Expectation[]> {
  const headersAt = headersByPath(await readFile(join(folder, '_headers'), 'utf8'));
  const routes = routesOf(site);
  const pathOfDocument = new Map<string, string | null>(routes.map(({ file, path }) => [file, path]));
  const indexable = origin === site.origin ? ['x-robots-tag'] : [];
  const files = (await filesBelow(folder)).filter((file) => !NOT_SERVED.has(file));

  const served = await Promise.all(
    files.map(async (file): Promise<Expectation> => {
      const path = `/${file}`;
      const route = pathOfDocument.get(path);
      const headers = new Map(headersAt(path));
      const sha256 = sha256Hex(await readFile(join(folder, file)));
      if (route !== null)
        return { method: 'GET', path: route ?? path, status: 200, sha256, headers, without: indexable };
      headers.set('cache-control', cacheControl.none);
      return { method: 'GET', path: NO_PAGE, status: 404, sha256, headers, without: ['etag'] };
    }),
  );
  const redirected = [...redirectsOf(routes)].map(([path, location]): Expectation => {
    const headers = ownHeaders(site, { 'Cache-Control': cacheControl.redirect, Location: location });
    return { method: 'GET', path, status: 308, headers, without: [] };
  });
  const refused = ownHeaders(site, { 'Cache-Control': cacheControl.none, Allow: ALLOWED_METHODS });
  return [...served, ...redirected, { method: 'POST', path: '/', status: 405, headers: refused, without: [] }];
}
