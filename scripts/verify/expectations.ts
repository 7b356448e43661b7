import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../site-build/documents/files.ts';
import { sha256Hex } from '../../site-build/documents/hashes.ts';
import { isLoopback } from '../../config/hosts.ts';
import { ALLOWED_METHODS, cacheControl, securityHeaders } from '../../config/headers.ts';
import { redirectsOf, routesOf } from '../../config/routes.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { headersByPath, type Headers } from '../../site-build/documents/headers-file.ts';

/** The required answer of a deployed site to one request. */
export interface Expectation {
  method: 'GET' | 'POST' | 'PUT' | 'OPTIONS';
  path: string;
  status: number;
  /** SHA-256 of the decoded body, in hex; undefined for the Worker's own answers, whose bodies are not compared. */
  sha256?: string;
  /** File whose extension determines the content type; undefined for the Worker's own answers. */
  file?: string;
  /** The required headers; apart from these, only those in `allowed-headers.ts` may be present. */
  headers: Headers;
  /** Lower-case names of generally allowed headers that must not be present. */
  without: readonly string[];
  /** Whether it is a document, which is requested as every kind of visitor. */
  isDocument: boolean;
}

/** The build with which a deployed site is compared. */
export interface Built {
  /** Folder of the files that are served. */
  folder: string;
  site: SiteConfig;
  /**
   * Whether the folder is from another commit. The Worker's own answers depend on that commit's source, which is not at
   * hand, so only files are compared.
   */
  isOlder?: boolean;
}

/** A hashed file of an older build, still served for pages that were opened before the deployment. */
export interface Carried {
  /** Path below the served folder, such as `assets/entry-client-abc.js`. */
  file: string;
  sha256: string;
}

/** Read by the asset layer and never served. */
const NOT_SERVED = new Set(['_headers', '.assetsignore']);
/**
 * Paths at which the 404 document answers, unless the site has such a file. A service worker or one of these lists would
 * give somebody power over visitors, and a path in capital letters is another path. An unguessable path is added.
 */
const ABSENT_PATHS = [
  '/TERMS',
  '/sw.js',
  '/service-worker.js',
  '/apple-app-site-association',
  '/.well-known/apple-app-site-association',
  '/.well-known/assetlinks.json',
  '/.well-known/related-website-set.json',
  '/.well-known/walletconnect.txt',
  '/.well-known/web-app-origin-association',
];

/** The Worker's own answers have the policy without the documents' hashes. */
function ownHeaders(site: SiteConfig, extra: Record<string, string>): Headers {
  const all = { ...securityHeaders(site), ...extra };
  return new Map(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Documents are hidden from search engines, except on the canonical origin and on loopback. */
export const isNoindex = (origin: string, site: SiteConfig): boolean =>
  origin !== site.origin && !isLoopback(new URL(origin).hostname);

function ownAnswers(site: SiteConfig): Expectation[] {
  const redirected = [...redirectsOf(routesOf(site))].map(([path, location]): Expectation => {
    const headers = ownHeaders(site, { 'Cache-Control': cacheControl.redirect, Location: location });
    return { method: 'GET', path, status: 308, headers, without: ['etag'], isDocument: false };
  });
  const headers = ownHeaders(site, { 'Cache-Control': cacheControl.none, Allow: ALLOWED_METHODS });
  const refused = (['POST', 'PUT', 'OPTIONS'] as const).map((method): Expectation => {
    return { method, path: '/', status: 405, headers, without: ['etag'], isDocument: false };
  });
  return [...redirected, ...refused];
}

/**
 * Every file, redirect and refusal of a built site.
 *
 * @param origin to which the requests will go
 * @param carried files of older builds that are still served
 */
export async function expectationsOf(
  { folder, site, isOlder }: Built,
  origin: string,
  carried: readonly Carried[] = [],
): Promise<Expectation[]> {
  const headersAt = headersByPath(await readFile(join(folder, '_headers'), 'utf8'));
  const pathOfDocument = new Map<string, string | null>(routesOf(site).map(({ file, path }) => [file, path]));
  const robots: [string, string][] = isNoindex(origin, site) ? [['x-robots-tag', 'noindex']] : [];
  const files = (await filesBelow(folder)).filter((file) => !NOT_SERVED.has(file));

  const served = await Promise.all(
    files.map(async (file): Promise<Expectation[]> => {
      const path = `/${file}`;
      const route = pathOfDocument.get(path);
      const isDocument = route !== undefined;
      const headers = new Map([...headersAt(path), ...(isDocument ? robots : [])]);
      const sha256 = sha256Hex(await readFile(join(folder, file)));
      const common = { method: 'GET', sha256, file, headers, isDocument } as const;
      if (route !== null) return [{ ...common, path: route ?? path, status: 200, without: [] }];
      headers.set('cache-control', cacheControl.none);
      const missing = { ...common, status: 404, without: ['etag'] };
      const absent = ABSENT_PATHS.filter((one) => !files.includes(one.slice(1)));
      return [
        { ...missing, path: `/${randomBytes(9).toString('base64url')}` },
        ...absent.map((one) => ({ ...missing, path: one, isDocument: false })),
      ];
    }),
  );
  const kept = carried.map(({ file, sha256 }): Expectation => {
    const headers = headersAt(`/${file}`);
    return { method: 'GET', path: `/${file}`, status: 200, sha256, file, headers, without: [], isDocument: false };
  });
  return [...served.flat(), ...kept, ...(isOlder ? [] : ownAnswers(site))];
}
