import type { Page } from 'playwright/test';
import { site } from '../../config/site.ts';
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

test('an unknown path: 404, its text, a link home, and the path in the console; the page repeats plain words, and has a tag of its own for anything else', async ({
  page,
  watch,
}) => {
  const tag = page.getByRole('main').locator('p').first();
  const response = await page.goto('/no/such page?x=1');
  expect(response!.status()).toBe(404);
  await expect(headingOf(page, notFound.heading)).toBeVisible();
  await expect(page.getByText(notFound.text)).toBeVisible();
  await expect(tag).toHaveText(`#${notFound.tag}`);
  await expect.poll(() => watch.errors().filter((text) => text === 'Unknown path /no/such%20page')).toHaveLength(1);
  await page.getByRole('link', { name: notFound.home }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(headingOf(page)).toHaveText(HOME);

  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['claim-your-tokens', 'a'.repeat(24)]) {
    await visitPage(page, `/${path}`);
    await expect(tag).toHaveText(`#${path}`);
  }
  const script = '%3Cscript%3Ealert(1)%3C%2Fscript%3E';
  const { address } = site.contracts[0];
  await visitPage(page, `/${script}`);
  for (const path of [script, address, 'Pay-Ana', 'pay--ana', 'pay-2', 'a'.repeat(25), 'x'.repeat(3000)]) {
    // As Back would, without a load.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/${path}`);
    await expect.poll(() => watch.errors().at(-1), path).toBe(`Unknown path /${path}`);
    await expect(tag, path).toHaveText(`#${notFound.tag}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
