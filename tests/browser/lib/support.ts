import { EventEmitter, once } from 'node:events';
import { test as base, expect, type Page } from 'playwright/test';
import { beginVisit, hydrated, stopClock, visitPage, type Visit } from '../../lib/page.ts';
import { loaderOf } from './parts.ts';

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
  /**
   * The landing page, at its top, in the window and with the media features that the test asks for. A load takes longer
   * than most tests, so that one serves all of a worker's: whoever uses it leaves no text, choice or dialog behind. After
   * a failure, Playwright starts another worker, with another page.
   */
  landing: Page;
}

/**
 * Playwright's `test` with three additions: `landing`; session storage that starts in the state that `visit` names (by
 * default, loader and update have been seen); and every test fails on what `Watch` does not expect, policy violations and
 * failed hydration included.
 */
export const test = base.extend<Fixtures, { loaded: Page }>({
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
  loaded: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, contextOptions } = project.use;
      const context = await browser.newContext({ baseURL, locale, ...contextOptions });
      const page = await context.newPage();
      watches.set(page, watchOver(page));
      await beginVisit(page, 'settled');
      await visitPage(page, '/');
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  landing: async ({ loaded: page, viewport, contextOptions }, use) => {
    // Closes what is open above the page.
    await page.keyboard.press('Escape');
    await page.setViewportSize(viewport!);
    await page.emulateMedia({ media: null, forcedColors: null, ...contextOptions });
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      getSelection()!.removeAllRanges();
      document.adoptedStyleSheets = [];
      for (const answer of document.querySelectorAll('details[open]')) answer.removeAttribute('open');
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await use(page);
    watches.get(page)!.expectNone();
  },
});

/** The files of the site's scripts: what every page needs, and what only the legal pages do. */
export const SCRIPT = '**/assets/entry-client-*.js';
export const LEGAL_CODE = '**/assets/legal-*.js';

/** Makes session storage throw in every document, as a browser does that blocks it. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );

/** Opens `path` in a tab of its own, whose history begins with it. Playwright's own new pages begin with a blank one. */
export async function openTab(page: Page, path: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate((url) => void open(url, '_blank', 'noopener'), path);
  const tab = await opened;
  await hydrated(tab);
  return tab;
}

/** Ends the loader at once. The page's clock has to run. */
export async function skipLoader(page: Page): Promise<void> {
  await page.locator('#loader').evaluate((loader) => loader.getAnimations()[0]?.finish());
  await expect(loaderOf(page)).toBeHidden();
}

/**
 * Pauses the CSS animations of `selector` and of what is inside, at their first moment, from the page's next load on:
 * they do not wait for a stopped clock, and on a busy machine would be over before a test can look.
 */
export const pauseAnimations = (page: Page, selector: string): Promise<unknown> =>
  page.addInitScript((which) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${which}) { &, & *, &::before, &::after, & ::before, & ::after {
      animation-play-state: paused !important } }`);
    document.adoptedStyleSheets.push(sheet);
  }, selector);

export interface HeldLoader {
  /** Moves it to `ms` after its first frame. */
  moveTo: (ms: number) => Promise<void>;
  end: () => Promise<void>;
}

/** Pauses the loader from the page's next load on, and stops the clock, which would eventually end it. */
export async function holdLoader(page: Page): Promise<HeldLoader> {
  await stopClock(page);
  await pauseAnimations(page, '#loader');
  const moveTo = (ms: number) =>
    page.locator('#loader').evaluate((loader, time) => {
      for (const animation of loader.getAnimations({ subtree: true })) animation.currentTime = time;
    }, ms);
  const end = async () => {
    await moveTo(3500);
    await expect(loaderOf(page)).toBeHidden();
  };
  return { moveTo, end };
}

/** Holds requests for `files` back until the returned function is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(files, async (route) => {
    await opened;
    await route.continue().catch(() => undefined);
  });
  return () => void gate.emit('open');
}

/**
 * Waits until the page has stopped scrolling, and returns its distance from the top in pixels. An animation counts the
 * frames, because a stopped clock has none.
 */
export const restingPlace = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let still = 0;
    for (let last = Number.NaN; still < 12; last = scrollY) {
      await document.documentElement.animate(null, 1).finished;
      still = scrollY === last ? still + 1 : 0;
    }
    return scrollY;
  });

export const openAnswers = (page: Page): Promise<number[]> =>
  page
    .locator('#faq')
    .getByRole('group')
    .evaluateAll((all) => all.flatMap((item, index) => (item.matches('[open]') ? [index] : [])));

/** Sets the browser's text size, in pixels, until the next document. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await devtools.detach();
}

/** Waits until the loaded page has nothing left to do: a task of the lowest priority runs after all others. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round++) await scheduler.postTask(() => undefined, { priority: 'background' });
  });
}

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
  expect(Math.abs(place.off), `pixels between #${id} and its place`).toBeLessThan(1);
  expect(place).toMatchObject({ isUnderBar: true, isInWindow: true });
}
