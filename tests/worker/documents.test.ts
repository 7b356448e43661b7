import { exports } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { hero } from '../../src/content/hero.ts';
import { cacheClasses } from '../expected/headers.ts';
import { expectPolicy, fetchPath, headingOf } from './fetch.ts';

describe('documents', () => {
  test.for([
    ['/', hero.headline],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Service'],
    ['/?utm_source=post', hero.headline],
  ] as const)('%s serves the document “%s”', async ([path, heading]) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(cacheClasses.document);
    expect(response.headers.get('etag')).toMatch(/^(W\/)?"[^"]+"$/);
    expect(headingOf(await response.text())).toBe(heading);
    expectPolicy(response, path);
  });

  test.for(['/', '/privacy', '/terms'])('%s answers HEAD with the headers of GET and no body', async (path) => {
    const [head, get] = [await fetchPath(path, { method: 'HEAD' }), await fetchPath(path)];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['etag', 'content-type', 'cache-control']) {
      expect(head.headers.get(name), name).toBe(get.headers.get(name));
    }
    await get.text();
    expectPolicy(head, path);
  });

  test.for(['/', '/privacy', '/terms'])('%s answers 304 to a matching ETag, 200 otherwise', async (path) => {
    const first = await fetchPath(path);
    const etag = first.headers.get('etag')!;
    await first.text();
    const fresh = await fetchPath(path, { headers: { 'If-None-Match': etag } });
    expect(fresh.status).toBe(304);
    expect(await fresh.text()).toBe('');
    expect(fresh.headers.get('cache-control')).toBe(cacheClasses.document);
    expect(fresh.headers.get('etag')).toBe(etag);
    expectPolicy(fresh, path);
    const stale = await fetchPath(path, { headers: { 'If-None-Match': '"of another build"' } });
    expect(stale.status).toBe(200);
    await stale.text();
  });
});

describe('redirects', () => {
  test.for([
    ['/index.html', '/'],
    ['/privacy/', '/privacy'],
    ['/privacy.html', '/privacy'],
    ['/terms/', '/terms'],
    ['/terms.html', '/terms'],
    ['/privacy/?a=1&b=%20', '/privacy?a=1&b=%20'],
    ['/index.html?next=//example.com', '/?next=//example.com'],
  ] as const)('%s redirects to %s in one hop', async ([path, location]) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
    expect(response.headers.get('cache-control')).toBe(cacheClasses.redirect);
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).toBe('');
    expectPolicy(response, path);
    const target = await fetchPath(location);
    expect(target.status).toBe(200);
    await target.text();
  });
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
