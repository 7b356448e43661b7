import type { Page } from 'playwright/test';
import { hydrated } from '../lib/page.ts';
import { expect, holdBack, idle, IN_MOTION, PHONE, restingPlace, skipLoader, test } from './lib/support.ts';

/** Counts layout shifts from the page's next load on. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (globalThis as unknown as { shifted: number }).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);

/** Each text of the content: how it begins, its place and its height, in pixels. */
const textsOf = (page: Page) =>
  page.locator('main :is(h1, h2, h3, h4, p, li:not(:has(p)), dt, dd, th, td, a, button):visible').evaluateAll((all) =>
    all.map((element) => {
      const { y, height } = element.getBoundingClientRect();
      return { text: element.textContent.trim().slice(0, 60), y, height, isInWindow: y < innerHeight };
    }),
  );

/** The first text that moves or has other lines. What follows moves only because of it; along a line, all move a little. */
function causeOf(before: Awaited<ReturnType<typeof textsOf>>, after: typeof before): string {
  const cause = before.find(({ text, isInWindow, y, height }, index) => {
    const is = after[index]!;
    return text && isInWindow && (Math.abs(is.y - y) > 3 || Math.abs(is.height - height) > 8);
  });
  return cause?.text ?? 'a text on one line with others';
}

/** In a legal text, a line more or less is no fault: https://web.dev/articles/cls calls shifts up to 0.1 good. */
for (const [visit, path, viewport, limit] of [
  ['first', '/', { width: 1440, height: 900 }, 0.01],
  ['first', '/', PHONE, 0.01],
  ['settled', '/privacy', PHONE, 0.1],
] as const) {
  test.describe(`${path}, ${visit} load, ${viewport.width} px`, { tag: '@content' }, () => {
    test.use({ visit, viewport, contextOptions: IN_MOTION });

    test(`the layout shifts by less than ${limit} when the fonts arrive after the first paint`, async ({ page }) => {
      await countShifts(page);
      const release = await holdBack(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      if (visit === 'first') await skipLoader(page);
      await hydrated(page);
      await restingPlace(page);
      // Shifts while the document and its script were still arriving are not the fonts' doing.
      const early = await shifted(page);
      const before = await textsOf(page);
      release();
      await page.evaluate(() => document.fonts.ready);
      await idle(page);
      await restingPlace(page);
      expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
      const remedy = `“${causeOf(before, await textsOf(page))}” moves or has other lines when the site’s fonts arrive. Shorten or lengthen it by a few letters`;
      expect((await shifted(page)) - early, remedy).toBeLessThan(limit);
    });
  });
}
