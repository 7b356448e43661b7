import { isLoopback } from '../config/hosts.ts';
import { site } from 'virtual:site';

/** Vite's dev server has a single HTML file; React renders every route in the browser. */
const DEV_DOCUMENT = '/index.html';

/**
 * Builds the request for a document to the asset layer. Omits the client's headers, so that the response always has a
 * body: a 404 needs one, and the asset layer supports only part of `If-None-Match`.
 *
 * @param file path of the document file
 */
export function documentRequest({ url, method }: Request, file: string): Request {
  return new Request(new URL(import.meta.env.MODE === 'development' ? DEV_DOCUMENT : file, url), { method });
}

/**
 * Whether a path may be a page that the operator put into `public/`, such as a search engine's verification file. The
 * asset layer leaves all documents to the Worker; the dev server serves these itself.
 */
export const mayBeAdded = (path: string): boolean =>
  import.meta.env.MODE !== 'development' && /^(?:\/[\w-][\w.-]*)+\.html$/.test(path);

const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether the client already has the version with this ETag. `If-None-Match` is `*` or a list of tags, compared weakly:
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2.
 */
export function isFresh(ifNoneMatch: string | undefined, etag: string | null): boolean {
  if (!ifNoneMatch || !etag) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag));
}

/** Whether search engines may index `hostname`: the canonical host, or loopback, where it does not matter. */
export function isOwnHost(hostname: string): boolean {
  return hostname === new URL(site.origin).hostname || isLoopback(hostname);
}
