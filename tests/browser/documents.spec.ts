import type { Page } from 'playwright/test';
import { HOME, headingOf, legalLink, homeLink } from './lib/parts.ts';
import { expect, test } from './lib/support.ts';
import { visitPage } from '../lib/page.ts';
import { notFound } from '#token/content/not-found.ts';

/** The parts of the head that search engines, bookmarks and link previews read. */
const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
  }));

test.beforeEach(({ watch }) => watch.allow(/status of 404|Unknown path/));

test('after a change of route, the head is the same as after a fresh load', async ({ page }) => {
  const fresh: Record<string, Awaited<ReturnType<typeof head>>> = {};
  for (const path of ['/', '/terms', '/privacy', '/no-such-page']) {
    await visitPage(page, path);
    fresh[path] = await head(page);
  }
  expect(fresh['/no-such-page']!.robots).toBe('noindex');
  await legalLink(page, 'privacy').click();
  await expect.poll(() => head(page)).toEqual(fresh['/privacy']);
  await legalLink(page, 'terms').click();
  await expect.poll(() => head(page)).toEqual(fresh['/terms']);
  await page.goBack();
  await expect.poll(() => head(page)).toEqual(fresh['/privacy']);
  await homeLink(page).click();
  await expect.poll(() => head(page)).toEqual(fresh['/']);
});

/** What a visitor sees, what a screen reader reads, and the elements behind both. */
const everything = async (page: Page) => ({
  text: await page.locator('body').innerText(),
  tree: await page.locator('body').ariaSnapshot(),
  title: await page.title(),
  html: await page.locator('#page').innerHTML(),
});

test('two unknown paths give the same page, so that nobody who makes a link can write on it', async ({ page }) => {
  await visitPage(page, '/no/such/page');
  const ordinary = await everything(page);
  await visitPage(page, '/claim-your-tokens');
  expect(await everything(page)).toEqual(ordinary);
});

test('a path that becomes unknown without a load gives that page, too', async ({ page, watch }) => {
  await visitPage(page, '/no/such/page');
  const ordinary = await everything(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/team-sold-its-tokens');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => watch.errors().at(-1)).toBe('Unknown path /team-sold-its-tokens');
  expect(await everything(page)).toEqual(ordinary);
});

test('the console names an unknown path once', async ({ page, watch }) => {
  await visitPage(page, '/no/such page?x=1');
  await expect.poll(() => watch.errors().filter((text) => text === 'Unknown path /no/such%20page')).toHaveLength(1);
});

test('the 404 page leads home', async ({ page }) => {
  await visitPage(page, '/no-such-page');
  await expect(headingOf(page, notFound.heading)).toBeVisible();
  await expect(page.getByText(notFound.text)).toBeVisible();
  await page.getByRole('link', { name: notFound.home }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(headingOf(page)).toHaveText(HOME);
});
