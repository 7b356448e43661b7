import type { Page } from 'playwright/test';
import { expect, HEADLINE, idle, test } from '../support.ts';
import { hydrated, visitPage } from '../../../scripts/lib/page.ts';

const MARK = 'data-tampered';

/** Serves the scripts that match `pattern` as if changed on their way: with a line prepended. */
async function tamper(page: Page, pattern: string): Promise<() => number> {
  let served = 0;
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const body = `document.documentElement.setAttribute('${MARK}','');${await response.text()}`;
    served++;
    await route.fulfill({ response, body });
  });
  return () => served;
}

const ran = (page: Page) => page.evaluate((mark) => document.documentElement.hasAttribute(mark), MARK);

test.beforeEach(({ watch }) => {
  watch.allow(/integrity|dynamically imported module/i);
});

test('a tampered chunk does not run: a loaded page stays readable and says so, and a change of route says that the page did not arrive', async ({
  page,
}) => {
  const served = await tamper(page, '**/assets/legal-*.js');
  await visitPage(page, '/');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  // A lost chunk causes one reload, which brings the prerendered document.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect(page.getByRole('alert').filter({ hasText: 'was refused' })).toBeVisible();
  await idle(page);
  expect(await ran(page)).toBe(false);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
  // Both entries share a document, so until the router listens, Forward changes nothing but the URL.
  await hydrated(page);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not arrive');
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/terms');
  expect(await ran(page)).toBe(false);
  expect(served()).toBeGreaterThan(0);
});

test('a tampered entry script does not run, the page says so, can be read, and its links work', async ({ page }) => {
  const served = await tamper(page, '**/assets/entry-client-*.js');
  const response = await page.goto('/');
  expect(response!.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  await expect.poll(served).toBeGreaterThan(0);
  await expect(page.getByRole('alert').filter({ hasText: 'was refused' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await idle(page);
  expect(await ran(page)).toBe(false);
});
