import { isLoopback } from '../config/hosts.ts';
import { site } from 'virtual:site';

/** Vite's dev server has a single HTML file, in which React renders every route in the browser. */
const DEV_DOCUMENT = '/index.html';

/**
 * Makes the request for a document to the asset layer. The client's headers are left out, so that the response always
 * has a body: a 404 needs one, and the asset layer supports only part of `If-None-Match`.
 *
 * @param file path of the document file
 */
export function documentRequest({ url, method }: Request, file: string): Request {
  return new Request(new URL(import.meta.env.MODE === 'development' ? DEV_DOCUMENT : file, url), { method });
}

/**
 * Tells whether a path may be a page that the operator put into `public/`, such as a search engine's verification file.
 * The asset layer leaves all documents to the Worker. The development server serves such pages itself.
 */
export const mayBeAdded = (path: string): boolean =>
  import.meta.env.MODE !== 'development' && /^(?:\/[\w-][\w.-]*)+\.html$/.test(path);

const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Tells whether the client already holds this version. The header is `*` or a list of tags, compared weakly:
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2.
 *
 * @param ifNoneMatch the request's header
 * @param etag the version's own tag
 */
export function isFresh(ifNoneMatch: string | undefined, etag: string | null): boolean {
  if (!ifNoneMatch || !etag) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag));
}

/** Tells whether search engines may index `hostname`: the canonical host may be, and loopback does not matter. */
export function isOwnHost(hostname: string): boolean {
  return hostname === new URL(site.origin).hostname || isLoopback(hostname);
}
