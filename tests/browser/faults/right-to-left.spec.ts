import type { Page } from 'playwright/test';
import { stopClock, visitPage } from '../../page.ts';
import { displaced, placesInside, reversed } from '../direction.ts';
import { expect, test } from '../support.ts';

/** Makes text run from right to left. Both functions run in the page, the second to undo the first. */
const ways: Record<string, readonly [turn: () => void, undo: () => void]> = {
  'a translator, on the page': [
    () => (document.documentElement.dir = 'rtl'),
    () => document.documentElement.removeAttribute('dir'),
  ],
  'a translator, on its text': [
    () => (document.querySelector('main')!.dir = 'rtl'),
    () => document.querySelector('main')!.removeAttribute('dir'),
  ],
  'an extension’s style sheet': [
    () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { direction: rtl }');
      document.adoptedStyleSheets = [sheet];
    },
    () => (document.adoptedStyleSheets = []),
  ],
};

const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('where somebody sets the direction, addresses, commands, figures, charts and the slider keep theirs, and nothing scrolls sideways', async ({
  page,
  viewport,
}) => {
  // Otherwise the hero's sign would change.
  await stopClock(page);
  await visitPage(page, '/');
  await page.locator('details').evaluateAll((all) => {
    for (const item of all) item.removeAttribute('name');
    for (const item of all) item.setAttribute('open', '');
  });
  const before = await page.evaluate(placesInside);
  expect(before.length).toBeGreaterThan(0);
  for (const [who, [turn, undo]] of Object.entries(ways)) {
    await page.evaluate(turn);
    expect(await page.evaluate(reversed), who).toEqual([]);
    expect(displaced(before, await page.evaluate(placesInside)), who).toEqual([]);
    for (const slider of await page.getByRole('slider').all()) await expect(slider, who).toHaveCSS('direction', 'ltr');
    // The last is where the navigation appears.
    for (const width of [320, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await excess(page), `pixels sideways at ${width} px, ${who}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(viewport!);
    await page.evaluate(undo);
  }
});
