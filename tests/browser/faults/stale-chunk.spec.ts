import type { Page, Route } from 'playwright/test';
import { HOME, PRIVACY, TERMS, LOST, headingOf, legalLink, backButton } from '../parts.ts';
import { expect, holdLoader, idle, test } from '../support.ts';
import { hydrated, visitPage } from '../../page.ts';
import { site } from 'virtual:site';
import { documentsOf } from '../../../src/content/documents.ts';
import { notFound } from '../../../src/content/not-found.ts';
import { missingCode } from '../../../src/content/messages.ts';

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

test.beforeEach(({ watch }) => watch.allow(/status of 404|dynamically imported module|ERR_INTERNET_DISCONNECTED/));

test('a page that a reload did not repair can be read and left, and does not reload again; another is repaired by its reload', async ({
  page,
}) => {
  const chunk = await loseChunk(page);
  await visitPage(page, '/');
  const loaded = chunk.documents();
  await legalLink(page, 'terms').click();
  // The reloaded document is prerendered: it stays readable although its code is still lost.
  await expect.poll(() => chunk.documents() - loaded).toBe(1);
  await expect(headingOf(page)).toHaveText(TERMS);
  await chunk.missed();
  expect(chunk.documents() - loaded).toBe(1);
  await page.goBack();
  await expect(headingOf(page)).toHaveText(HOME);
  await hydrated(page);
  // The same history entry again: its one reload is used up.
  const before = chunk.documents();
  await page.goForward();
  await expect(headingOf(page)).toHaveText(LOST);
  await idle(page);
  expect(chunk.documents()).toBe(before);
  await expect(page.getByRole('link', { name: missingCode.retry })).toHaveAttribute('href', '/terms');
  await page.getByRole('link', { name: notFound.home }).click();
  await expect(headingOf(page)).toHaveText(HOME);
  page.once('request', () => chunk.find());
  await legalLink(page, 'terms').click();
  await expect(headingOf(page)).toHaveText(TERMS);
  expect(chunk.documents() - before).toBeLessThanOrEqual(1);
});

test('Back leads back even before the code is known to be lost', async ({ page }) => {
  await visitPage(page, '/');
  await legalLink(page, 'terms').click();
  await expect(headingOf(page)).toHaveText(TERMS);
  const requested = Promise.withResolvers<Route>();
  await page.route('**/assets/legal-*.js', (route) => requested.resolve(route));
  // By then, the entry script has run.
  await page.reload({ waitUntil: 'domcontentloaded' });
  const request = await requested.promise;
  await page.goBack({ waitUntil: 'commit' });
  await request.fulfill({ status: 404 });
  await expect(headingOf(page)).toHaveText(HOME);
});

test('offline, a page that did not arrive never reloads: it says so and leads home', async ({ page, context }) => {
  const chunk = await loseChunk(page);
  await visitPage(page, '/');
  await chunk.missed();
  const loaded = chunk.documents();
  await context.setOffline(true);
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page)).toHaveText(LOST);
  await expect(headingOf(page)).toBeFocused();
  await expect(page).toHaveTitle(documentsOf(site.product).privacy.title);
  await idle(page);
  expect(chunk.documents()).toBe(loaded);
  await page.getByRole('link', { name: notFound.home }).click();
  await expect(headingOf(page)).toHaveText(HOME);
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
    await legalLink(page, 'terms').click();
    await expect.poll(() => chunk.documents() - loaded).toBe(1);
    await expect(headingOf(page)).toHaveText(TERMS);
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
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page)).toHaveText(PRIVACY);
  await backButton(page).click();
  await expect(headingOf(page)).toHaveText(HOME);
  expect(watch.errors()).toEqual([]);
});
