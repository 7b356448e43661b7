import { expect, holdBack, idle, PHONE, restingPlace, skipLoader, test } from '../support.ts';

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
      await page.evaluate(() => Object.assign(globalThis, { shifted: 0 }));
      release();
      await page.evaluate(() => document.fonts.ready);
      await idle(page);
      await restingPlace(page);
      expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
      expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
    });
  });
}
