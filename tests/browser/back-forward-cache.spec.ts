import { chromium } from 'playwright/test';
import { expect, test } from '../lib/browser-test.ts';
import { press, visitPage } from '../lib/page.ts';
import { headingOf, HOME, legalLink, openAnswers, questionsOf, TERMS } from '../lib/parts.ts';

// A trace keeps pages out of the cache.
test.use({ trace: 'off' });

// In a browser of its own: Playwright's has no such cache (https://github.com/microsoft/playwright/pull/14996).
test('a page that returns from the back-forward cache works', async ({ launchOptions, baseURL }) => {
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const page = await browser.newPage({ baseURL });
    await visitPage(page, '/');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.returned = String(persisted)));
    });
    await page.goto('/robots.txt');
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page.locator('[data-returned="true"]')).toBeAttached();
    await expect.soft(headingOf(page)).toHaveText(HOME);
    await press(questionsOf(page).first().getByRole('heading'));
    await expect.soft.poll(() => openAnswers(page)).toEqual([0]);
    await legalLink(page, 'terms').click();
    await expect.soft(headingOf(page)).toHaveText(TERMS);
  } finally {
    await browser.close();
  }
});
