import { chromium } from 'playwright/test';
import { firstThatStarts } from '../../scripts/lib/browser.ts';
import { expect, test } from '../lib/browser-test.ts';
import { press, visitPage } from '../lib/page.ts';
import { headingOf, HOME, legalLink, openAnswers, questionsOf, TERMS } from '../lib/parts.ts';

/** The headless shell has no such cache. */
const WHOLE = [chromium.executablePath(), ...['chromium', 'google-chrome'].map((name) => `/usr/bin/${name}`)];

test('a page that returns from the back-forward cache works', async ({ launchOptions, baseURL }) => {
  const executablePath = await firstThatStarts(WHOLE, []);
  test.skip(!executablePath, 'there is only a headless shell');
  // Playwright starts browsers without this cache: https://github.com/microsoft/playwright/pull/14996
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs });
  try {
    const page = await browser.newPage({ baseURL });
    await visitPage(page, '/');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.returned = String(persisted)));
    });
    await page.goto('/robots.txt');
    await page.evaluate(() => void setTimeout(() => history.back()));
    // Again and again, because Playwright waits for ever in the document that it began to look at.
    const returned = page.locator('[data-returned="true"]');
    await expect(() => expect(returned).toBeAttached({ timeout: 1000 })).toPass({ timeout: 30_000 });
    await expect.soft(headingOf(page)).toHaveText(HOME);
    await press(questionsOf(page).first().getByRole('heading'));
    await expect.soft.poll(() => openAnswers(page)).toEqual([0]);
    await legalLink(page, 'terms').click();
    await expect.soft(headingOf(page)).toHaveText(TERMS);
  } finally {
    await browser.close();
  }
});
