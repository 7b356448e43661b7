import type { Page } from 'playwright/test';
import { HOME, PRIVACY, TERMS, LOST, headingOf, legalLink } from '../parts.ts';
import { expect, idle, test } from '../support.ts';
import { hydrated, visitPage } from '../../page.ts';
import { lostScript, missingCode } from '../../../src/content/messages.ts';

/** Serves the scripts that match `pattern` with a line prepended that leaves a mark. */
async function tamper(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const body = `document.documentElement.dataset.tampered='';${await response.text()}`;
    await route.fulfill({ response, body });
  });
}

const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: lostScript });

/** Waits for the page to settle, and expects that nothing tampered has run. */
async function expectUnharmed(page: Page): Promise<void> {
  await idle(page);
  await expect(page.locator('[data-tampered]')).toHaveCount(0);
}

test('a tampered chunk or entry script does not run: the page stays readable and says so, its links work, and a change of route says that the page did not arrive', async ({
  page,
  watch,
}) => {
  watch.allow(/integrity|dynamically imported module/i);
  await tamper(page, '**/assets/legal-*.js');
  await visitPage(page, '/');
  await legalLink(page, 'terms').click();
  // A lost chunk causes one reload, which brings the prerendered document.
  await expect(refusal(page)).toBeVisible();
  await expect(headingOf(page)).toHaveText(TERMS);
  await expectUnharmed(page);
  await page.goBack();
  await expect(headingOf(page)).toHaveText(HOME);
  // Both entries share a document, so until the router listens, Forward changes nothing but the URL.
  await hydrated(page);
  await page.goForward();
  await expect(headingOf(page)).toHaveText(LOST);
  await expect(page.getByRole('link', { name: missingCode.retry })).toHaveAttribute('href', '/terms');
  await expectUnharmed(page);

  await tamper(page, '**/assets/entry-client-*.js');
  const response = await page.goto('/');
  expect(response!.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  await expect(refusal(page)).toBeVisible();
  await expect(headingOf(page)).toHaveText(HOME);
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page)).toHaveText(PRIVACY);
  await expectUnharmed(page);
});
