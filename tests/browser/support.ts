import { test as base, expect, type Page } from 'playwright/test';
import { hero } from '../../src/content/hero.ts';
import { legal } from '../../src/content/legal.ts';

export { expect };

/** Words by which tests know a page, whatever token they tell of. */
export const HEADLINE = hero.headline;
export const UPDATED = legal.updated;

/** Which visit to the site a test makes: what session storage holds before the first document. */
export type Visit = 'first' | 'loader-seen' | 'settled';

/** Watches a page for what must never happen, and lets a test name what it provokes. */
export interface Watch {
  /** Console errors that match are part of the test. */
  allow: (pattern: RegExp) => void;
  /** Every console error so far. */
  errors: () => readonly string[];
}

interface Fixtures {
  visit: Visit;
  watch: Watch;
}

/** Makes every document of `page` find the session storage of such a visit. */
export async function beginVisit(page: Page, visit: Visit): Promise<void> {
  if (visit === 'first') return;
  await page.addInitScript((settled) => {
    if (location.protocol === 'about:') return;
    sessionStorage.setItem('site:last-load', sessionStorage.getItem('site:last-load') ?? '1');
    if (settled) sessionStorage.setItem('site:update-shown', '1');
  }, visit === 'settled');
}

/**
 * Playwright's `test`, with two things added. Session storage is as `visit` says (by default: loader and development
 * update already seen). And every test fails on an uncaught error, a console error or warning (a violated content
 * policy and a failed hydration are such), and on a request to another origin.
 */
export const test = base.extend<Fixtures>({
  visit: ['settled', { option: true }],
  page: async ({ page, visit }, use) => {
    await beginVisit(page, visit);
    await use(page);
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  },
  watch: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const errors: string[] = [];
      const foreign: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(`Uncaught: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (request.isNavigationRequest() || !protocol.startsWith('http')) return;
        if (origin !== new URL(request.frame().url()).origin) foreign.push(request.url());
      });
      await use({ allow: (pattern) => void allowed.push(pattern), errors: () => errors });
      expect(
        errors.filter((error) => !allowed.some((pattern) => pattern.test(error))),
        'console',
      ).toEqual([]);
      expect(foreign, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

/** A phone's window. */
export const PHONE = { width: 390, height: 844 };

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React goes through the page in its order, so that the last element tells of all.
    const last = document.getElementById('root')?.lastElementChild;
    return Object.keys(last ?? {}).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Loads `path` anew and waits until React has taken the page over. */
export async function visitPage(page: Page, path: string): Promise<void> {
  // From the same page to one of its sections is no load.
  if (path.includes('#')) await page.goto('about:blank');
  await page.goto(path);
  await hydrated(page);
}

/** Lays out what is far from the window too, which the browser otherwise leaves for later. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** Makes timers stand still from the next load on: `page.clock.runFor(ms)` moves them. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Scrolls to `y` pixels from the top, at once. */
export const scrollToY = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);

/** Waits until the page stands still, and gives the distance from its top in pixels. */
export async function restingPlace(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let still = 0;
    for (let last = Number.NaN; still < 12; last = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
    }
    return scrollY;
  });
}

/** What is on the clipboard, pasted into a page without the site's policy, which forbids reading it. */
export async function clipboardText(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/paste', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }));
  await reader.goto('/paste');
  await reader.bringToFront();
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
