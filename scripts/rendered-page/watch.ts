import type { BrowserContext } from 'playwright';

/** Expected on the 404 page: it logs its path, and Chromium logs the document's status. */
const EXPECTED = /^Unknown path|status of 404/;

/**
 * Listens in a context for everything that no visit may cause: requests to other origins, errors, dialogs and workers.
 *
 * @returns a function that describes what was heard so far
 */
export function watch(context: BrowserContext, origin: string): () => string[] {
  const heard: string[] = [];
  context.on('request', (request) => {
    const { origin: to, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && to !== origin) heard.push(`it requests ${request.url()}`);
  });
  context.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && !EXPECTED.test(message.text())) heard.push(`the console says: ${message.text()}`);
  });
  context.on('weberror', (error) => heard.push(`a script failed: ${error.error().message}`));
  context.on('dialog', (dialog) => {
    heard.push(`a dialog says: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('serviceworker', (worker) => heard.push(`it starts a service worker, ${worker.url()}`));
  return () => [...heard];
}
