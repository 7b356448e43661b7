import type { Page, Route } from 'playwright/test';
import { expect, HEADLINE, holdLoader, idle, test } from '../support.ts';
import { hydrated, visitPage } from '../../page.ts';

/** Answers requests for the legal pages' code with 404, as a newer deployment does, until `find` is called. */
async function loseChunk(page: Page) {
  let [isLost, documents, refused] = [true, 0, 0];
  await page.route('**/assets/legal-*.js', async (route) => {
    await (isLost ? route.fulfill({ status: 404 }) : route.continue());
    refused++;
  });
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents++;
    refused = 0;
  });
  return {
    find: () => (isLost = false),
    documents: () => documents,
    /** Waits until the document has requested its code in vain and has reacted. */
    missed: async () => {
      await expect.poll(() => refused).toBeGreaterThan(0);
      await idle(page);
    },
  };
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(({ watch }) => watch.allow(/status of 404|dynamically imported module|ERR_INTERNET_DISCONNECTED/));

test('one reload repairs the page', async ({ page }) => {
  const chunk = await loseChunk(page);
  await visitPage(page, '/');
  page.once('request', () => chunk.find());
  const loaded = chunk.documents();
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(headingOf(page)).toHaveText('Terms of Service');
  expect(chunk.documents() - loaded).toBeLessThanOrEqual(1);
});

test('a page that a reload did not repair can be read and left, and does not reload again', async ({ page }) => {
  const chunk = await loseChunk(page);
  await visitPage(page, '/');
  const loaded = chunk.documents();
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  // The reloaded document is prerendered: it stays readable although its code is still lost.
  await expect.poll(() => chunk.documents() - loaded).toBe(1);
  await expect(headingOf(page)).toHaveText('Terms of Service');
  await chunk.missed();
  expect(chunk.documents() - loaded).toBe(1);
  await page.goBack();
  await expect(headingOf(page)).toHaveText(HEADLINE);
  await hydrated(page);
  // The same history entry again: its one reload is used up.
  const before = chunk.documents();
  await page.goForward();
  await expect(headingOf(page)).toHaveText('This page did not arrive');
  await idle(page);
  expect(chunk.documents()).toBe(before);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/terms');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(headingOf(page)).toHaveText(HEADLINE);
});

test('Back leads back even before the code is known to be lost', async ({ page }) => {
  await visitPage(page, '/');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(headingOf(page)).toHaveText('Terms of Service');
  const requested = Promise.withResolvers<Route>();
  await page.route('**/assets/legal-*.js', (route) => requested.resolve(route));
  // By then, the entry script has run.
  await page.reload({ waitUntil: 'domcontentloaded' });
  const request = await requested.promise;
  await page.goBack({ waitUntil: 'commit' });
  await request.fulfill({ status: 404 });
  await expect(headingOf(page)).toHaveText(HEADLINE);
});

test('offline, the page never reloads: it says that it did not arrive and leads home without the network', async ({
  page,
  context,
}) => {
  const chunk = await loseChunk(page);
  await visitPage(page, '/');
  await chunk.missed();
  const loaded = chunk.documents();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(headingOf(page)).toHaveText('This page did not arrive');
  await expect(headingOf(page)).toBeFocused();
  await expect(page).toHaveTitle(/Privacy Policy/);
  await idle(page);
  expect(chunk.documents()).toBe(loaded);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(headingOf(page)).toHaveText(HEADLINE);
  await expect(headingOf(page)).toBeFocused();
});

test.describe('without session storage', () => {
  test.use({ visit: 'first' });

  test('the page reloads once and does not loop', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(globalThis, 'sessionStorage', { value: null }));
    const chunk = await loseChunk(page);
    const loader = await holdLoader(page);
    await visitPage(page, '/');
    await loader.end();
    const loaded = chunk.documents();
    await page.getByRole('link', { name: 'Terms of Service' }).click();
    await expect.poll(() => chunk.documents() - loaded).toBe(1);
    await expect(headingOf(page)).toHaveText('Terms of Service');
    await chunk.missed();
    expect(chunk.documents() - loaded).toBe(1);
  });
});

test('offline after the page has loaded, the legal pages still open', async ({ page, context, watch }) => {
  const arrived = page.waitForResponse('**/assets/legal-*.js');
  await visitPage(page, '/');
  await (await arrived).finished();
  await idle(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(headingOf(page)).toHaveText('Privacy Policy');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(headingOf(page)).toHaveText(HEADLINE);
  expect(watch.errors()).toEqual([]);
});
