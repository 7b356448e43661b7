import { test as base, expect, type Page } from 'playwright/test';
import { beginVisit, restingPlace, type Visit } from './page.ts';

export { expect };

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
/** For what only motion can break: other tests ask the browser for reduced motion. */
export const IN_MOTION = { reducedMotion: 'no-preference' } as const;

/** What a page does wrong, and what a test provokes. */
export interface Watch {
  /** Accepts console errors that match. */
  allow: (pattern: RegExp) => void;
  /** Every console error and warning so far. */
  errors: () => readonly string[];
  /**
   * Expects no uncaught error, no console error or warning but what is allowed or comes with a 404 page, and no request to
   * another origin.
   */
  expectNone: () => void;
}

function watchOver(page: Page): Watch {
  const allowed: RegExp[] = [];
  const errors: string[] = [];
  const foreign: string[] = [];
  /** What the console says about documents that do not exist. */
  const missing: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const isRequest = message.text().startsWith('Failed to load resource');
    errors.push(isRequest ? `${message.text()}: ${message.location().url}` : message.text());
  });
  page.on('pageerror', (error) => errors.push(`Uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() !== 404 || !response.request().isNavigationRequest()) return;
    missing.push(`(Not Found): ${response.url()}`, `Unknown path ${new URL(response.url()).pathname}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (request.isNavigationRequest() || !protocol.startsWith('http')) return;
    if (origin !== new URL(request.frame().url()).origin) foreign.push(request.url());
  });
  return {
    allow: (pattern) => void allowed.push(pattern),
    errors: () => errors,
    expectNone: () => {
      const unexpected = errors.filter(
        (error) => !allowed.some((pattern) => pattern.test(error)) && !missing.some((end) => error.endsWith(end)),
      );
      expect(unexpected, 'console').toEqual([]);
      expect(foreign, 'requests to other origins').toEqual([]);
    },
  };
}

const watches = new WeakMap<Page, Watch>();

interface Fixtures {
  visit: Visit;
  watch: Watch;
}

/**
 * Playwright's `test` with two additions: session storage starts in the state that `visit` names (by default, loader and
 * update have been seen), and every test fails on what `Watch` does not expect, policy violations and failed hydration
 * included.
 */
export const test = base.extend<Fixtures>({
  visit: ['settled', { option: true }],
  page: async ({ page, visit }, use) => {
    const watch = watchOver(page);
    watches.set(page, watch);
    await beginVisit(page, visit);
    await use(page);
    // A handler that is still answering would fail between two tests, which stops the worker and skips the next test:
    // https://playwright.dev/docs/api/class-page#page-unroute-all. The context's call leaves out the page's own routes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    watch.expectNone();
  },
  watch: ({ page }, use) => use(watches.get(page)!),
});

/**
 * Waits until the page rests, and expects it at the section with this id: its top, to the pixel, where the style
 * sheet's scroll offsets put it, and its heading below the bar and inside the window.
 */
export async function expectArrival(page: Page, id: string): Promise<void> {
  await restingPlace(page);
  const place = await page.locator(`#${id}`).evaluate((section) => {
    const bar = document.querySelector('header [data-shown]');
    const { top, bottom } = section.querySelector('h2')!.getBoundingClientRect();
    const reserved = [
      getComputedStyle(document.documentElement).scrollPaddingTop,
      getComputedStyle(section).scrollMarginTop,
    ];
    return {
      off: section.getBoundingClientRect().top - reserved.reduce((sum, length) => sum + Number.parseFloat(length), 0),
      isUnderBar: top >= (bar?.getBoundingClientRect().bottom ?? 0),
      isInWindow: top >= 0 && bottom <= innerHeight,
    };
  });
  expect.soft(Math.abs(place.off), `pixels between #${id} and its place`).toBeLessThan(1);
  expect.soft(place).toMatchObject({ isUnderBar: true, isInWindow: true });
}
