import type { Page } from 'playwright/test';
import { blockStorage, expect, expectArrival, holdLoader, PHONE, restingPlace, test } from './lib/support.ts';
import { hydrated, scrollToY, visitPage } from '../lib/page.ts';

/* Nothing moves the page under the loader: when the loader goes, the page is at its top or at its fragment. */

test.use({ visit: 'first', viewport: PHONE, hasTouch: true });

/** Tries keys, wheel and finger. */
async function tryToMove(page: Page): Promise<void> {
  const keys = ['End', 'Space', 'PageDown', 'ArrowDown', 'Shift+Space', 'PageUp', 'Home', 'ArrowUp', 'Tab', 'Enter'];
  for (const key of [...keys, 'Tab', 'Tab', 'Enter', 'Space']) await page.keyboard.press(key);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 3000);
  await page.mouse.wheel(0, -1000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.synthesizeScrollGesture', { x: 200, y: 500, yDistance: -400, speed: 4000 });
}

const places = {
  '/': async (page: Page) => expect(await restingPlace(page)).toBe(0),
  '/#faq': (page: Page) => expectArrival(page, 'faq'),
};

for (const [path, expectPlace] of Object.entries(places)) {
  test(`${path} is at its place under the loader`, async ({ page }) => {
    await holdLoader(page);
    await visitPage(page, path);
    await expectPlace(page);
  });

  test(`keys, wheel and finger do not move ${path} under the loader`, async ({ page }) => {
    const loader = await holdLoader(page);
    await visitPage(page, path);
    await tryToMove(page);
    // A key scrolls only some frames after it is pressed.
    await page.keyboard.press('End');
    await loader.end();
    await expectPlace(page);
  });

  test(`where storage is blocked, ${path} is at its place again after it was scrolled and reloaded`, async ({
    page,
  }) => {
    await blockStorage(page);
    const loader = await holdLoader(page);
    await visitPage(page, path);
    await loader.end();
    await scrollToY(page, 3000);
    await page.reload();
    await hydrated(page);
    await tryToMove(page);
    await loader.end();
    await expectPlace(page);
  });
}
