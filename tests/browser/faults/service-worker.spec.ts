import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { listen } from '../../../scripts/lib/serve.ts';

/** A worker that takes over every page at once and answers for the site from its cache. */
const PLANTED = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/page'));
  });`;

test('SECURITY.md’s script removes a service worker that an attacker left, from every tab and without a second visit', async ({
  context,
  page,
}) => {
  let code = PLANTED;
  const domain = await listen(({ url }, response) => {
    // The site's own policy allows no worker, and is sent with every file once the owner has the domain back.
    if (code !== PLANTED) response.setHeader('Content-Security-Policy', "default-src 'none'");
    response.setHeader('Content-Type', url === '/worker.js' ? 'text/javascript' : 'text/html');
    // As long as a hostile server may ask browsers to keep it.
    if (url === '/worker.js') response.setHeader('Cache-Control', 'max-age=31536000');
    response.end(url === '/worker.js' ? code : '<title>the site</title>');
  });
  const { origin } = domain;
  await page.goto(origin);
  await page.evaluate(async () => {
    const cache = await caches.open('drainer');
    await cache.put('/page', new Response('<title>drainer</title>', { headers: { 'Content-Type': 'text/html' } }));
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.reload().then(() => page.title())).toBe('drainer');
  const other = await context.newPage();
  await other.goto(`${origin}/terms`);
  expect(await other.title()).toBe('drainer');

  code = /```js\n([^]*?)```/.exec(await readFile('SECURITY.md', 'utf8'))![1]!;
  await page.goto(origin).catch(() => undefined);
  await expect(page).toHaveTitle('the site', { timeout: 15_000 });
  await expect(other).toHaveTitle('the site', { timeout: 15_000 });
  const left = await page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    await caches.keys(),
  ]);
  expect(left).toEqual([0, []]);
  await context.close();
  await domain.stop();
});
