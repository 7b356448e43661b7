import { Hono } from 'hono';
import { ALLOWED_METHODS, cacheControl, isLoopback, isOwnHost, securityHeaders } from '../config/headers.ts';
import { notFoundRoute, redirects, routes } from '../config/routes.ts';
import { site } from '../config/site.ts';

export interface Env {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

const documents = new Map(routes.map(({ path, file }) => [path, file]));

/** For the Worker's own responses; those from the asset layer already have the security headers. */
const ownHeaders = (cache: string) => ({ ...securityHeaders(site), 'Cache-Control': cache });

/** Vite's dev server has a single HTML file; React renders every route in the browser. */
const DEV_DOCUMENT = '/index.html';

/**
 * Builds the request for a document to the asset layer. Omits the client's headers, so that the response always has a
 * body: a 404 needs one, and the asset layer supports only part of `If-None-Match`.
 *
 * @param file path of the document file
 */
function documentRequest({ url, method }: Request, file: string): Request {
  return new Request(new URL(import.meta.env.MODE === 'development' ? DEV_DOCUMENT : file, url), { method });
}

/**
 * Whether a path may be a page that the operator put into `public/`, such as a search engine's verification file. The
 * asset layer leaves all documents to the Worker; the dev server serves these itself.
 */
const mayBeAdded = (path: string): boolean =>
  import.meta.env.MODE !== 'development' && /^(?:\/[\w-][\w.-]*)+\.html$/.test(path);

const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether the client already has the version with this ETag. `If-None-Match` is `*` or a list of tags, compared weakly:
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2.
 */
function isFresh(ifNoneMatch: string | undefined, etag: string | null): boolean {
  if (!ifNoneMatch || !etag) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag));
}

const app = new Hono<{ Bindings: Env }>();

app.use(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  // If a large body is left unread, a local server fails that request or the *next* one on the connection; cancelling it
  // does not help: https://github.com/cloudflare/workers-sdk/issues/15203. At the edge, it would only cost CPU time.
  if (isLoopback(new URL(c.req.url).hostname)) await c.req.raw.body?.pipeTo(new WritableStream());
  return c.text('Method not allowed\n', 405, { ...ownHeaders(cacheControl.none), Allow: ALLOWED_METHODS });
});

app.get('*', async (c) => {
  const { pathname, search, hostname } = new URL(c.req.url);
  const canonical = redirects.get(pathname);
  if (canonical) return c.body(null, 308, { ...ownHeaders(cacheControl.redirect), Location: canonical + search });

  const fetchFile = (path: string) => c.env.ASSETS.fetch(documentRequest(c.req.raw, path));
  const added = mayBeAdded(pathname) && pathname !== notFoundRoute.file ? await fetchFile(pathname) : null;
  const file = added?.ok ? pathname : documents.get(pathname);
  const { body, status, headers: fixed } = added?.ok ? added : await fetchFile(file ?? notFoundRoute.file);
  const headers = new Headers(fixed);
  if (!isOwnHost(hostname, site)) headers.set('X-Robots-Tag', 'noindex');
  if (!file) {
    headers.delete('ETag');
    headers.set('Cache-Control', cacheControl.none);
    return new Response(body, { status: 404, headers });
  }
  if (!isFresh(c.req.header('If-None-Match'), headers.get('ETag'))) return new Response(body, { status, headers });
  await body?.cancel();
  return new Response(null, { status: 304, headers });
});

app.onError((error, c) => {
  console.error(error);
  return c.text('Something went wrong\n', 500, ownHeaders(cacheControl.none));
});

export default app;
