import { test as base, expect, type Page } from 'playwright/test';
import { beginVisit, type Visit } from '../../scripts/lib/page.ts';
import { hero } from '../../src/content/hero.ts';
import { legal } from '../../src/content/legal.ts';

export { expect };

/** Words by which tests recognise a page, whatever the token. */
export const HEADLINE = hero.headline;
export const UPDATED = legal.updated;

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

/**
 * Playwright's `test` with two additions. Session storage is in the state that `visit` names (by default, loader and
 * development update have been seen). Every test fails on an uncaught error, a console error or warning (which includes
 * violations of the content policy and failed hydration), and on a request to another origin.
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

/** Waits until the page has stopped scrolling, and returns the distance from its top in pixels. */
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

/**
 * Takes control of a page's CSS animations, from its next load on. They are the loader's clock: `hold` keeps it showing
 * for as long as a test needs, `hurry` ends it in a moment.
 */
export async function holdAnimations(page: Page): Promise<{ hold: () => Promise<void>; hurry: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  const setRate = (playbackRate: number) => async () => {
    await devtools.send('Animation.setPlaybackRate', { playbackRate });
  };
  const animations = { hold: setRate(0), hurry: setRate(50) };
  await animations.hold();
  return animations;
}

/**
 * Withholds a page's timers of `length` milliseconds, from its next load on: the loader's last resort (4,000) or the patience
 * with slow files (2,000), either of which may come before a test has looked on a busy machine.
 */
export async function withoutTimers(page: Page, length: number): Promise<void> {
  await page.addInitScript((withheld) => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === withheld ? 0 : setTimeout(work, ms)) as typeof setTimeout;
  }, length);
}

/** Waits until React has rendered what a timer or event changed. React schedules by messages, which arrive in order. */
export const rendered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let round = 0; round < 3; round++) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(null);
      });
    }
  });

/** Waits until the loaded page has nothing left to do, for more idle periods than it has deferred tasks. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    for (let period = 0; period < 20; period++) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Waits until the page has loaded and React has taken over. */
export const drawn = (page: Page): Promise<void> => idle(page);

/** The clipboard's text, read from a page without the site's policy, which forbids reading it. */
export async function clipboardText(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/paste', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }));
  await reader.goto('/paste');
  await reader.bringToFront();
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
