import { expect, holdAnimations, idle, PHONE, restingPlace, test } from '../support.ts';

for (const [visit, path, viewport] of [
  ['first', '/', { width: 1440, height: 900 }],
  ['first', '/', PHONE],
  ['settled', '/', { width: 1440, height: 900 }],
  ['settled', '/', PHONE],
  ['settled', '/privacy', PHONE],
] as const) {
  test.describe(`${path}, ${visit} load, ${viewport.width} px`, () => {
    test.use({ visit, viewport });

    test('the layout shifts by less than 0.01, fonts included', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
        Object.assign(globalThis, { shifts });
      });
      // Fonts arrive late, so that the fallback is painted first.
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      });
      const animations = await holdAnimations(page);
      await animations.hurry();
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
      await idle(page);
      await restingPlace(page);
      expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
      const { shifts } = await page.evaluate(() => ({
        shifts: (globalThis as unknown as { shifts: number[] }).shifts,
      }));
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    });
  });
}
