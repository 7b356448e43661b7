import type { Page } from 'playwright/test';
import { expect, HEADLINE, test } from '../support.ts';
import { visitPage } from '../../page.ts';

/** What search engines, bookmarks and link previews read of a document. */
const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
  }));

test('after a change of route, the head is the one of the new document loaded afresh', async ({ page, watch }) => {
  watch.allow(/status of 404|Unknown path/);
  const fresh: Record<string, Awaited<ReturnType<typeof head>>> = {};
  for (const path of ['/no-such-page', '/terms', '/privacy', '/']) {
    await visitPage(page, path);
    fresh[path] = await head(page);
  }
  expect(fresh['/no-such-page']).toMatchObject({ title: 'Page not found · HashtagPay', robots: 'noindex' });
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect.poll(() => head(page)).toEqual(fresh['/privacy']);
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect.poll(() => head(page)).toEqual(fresh['/terms']);
  await page.goBack();
  await expect.poll(() => head(page)).toEqual(fresh['/privacy']);
  await page.getByRole('banner').getByRole('link', { name: 'HashtagPay' }).click();
  await expect.poll(() => head(page)).toEqual(fresh['/']);
  await visitPage(page, '/no-such-page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible();
  await expect.poll(() => head(page)).toEqual(fresh['/']);
});
