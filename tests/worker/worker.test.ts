import { env, exports } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import worker from '../../worker/index.ts';
import { cacheClasses } from '../expected/headers.ts';
import { expectPolicy, fetchPath, headingOf, ORIGIN } from './fetch.ts';

/* The Worker without the asset router in front of it. What visitors get of both together: `http/requests.test.ts`. */

test.for([
  ['/', 200],
  ['/privacy', 200],
  ['/terms', 200],
  ['/nobody', 404],
  ['//example.com/', 404],
  ['/assets/missing-AAAAAAAA.js', 404],
] as const)('%s answers %i, to HEAD with the same headers and no body', async ([path, status]) => {
  const [head, get] = [await fetchPath(path, { method: 'HEAD' }), await fetchPath(path)];
  expect(get.status).toBe(status);
  expect(headingOf(await get.text()) === '404').toBe(status === 404);
  expect(await head.text()).toBe('');
  expect([...head.headers]).toEqual([...get.headers]);
  expect(get.headers.get('cache-control')).toBe(status === 200 ? cacheClasses.document : cacheClasses.none);
  expectPolicy(get, path);
});

test('the 404 document’s own ETag does not turn a 404 into 304', async () => {
  const file = await env.ASSETS.fetch(`${ORIGIN}/404.html`);
  await file.text();
  const response = await fetchPath('/nobody', { headers: { 'If-None-Match': file.headers.get('etag')! } });
  expect(response.status).toBe(404);
  expect(headingOf(await response.text())).toBe('404');
  expect(response.headers.get('etag')).toBeNull();
});

test('a redirect keeps the query, and leads to a document in one hop', async () => {
  const response = await fetchPath('/privacy/?next=//example.com');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/privacy?next=//example.com']);
  expect(await response.text()).toBe('');
  expectPolicy(response, '/privacy/');
});

describe('hosts', () => {
  test.for(['http://localhost/', 'http://127.0.0.1/privacy', 'https://hashtagpay.example/', 'http://[::1]/terms'])(
    '%s may be indexed',
    async (url) => {
      const response = await exports.default.fetch(url);
      await response.text();
      expect(response.headers.get('x-robots-tag')).toBeNull();
    },
  );

  test.for([
    'https://hashtagpay.workers.dev/',
    'https://hashtagpay.example.com/privacy',
    'https://hashtagpay.example.evil.test/terms',
    'https://127.0.0.1.evil.test/',
    'https://localhost.evil.test/',
    'https://hashtagpay.workers.dev/nobody',
  ])('%s is noindex', async (url) => {
    const response = await exports.default.fetch(url);
    await response.text();
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });
});

describe('a request body that is rejected', () => {
  test.for([
    ['http://localhost:8787', true],
    ['http://127.0.0.1', true],
    ['http://[::1]:8787', true],
    ['https://hashtagpay.example', false],
    ['https://token-site.account.workers.dev', false],
    ['https://localhost.example.com', false],
    ['https://127.0.0.1.example.com', false],
  ] as const)('at %s is read: %s', async ([origin, read]) => {
    const request = new Request(`${origin}/`, { method: 'POST', body: new Uint8Array(64 * 1024) });
    const response = await worker.fetch(request, env);
    expect(response.status).toBe(405);
    expect(request.bodyUsed).toBe(read);
  });
});

describe('a page that the operator added', () => {
  const words = 'google-site-verification: google1a2b.html';
  const added = ['/google1a2b.html', '/press/kit.html'];
  /** The built files and two more. */
  const withPage = {
    ASSETS: {
      fetch: async (request: string | Request) =>
        added.includes(new URL(new Request(request).url).pathname) ? new Response(words) : env.ASSETS.fetch(request),
    },
  };
  const ask = (path: string) => worker.fetch(new Request(ORIGIN + path), withPage);

  test.for(added)('is served under its name: %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(words);
  });

  test.for(['/google9z9z.html', '/404.html', '//google1a2b.html', '/x/..//google1a2b.html'])(
    '%s is not one',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<h1');
    },
  );
});

describe('files, as the asset layer serves them', () => {
  test.for([
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/social/home.png', 'image/png'],
    ['/.well-known/security.txt', 'text/plain'],
  ] as const)('%s is sent as %s, to be cached for an hour', async ([path, type]) => {
    const response = await env.ASSETS.fetch(ORIGIN + path);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')?.split(';')[0]).toBe(type);
    expect(response.headers.get('cache-control')).toBe(cacheClasses.file);
    expectPolicy(response, path);
  });

  test('every file that a document loads from /assets/ is immutable', async () => {
    const body = await (await fetchPath('/privacy')).text();
    const paths = [...new Set([...body.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path!))];
    expect(paths.length).toBeGreaterThanOrEqual(4);
    for (const path of paths) {
      const response = await env.ASSETS.fetch(ORIGIN + path);
      await response.arrayBuffer();
      expect(response.status, path).toBe(200);
      expect(response.headers.get('cache-control'), path).toBe(cacheClasses.hashed);
      expectPolicy(response, path);
    }
  });
});

test('an internal failure is a plain 500 with the whole policy', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { ASSETS: { fetch: () => Promise.reject(new Error('the asset layer is away')) } };
  const response = await worker.fetch(new Request(`${ORIGIN}/`), broken);
  expect(response.status).toBe(500);
  expect(log).toHaveBeenCalledOnce();
  expect(response.headers.get('cache-control')).toBe(cacheClasses.none);
  expect(await response.text()).toBe('Something went wrong\n');
  expectPolicy(response, '/');
});
