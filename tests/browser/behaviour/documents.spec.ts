import type { Page } from 'playwright/test';
import { expect, HEADLINE, test } from '../support.ts';
import { visitPage } from '../../../scripts/lib/page.ts';

const documents = [
  { path: '/', title: 'HashtagPay: pay a person by tagging them', canonical: 'https://hashtagpay.example/' },
  { path: '/privacy', title: 'Privacy Policy · HashtagPay', canonical: 'https://hashtagpay.example/privacy' },
  { path: '/terms', title: 'Terms of Service · HashtagPay', canonical: 'https://hashtagpay.example/terms' },
];

/** What search engines and link previews read. */
const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
  }));

for (const { path, title, canonical } of documents) {
  test(`${path} has its own title, description, canonical link and social card`, async ({ page }) => {
    await visitPage(page, path);
    expect(await head(page)).toEqual({ title, canonical, description: expect.stringContaining('HashtagPay') });
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    const image = await page.request.get(new URL(card!).pathname);
    expect(image.headers()['content-type']).toBe('image/png');
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', canonical);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });
}

test('descriptions differ, and a change of route in the browser updates the head to the new document’s', async ({
  page,
}) => {
  const fresh: Record<string, Awaited<ReturnType<typeof head>>> = {};
  // The landing page last, where the changes of route begin.
  for (const { path } of documents.toReversed()) {
    await visitPage(page, path);
    fresh[path] = await head(page);
  }
  expect(new Set(Object.values(fresh).map(({ description }) => description)).size).toBe(documents.length);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect.poll(() => head(page)).toEqual(fresh['/privacy']);
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect.poll(() => head(page)).toEqual(fresh['/terms']);
  await page.goBack();
  await expect.poll(() => head(page)).toEqual(fresh['/privacy']);
  await page.getByRole('banner').getByRole('link', { name: 'HashtagPay' }).click();
  await expect.poll(() => head(page)).toEqual(fresh['/']);
});

test('going home from the 404 page restores the landing page’s head', async ({ page, watch }) => {
  watch.allow(/404|Unknown path/);
  await visitPage(page, '/');
  const fresh = await head(page);
  await visitPage(page, '/no-such-page');
  expect(await head(page)).toMatchObject({ title: 'Page not found · HashtagPay', robots: 'noindex' });
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible();
  await expect.poll(() => head(page)).toEqual(fresh);
});
