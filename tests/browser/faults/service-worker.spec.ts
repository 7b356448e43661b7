import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from 'playwright/test';

/** A worker that takes over every page at once and answers for the site. */
const PLANTED = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return;
    const page = new Response('<title>drainer</title>', { headers: { 'Content-Type': 'text/html' } });
    event.respondWith(caches.open('drainer').then((cache) => cache.match('/page')).then((kept) => kept ?? page));
  });`;

/** The script that SECURITY.md gives for the day after. */
const remedy = async () => /```js\n([^]*?)```/.exec(await readFile('SECURITY.md', 'utf8'))![1]!;

/** A domain that was taken and has come back: its documents are the site's own again, and one script has `code`. */
async function startDomain() {
  const domain = { code: PLANTED as string | null, origin: '', stop: async () => {} };
  const server = createServer(({ url }, response) => {
    // The site's own policy allows no worker, and is sent with every file.
    if (domain.code !== PLANTED) response.setHeader('Content-Security-Policy', "default-src 'none'");
    if (url !== '/worker.js') response.setHeader('Content-Type', 'text/html').end('<title>the site</title>');
    else if (domain.code === null) response.writeHead(404).end();
    else {
      // For as long as a hostile server may ask browsers to keep it.
      const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=31536000' };
      response.writeHead(200, headers).end(domain.code);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  domain.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  domain.stop = () => new Promise((done) => server.close(() => done()));
  return domain;
}

/** Visits the domain while the attacker has it. */
async function infect(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
    const cache = await caches.open('drainer');
    await cache.put('/page', new Response('<title>drainer</title>', { headers: { 'Content-Type': 'text/html' } }));
  });
  await expect.poll(() => page.reload().then(() => page.title())).toBe('drainer');
}

const left = (page: Page) =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]);

test('SECURITY.md’s script removes a service worker that an attacker left, from every tab and without a second visit', async ({
  context,
  page,
}) => {
  const domain = await startDomain();
  await infect(page, domain.origin);
  const other = await context.newPage();
  await other.goto(`${domain.origin}/terms`);
  expect(await other.title()).toBe('drainer');

  domain.code = await remedy();
  await page.goto(domain.origin).catch(() => {});
  await expect(page).toHaveTitle('the site', { timeout: 10_000 });
  await expect(other).toHaveTitle('the site', { timeout: 10_000 });
  expect(await left(page)).toEqual([0, []]);
  await context.close();
  await domain.stop();
});

test('A missing script does not remove it, which is why SECURITY.md asks for one', async ({ context, page }) => {
  const domain = await startDomain();
  await infect(page, domain.origin);
  domain.code = null;
  for (let visit = 0; visit < 3; visit++) {
    await page.goto(domain.origin);
    await page.waitForTimeout(1500);
  }
  expect(await page.title()).toBe('drainer');
  await context.close();
  await domain.stop();
});
