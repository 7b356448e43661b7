import { EventEmitter, once } from 'node:events';
import type { BrowserContext, Locator, Page } from 'playwright';
import { LAST_LOAD_KEY, UPDATE_SHOWN_KEY } from '../../src/lib/session.ts';

/** What a session has seen before its first document: nothing, the loader, or also the development update. */
export type Visit = 'first' | 'loader-seen' | 'settled';

/** Prepares session storage for such a visit in every document of a page, or of every page in a context. */
export async function beginVisit(page: Page | BrowserContext, visit: Visit): Promise<void> {
  if (visit === 'first') return;
  await page.addInitScript(
    ([lastLoad, updateShown, settled]) => {
      // A page with an opaque origin, such as about:blank, has no storage.
      if (location.protocol === 'about:') return;
      sessionStorage.setItem(lastLoad, sessionStorage.getItem(lastLoad) ?? '1');
      if (settled) sessionStorage.setItem(updateShown, '1');
    },
    [LAST_LOAD_KEY, UPDATE_SHOWN_KEY, visit === 'settled'] as const,
  );
}

/** Whether React has taken over the page in which this runs. */
export const isHydrated = (): boolean => document.documentElement.matches('[data-ready]');

/** Waits until React has taken over the page, which no role or text tells: it is prerendered. @throws Playwright's `TimeoutError` after `timeout` milliseconds */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(isHydrated, null, { timeout });
}

/** Loads `path` afresh and waits until React has taken over the page and its fonts have arrived, which change places. */
export async function visitPage(page: Page, path: string): Promise<void> {
  // Navigating from a page to one of its own sections would load nothing.
  if (path.includes('#')) await page.goto('about:blank');
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Scrolls to `y` pixels from the top, without animation. */
export const scrollToY = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);

/**
 * Scrolls a control to the middle of the window and clicks it once it rests, at `position` if given, in pixels from its
 * corner. Playwright itself would scroll differently each time, and click before the next frame, in which an entrance
 * moves what has come into view.
 */
export async function press(control: Locator, position?: { x: number; y: number }): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await control.click({ position });
}

/** Where a stopped clock stops: arbitrary, but the same in every run. */
const NOON = Date.UTC(2026, 0, 1, 12);

/** Stops the page's timers from its next load on; `page.clock.runFor(ms)` advances them. CSS animations still run. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: NOON });
  // The clock runs until then, and a busy machine may take seconds between the two calls.
  await page.clock.pauseAt(NOON + 60_000);
}

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

/** The files of the site's scripts: what every page needs, and what only the legal pages do. */
export const SCRIPT = '**/assets/entry-client-*.js';
export const LEGAL_CODE = '**/assets/legal-*.js';

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
