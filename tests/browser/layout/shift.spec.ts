import type { Page } from 'playwright/test';
import { expect, holdBack, idle, PHONE, restingPlace, skipLoader, test } from '../support.ts';

const shifted = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);

/** Each text in the window: how it begins, and its height in pixels. */
const texts = (page: Page) =>
  page
    .locator('body :is(h1, h2, h3, h4, p, li, dt, dd, th, td, a, button):visible')
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().top < innerHeight)
        .map((element) => [element.textContent.trim().slice(0, 60), element.getBoundingClientRect().height] as const),
    );

for (const [visit, path, viewport] of [
  ['first', '/', { width: 1440, height: 900 }],
  ['first', '/', PHONE],
  ['settled', '/privacy', PHONE],
] as const) {
  test.describe(`${path}, ${visit} load, ${viewport.width} px`, () => {
    test.use({ visit, viewport });

    test('the layout shifts by less than 0.01 when the fonts arrive after the first paint', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(globalThis, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            (globalThis as unknown as { shifted: number }).shifted += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const release = await holdBack(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      if (visit === 'first') await skipLoader(page);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await restingPlace(page);
      // Shifts while the document was still arriving are not the fonts' doing.
      const early = await shifted(page);
      const before = await texts(page);
      release();
      await page.evaluate(() => document.fonts.ready);
      await idle(page);
      await restingPlace(page);
      expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
      const after = await texts(page);
      const other = before
        .filter(([, height], index) => Math.abs(height - (after[index]?.[1] ?? 0)) > 8)
        .map(([text]) => text);
      const remedy = 'A few letters more or less keep the lines of these texts the same in the font that stands in';
      expect((await shifted(page)) - early, `${remedy}:\n${other.join('\n')}\n`).toBeLessThan(0.01);
    });
  });
}
