/**
 * The one script that `public/` may contain, under any name: it replaces a service worker that somebody left in visitors'
 * browsers while the domain was not ours, deletes what that cached, and removes itself. SECURITY.md says how to use it.
 */
export const WORKER_REMOVAL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
`;

/** Whether a script in `public/` is that one. */
export const isWorkerRemoval = (code: string): boolean =>
  code.replaceAll(/\s+/g, ' ').trim() === WORKER_REMOVAL.replaceAll(/\s+/g, ' ').trim();
