import { isLoopback } from '../config/hosts.ts';
import { site } from '../config/site.ts';

/** Vite's dev server has one HTML file, and React renders every route from it in the browser. */
const DEV_DOCUMENT = '/index.html';

/**
 * The request for a document that goes to the asset layer.
 *
 * @param file path of the document file
 * @param conditional whether the client's headers go along: without them the answer is always whole, which a 404 needs
 */
export function documentRequest(request: Request, file: string, conditional: boolean): Request {
  const url = new URL(import.meta.env.MODE === 'development' ? DEV_DOCUMENT : file, request.url);
  return new Request(url, { method: request.method, headers: conditional ? request.headers : {} });
}

/** Whether search engines may index what `hostname` serves: the canonical host, or one's own machine. */
export function isOwnHost(hostname: string): boolean {
  return hostname === new URL(site.origin).hostname || isLoopback(hostname);
}
