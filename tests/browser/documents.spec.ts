import type { Page } from 'playwright/test';
import { routes, type RouteId } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import { documents } from '#token/content/documents.ts';
import { notFound } from '#token/content/not-found.ts';
import { HOME, headingOf, homeLink, legalLink } from './lib/parts.ts';
import { expect, test } from './lib/support.ts';
import { visitPage } from '../lib/page.ts';

const LOST = '/team-sold-its-tokens';
test.beforeEach(({ watch }) => watch.allow(new RegExp(`Unknown path ${LOST}$`)));

/** Leads to an unknown path without a load, as Back may. */
const becomeUnknown = (page: Page) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, LOST);

/** The parts of the head that search engines, bookmarks and link previews read. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
  }));

const homeButton = (page: Page) => page.getByRole('link', { name: notFound.home });

// `tests/node/content-documents.test.ts` reads the documents themselves.
const changes: readonly [RouteId, string, (page: Page) => Promise<unknown>][] = [
  ['privacy', '/', (page) => legalLink(page, 'privacy').click()],
  ['terms', '/privacy', (page) => legalLink(page, 'terms').click()],
  ['home', '/no-such-page', (page) => homeButton(page).click()],
  ['not-found', '/', becomeUnknown],
];

for (const [id, from, go] of changes) {
  test(`from ${from} to ${id} without a load, the head becomes that of ${id}`, async ({ page }) => {
    await visitPage(page, from);
    await go(page);
    const { path } = routes.find((route) => route.id === id)!;
    const { title, description } = documents[id];
    const listing = path === null ? { robots: 'noindex' } : { canonical: site.origin + path };
    await expect.poll(() => headOf(page)).toEqual({ title, description, ...listing });
  });
}

test('Back gives the head its former words', async ({ page }) => {
  await visitPage(page, '/');
  const before = await headOf(page);
  await legalLink(page, 'privacy').click();
  await expect(page).toHaveTitle(documents.privacy.title);
  await page.goBack();
  await expect.poll(() => headOf(page)).toEqual(before);
});

/** What a visitor sees, what a screen reader reads, and the elements behind both. */
const everything = async (page: Page) => ({
  text: await page.locator('body').innerText(),
  tree: await page.locator('body').ariaSnapshot(),
  title: await page.title(),
  html: await page.locator('#page').innerHTML(),
});

test.describe('nobody who makes a link can write on the 404 page', () => {
  let ordinary: Awaited<ReturnType<typeof everything>>;
  test.beforeEach(async ({ page }) => {
    await visitPage(page, '/no/such/page');
    ordinary = await everything(page);
  });

  test('if another path is loaded', async ({ page }) => {
    await visitPage(page, '/claim-your-tokens');
    expect(await everything(page)).toEqual(ordinary);
  });

  test('if another path follows without a load', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().endsWith(LOST));
    await becomeUnknown(page);
    await logged;
    expect(await everything(page)).toEqual(ordinary);
  });
});

test('the console names an unknown path once', async ({ page, watch }) => {
  await visitPage(page, '/no/such page?x=1');
  await expect.poll(() => watch.errors().filter((text) => text === 'Unknown path /no/such%20page')).toHaveLength(1);
});

for (const [what, find] of [
  ['button', homeButton],
  ['name', homeLink],
] as const) {
  test(`the 404 page’s ${what} leads home`, async ({ page }) => {
    await visitPage(page, '/no-such-page');
    await find(page).click();
    await expect(headingOf(page)).toHaveText(HOME);
    await expect(page).toHaveURL(/\/$/);
  });
}
