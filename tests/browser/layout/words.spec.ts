import type { Page } from 'playwright/test';
import { beginVisit, scrollToY, visitPage } from '../../page.ts';
import { expect, test } from '../support.ts';
import { breakpoints, faultsAt, launch, modes, settleText, type Mode } from './words.ts';

/** The narrowest and the widest window, in pixels; the page's breakpoints are between them. */
const ENDS = [320, 1920];

/** Faults of the landing page around each breakpoint, with all answers open and the bar shown. */
async function faults(page: Page, mode: Mode): Promise<string[]> {
  await visitPage(page, '/');
  await settleText(page, mode);
  await scrollToY(page, 2000);
  const widths = [...ENDS, ...(await breakpoints(page, mode))];
  return faultsAt(
    page,
    widths.filter((width) => width >= (mode.least ?? ENDS[0]!) && width <= ENDS[1]!),
  );
}

for (const [name, mode] of Object.entries(modes)) {
  test(`${name}, no word is broken, cut or covered, and nothing scrolls sideways`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await launch(playwright.chromium, launchOptions, mode.launch);
    const page = await browser.newPage({ baseURL: baseURL!, reducedMotion: 'reduce' });
    await beginVisit(page, 'settled');
    expect(await faults(page, mode)).toEqual([]);
    await browser.close();
  });
}

test('at any scroll position, what sticks there covers nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitPage(page, '/');
  for (const width of [900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < end; y += 450) {
      await page.evaluate((top) => scrollTo(0, top), y);
      expect(await faultsAt(page, [width], 'main'), `at ${y} px`).toEqual([]);
    }
  }
});
