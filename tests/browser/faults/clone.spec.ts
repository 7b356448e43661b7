import type { Page } from 'playwright/test';
import { expect, idle, test } from '../support.ts';
import { hydrated } from '../../../scripts/lib/page.ts';

/** Serves the site under another host, as a copy of it would be. */
async function copyTo(page: Page, origin: string): Promise<void> {
  await page.context().route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await page.request.get(pathname + search);
    await route.fulfill({ response });
  });
}

const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'This is not hashtagpay.example' });

for (const origin of [
  'https://hashtagpay.example.evil.test',
  'https://hashtagpay.test',
  'https://127.0.0.1.evil.test',
  'https://localhost.evil.test',
]) {
  test(`${origin}: a bar says so on every page and leads to the real one`, async ({ page }) => {
    await copyTo(page, origin);
    for (const path of ['/', '/privacy']) {
      await page.goto(origin + path);
      await expect(bar(page)).toBeVisible();
      const link = bar(page).getByRole('link');
      await expect(link).toHaveAttribute('href', 'https://hashtagpay.example');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await expect(bar(page)).toBeVisible();
  });
}

test('the canonical host and this machine show none', async ({ page, baseURL }) => {
  await copyTo(page, 'https://hashtagpay.example');
  for (const origin of ['https://hashtagpay.example', baseURL!, baseURL!.replace('localhost', '127.0.0.1')]) {
    await page.goto(`${origin}/`);
    await hydrated(page);
    await idle(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('every document names its host as plain text in its footer, scripts or not', async ({ page }) => {
  for (const path of ['/', '/privacy', '/terms', '/no-such-page']) {
    const html = await (await page.request.get(path)).text();
    expect(html.slice(html.indexOf('<footer')), path).toMatch(/>hashtagpay\.example</);
  }
});

test('another host is told not to be listed', async ({ page, baseURL }) => {
  const robots = async (host: string) => (await page.request.get('/', { headers: { host } })).headers()['x-robots-tag'];
  expect(await robots('copy.example')).toBe('noindex');
  expect(await robots(new URL(baseURL!).host)).toBeUndefined();
});
