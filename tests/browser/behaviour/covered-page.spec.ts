import type { Page } from 'playwright/test';
import { expect, expectArrival, holdLoader, openAnswers, PHONE, restingPlace, skipLoader, test } from '../support.ts';
import { questionsOf } from '../parts.ts';
import { hydrated, scrollToY, visitPage } from '../../page.ts';
import { faqItems } from '../../../src/content/faq.ts';
import { hero } from '../../../src/content/hero.ts';

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

const encoded = (words: string): string => encodeURIComponent(words).replaceAll('-', '%2D');
const text = (words: string): string => `:~:text=${encoded(words)}`;

test('a first visit with a text fragment ends at the text, its answer open', async ({ page }) => {
  await page.goto('/');
  const whole =
    (await page.locator('body').innerText()).toLowerCase() + faqItems.map(({ answer }) => answer.toLowerCase());
  await page.evaluate(() => sessionStorage.clear());
  // A short answer's words may occur elsewhere, too.
  const found = faqItems
    .map(({ answer }, index) => ({ answer, index, words: answer.split(/[.,*]/)[0]! }))
    .filter(({ words }) => whole.split(words.toLowerCase()).length === 2);
  const [first, last] = [found[0], found.at(-1)];
  // A word with its apostrophes and hyphens, as browsers divide words.
  const rest = last?.answer.slice(last.words.length).match(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu) ?? [];
  for (const [fragment, index] of [
    ...(first ? ([[`features${text(first.words)}`, first.index]] as const) : []),
    // From a start to an end.
    ...(last && rest.length > 0 ? ([[`${text(last.words)},${encoded(rest.at(-1)!)}`, last.index]] as const) : []),
    [text(hero.lead.slice(0, 20)), null],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/#${fragment}`);
    await expect.poll(() => openAnswers(page), fragment).toEqual(index === null ? [] : [index]);
    const target = index === null ? page.getByText(hero.lead).first() : questionsOf(page).nth(index).locator('p');
    await expect(target, fragment).toBeInViewport();
    await hydrated(page);
    await skipLoader(page);
    await restingPlace(page);
    await expect(target, fragment).toBeInViewport();
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
