import type { Page } from 'playwright/test';
import { LAST_LOAD_KEY } from '../../src/lib/session.ts';
import { loaderOf } from './parts.ts';
import { holdBack, hydrated, idle, restingPlace } from './page.ts';

/** Counts layout shifts from the page's next load on, and makes each load the first of a session. */
export const countShifts = (page: Page) =>
  page.addInitScript((key) => {
    if (location.protocol !== 'about:') sessionStorage.removeItem(key);
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (globalThis as unknown as { shifted: number }).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, LAST_LOAD_KEY);
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

/** Loads a page, ends its loader, and lets its fonts arrive once it is at rest. @returns how far the layout shifts then, and which text does it */
export async function loadWithLateFonts(page: Page, path: string): Promise<{ shift: number; cause: string }> {
  const release = await holdBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  await page.locator('#loader').evaluate((loader) => loader.getAnimations()[0]?.finish());
  await loaderOf(page).waitFor({ state: 'hidden' });
  await restingPlace(page);
  // Shifts while the document and its script were still arriving are not the fonts' doing.
  const early = await shifted(page);
  const before = await textsOf(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  await idle(page);
  await restingPlace(page);
  await page.unroute('**/*.woff2');
  const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  if (loaded === 0) throw new Error(`No font has arrived on ${path}`);
  return { shift: (await shifted(page)) - early, cause: causeOf(before, await textsOf(page)) };
}
