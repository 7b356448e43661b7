import type { Browser, Page } from 'puppeteer-core';
import { LAST_LOAD_KEY, UPDATE_SHOWN_KEY } from '../../src/loader/session-keys.ts';

/** What one visit under a slow network and processor took, in milliseconds since navigation began. */
export interface Timing {
  firstPaint: number;
  largestPaint: number;
  /** The title is painted and nothing lies over it. */
  contentVisible: number;
  /** Cumulative layout shift over the whole load. */
  shift: number;
}

/** Lighthouse's slow 4G as applied to each request: 150 ms round trips, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
/** The screen of Lighthouse's phone. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** After the content is visible: fonts, idle chunks and late shifts have come by then. */
const SETTLE_MS = 2500;

/**
 * Makes the tab of `page` one whose session has seen the loader and the update, as a visit before would have: at the
 * origin's robots.txt, which leaves nothing of the site's own in the cache.
 */
export async function openSession(page: Page, url: string): Promise<void> {
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate(
    (lastLoad, updateShown) => {
      sessionStorage.setItem(lastLoad, String(Date.now() - 60_000));
      sessionStorage.setItem(updateShown, '1');
    },
    LAST_LOAD_KEY,
    UPDATE_SHOWN_KEY,
  );
}

/** Runs in the page: notes on window what the browser reports, and the first frame in which the title is uncovered. */
function watch(): void {
  const notes = { largestPaint: 0, shift: 0, uncovered: 0 };
  Object.assign(window, { notes });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) notes.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) notes.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const title = document.querySelector('h1');
    const { x, y, width, height } = title?.getBoundingClientRect() ?? new DOMRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (title && top && title.contains(top)) notes.uncovered = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Visits `url` with an empty cache on slow 4G with a processor four times slower.
 *
 * @param seen whether the session has seen the loader
 */
export async function timedVisit(browser: Browser, url: string, seen: boolean): Promise<Timing> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(PHONE);
    if (seen) await openSession(page, url);
    const client = await page.createCDPSession();
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluateOnNewDocument(watch);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => (window as unknown as { notes: { uncovered: number } }).notes.uncovered > 0);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    return await page.evaluate(() => {
      const { notes } = window as unknown as { notes: { largestPaint: number; shift: number; uncovered: number } };
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
      return {
        firstPaint,
        largestPaint: notes.largestPaint,
        contentVisible: Math.max(firstPaint, notes.uncovered),
        shift: notes.shift,
      };
    });
  } finally {
    await context.close();
  }
}
