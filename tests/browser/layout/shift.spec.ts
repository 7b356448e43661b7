import type { Page } from 'playwright/test';
import { hydrated } from '../../page.ts';
import { expect, holdBack, idle, IN_MOTION, PHONE, restingPlace, skipLoader, test } from '../support.ts';

const shifted = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);

/** Each text in the window: how it begins, its place and its height, in pixels. */
const texts = (page: Page) =>
  page.locator('body :is(h1, h2, h3, h4, p, li, dt, dd, th, td, a, button):visible').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return { text: element.textContent.trim().slice(0, 60), x, y, height, isInWindow: y < innerHeight };
    }),
  );

for (const [visit, path, viewport] of [
  ['first', '/', { width: 1440, height: 900 }],
  ['first', '/', PHONE],
  ['settled', '/privacy', PHONE],
] as const) {
  const tag = path === '/' ? ['@content'] : [];
  test.describe(`${path}, ${visit} load, ${viewport.width} px`, { tag }, () => {
    test.use({ visit, viewport, contextOptions: IN_MOTION });

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
      await hydrated(page);
      await restingPlace(page);
      // Shifts while the document and its script were still arriving are not the fonts' doing.
      const early = await shifted(page);
      const before = await texts(page);
      release();
      await page.evaluate(() => document.fonts.ready);
      await idle(page);
      await restingPlace(page);
      expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
      const after = await texts(page);
      const now = before.map((text, index) => [text, after[index]!] as const).filter(([{ isInWindow }]) => isInWindow);
      const wrapped = now.filter(([was, is]) => Math.abs(is.height - was.height) > 8);
      const moved = now.filter(([was, is]) => Math.hypot(is.x - was.x, is.y - was.y) > 1);
      const names = (wrapped.length > 0 ? wrapped : moved).map(([{ text }]) => text);
      const remedy = `These texts ${wrapped.length > 0 ? 'have other lines' : 'move'} when the site’s fonts arrive. Shorten or lengthen one by a few letters`;
      expect((await shifted(page)) - early, `${remedy}:\n${names.join('\n')}\n`).toBeLessThan(0.01);
    });
  });
}
