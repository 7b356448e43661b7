import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { cacheClasses } from '../expected/headers.ts';
import { expectPolicy, fetchPath, headingOf, ORIGIN } from './fetch.ts';

async function expectNotFound(response: Response, path: string) {
  expect(response.status).toBe(404);
  expect(headingOf(await response.text())).toBe('404');
  expect(response.headers.get('cache-control')).toBe(cacheClasses.none);
  expect(response.headers.get('etag')).toBeNull();
  expectPolicy(response, path);
}

describe('404', () => {
  test.for([
    '/nobody',
    '/privacy/cookies',
    '/privacy//',
    '/Privacy',
    '/404',
    '/404.html',
    '/assets/missing-AAAAAAAA.js',
    '/missing.css',
    '/_headers',
    '/.assetsignore',
    '/wrangler.json',
    '/constructor',
    '/__proto__',
    '/%00',
    '/%',
    '/privacy%2Ehtml',
    '//example.com/',
  ])('%s', async (path) => {
    await expectNotFound(await fetchPath(path), path);
  });

  test('a path of 10,000 characters', async () => {
    const path = `/${'a'.repeat(10_000)}`;
    await expectNotFound(await fetchPath(path), path);
  });

  test.for([
    ['If-None-Match', '*'],
    ['If-Modified-Since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
    ['Range', 'bytes=0-3'],
    ['Accept', 'application/javascript'],
  ] as const)('is sent whole, whatever the request header: %s: %s', async ([name, value]) => {
    await expectNotFound(await fetchPath('/assets/missing-AAAAAAAA.js', { headers: { [name]: value } }), '/');
  });

  test('the document’s own ETag does not turn it into 304', async () => {
    const file = await env.ASSETS.fetch(`${ORIGIN}/404.html`);
    await file.text();
    const headers = { 'If-None-Match': file.headers.get('etag')! };
    await expectNotFound(await fetchPath('/nobody', { headers }), '/nobody');
  });
});
