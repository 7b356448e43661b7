import { Hono } from 'hono';
import { ALLOWED_METHODS, cacheControl, securityHeaders } from '../config/headers.ts';
import { notFoundRoute, redirects, routes } from '../config/routes.ts';
import { site } from '../config/site.ts';

export interface Env {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/** For the Worker's own responses; those from the asset layer already have the security headers. */
const ownHeaders = (cache: string) => ({ ...securityHeaders(site), 'Cache-Control': cache });

/** Vite's dev server has a single HTML file; React renders every route in the browser. */
const isDev = import.meta.env.MODE === 'development';

/**
 * Whether a path may be a page that the operator put into `public/`, such as a search engine's verification file, and is
 * neither an odd spelling nor another name of a document.
 */
function mayBeAdded(path: string): boolean {
  const [, name] = /^((?:\/[\w.-]+)+?)(?:\/index)?\.html$/.exec(path) ?? [];
  return name !== undefined && !routes.some(({ assetPath }) => assetPath === name);
}

const app = new Hono<{ Bindings: Env }>();

app.get('*', async (c) => {
  const { pathname, search } = new URL(c.req.url);
  const canonical = redirects.get(pathname);
  if (canonical) return c.body(null, 308, { ...ownHeaders(cacheControl.redirect), Location: canonical + search });

  if (mayBeAdded(pathname)) {
    // The asset layer redirects to the name without `.html`.
    const page = await c.env.ASSETS.fetch(new Request(c.req.raw, { redirect: 'follow' }));
    if (page.status !== 404) return page;
  }
  // Without the client's headers, so that there always is a body, whatever it has cached.
  const document = new URL(isDev ? '/' : notFoundRoute.assetPath, c.req.url);
  const { body, headers } = await c.env.ASSETS.fetch(new Request(document, { method: c.req.method }));
  const isPage = isDev && routes.some(({ path }) => path === pathname);
  const response = new Response(body, { status: isPage ? 200 : 404, headers });
  response.headers.delete('ETag');
  response.headers.set('Cache-Control', cacheControl.none);
  return response;
});

app.all('*', (c) => c.text('Method not allowed\n', 405, { ...ownHeaders(cacheControl.none), Allow: ALLOWED_METHODS }));

app.onError((error, c) => {
  console.error(error);
  return c.text('Something went wrong\n', 500, ownHeaders(cacheControl.none));
});

export default app;
