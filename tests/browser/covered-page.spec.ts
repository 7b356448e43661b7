import type { Page } from 'playwright/test';
import { expect, expectArrival, holdLoader, PHONE, restingPlace, test } from './lib/support.ts';
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

/** Expects the page at its fragment, or at its top. */
async function expectPlace(page: Page, path: string): Promise<void> {
  if (path === '/#faq') await expectArrival(page, 'faq');
  else expect(await restingPlace(page)).toBe(0);
}

test('a page without a fragment stays at its top, and a deep link at its section', async ({ page }) => {
  const loader = await holdLoader(page);
  for (const path of ['/', '/#faq']) {
    await visitPage(page, path);
    await expectPlace(page, path);
    await tryToMove(page);
    // A key scrolls only some frames after it is pressed.
    await page.keyboard.press('End');
    await loader.end();
    await expectPlace(page, path);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('where storage is blocked, a page scrolled and reloaded is at its top or fragment again', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  const loader = await holdLoader(page);
  for (const path of ['/', '/#faq']) {
    await visitPage(page, path);
    await loader.end();
    await scrollToY(page, 3000);
    await page.reload();
    await hydrated(page);
    await tryToMove(page);
    await loader.end();
    await expectPlace(page, path);
  }
});
