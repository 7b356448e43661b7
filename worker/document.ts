import { isLoopback } from '../config/hosts.ts';
import { site } from 'virtual:site';

/** Vite's dev server has one HTML file, and React renders every route from it in the browser. */
const DEV_DOCUMENT = '/index.html';

/**
 * The request for a document that goes to the asset layer. The client's headers stay behind, so that the answer is
 * always whole: a 404 must be, and the asset layer knows only a part of what `If-None-Match` may say.
 *
 * @param file path of the document file
 */
export function documentRequest({ url, method }: Request, file: string): Request {
  return new Request(new URL(import.meta.env.MODE === 'development' ? DEV_DOCUMENT : file, url), { method });
}

const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether the client holds this version already (RFC 9110, 13.1.2: a list of tags, compared weakly, or `*`).
 *
 * @param ifNoneMatch the request's header
 * @param etag the version's own tag
 */
export function isFresh(ifNoneMatch: string | undefined, etag: string | null): boolean {
  if (!ifNoneMatch || !etag) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag));
}

/** Whether search engines may index what `hostname` serves: the canonical host, or one's own machine. */
export function isOwnHost(hostname: string): boolean {
  return hostname === new URL(site.origin).hostname || isLoopback(hostname);
}
