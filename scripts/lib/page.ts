import type { Page } from 'playwright';
import { LAST_LOAD_KEY, UPDATE_SHOWN_KEY } from '../../src/loader/session-keys.ts';

/** How far a session has come before its first document: nothing seen, the loader seen, or the development update too. */
export type Visit = 'first' | 'loader-seen' | 'settled';

/** Makes every document of `page` find the session storage of such a visit. */
export async function beginVisit(page: Page, visit: Visit): Promise<void> {
  if (visit === 'first') return;
  await page.addInitScript(
    ([lastLoad, updateShown, settled]) => {
      // A page without an origin has no storage.
      if (location.protocol === 'about:') return;
      sessionStorage.setItem(lastLoad, sessionStorage.getItem(lastLoad) ?? '1');
      if (settled) sessionStorage.setItem(updateShown, '1');
    },
    [LAST_LOAD_KEY, UPDATE_SHOWN_KEY, visit === 'settled'] as const,
  );
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React hydrates in document order, so the last element speaks for all of them.
    const last = document.getElementById('root')?.lastElementChild;
    return Object.keys(last ?? {}).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Loads `path` afresh and waits until React has taken over the page. */
export async function visitPage(page: Page, path: string): Promise<void> {
  // Going from a page to one of its own sections would not load anything.
  if (path.includes('#')) await page.goto('about:blank');
  await page.goto(path);
  await hydrated(page);
}

/** Lays out what is far from the window too, which the browser otherwise leaves for later. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // A constructed sheet: the site's content policy would block a style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** Scrolls to `y` pixels from the top, at once. */
export const scrollToY = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);

/** Where a stopped clock stops. Any day would do, as long as it is the same one in every run. */
const NOON = Date.UTC(2026, 0, 1, 12);

/** Stops the page's timers, from its next load on: `page.clock.runFor(ms)` moves them. CSS animations keep running. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(NOON + 1000);
}
