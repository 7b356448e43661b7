import type { Browser, Page } from 'puppeteer-core';
import { longestTasks, startTrace, stopTrace, type Task } from './trace.ts';
import { LAST_LOAD_KEY, UPDATE_SHOWN_KEY } from '../../src/loader/session-keys.ts';

/** What one visit under a slow network and processor took, in milliseconds since navigation began. */
export interface Timing {
  firstPaint: number;
  largestPaint: number;
  /** The title is painted and nothing lies over it. */
  contentVisible: number;
  /** Cumulative layout shift over the whole load. */
  shift: number;
  /** The three longest tasks of the main thread after the first contentful paint, longest first. */
  tasks: Task[];
}

/** Lighthouse's slow 4G as applied to each request: 150 ms round trips, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};
export const CPU_SLOWDOWN = 4;
/** The screen of Lighthouse's phone. */
export const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** After the content is visible: fonts, idle chunks and late shifts have come by then. */
const SETTLE_MS = 2500;
const VISIT_TIMEOUT_MS = 45_000;

/** Time in which a visit leaves everything in the cache, idle chunks and compiled code too. */
const WARM_MS = 1500;

/** Makes the tab of `page` one whose session has seen the loader and the update at `url`, which is in the cache then. */
export async function openSession(page: Page, url: string): Promise<void> {
  const neutral = new URL('/robots.txt', url).href;
  await page.goto(neutral);
  await page.evaluate(
    (lastLoad, updateShown) => {
      sessionStorage.setItem(lastLoad, String(Date.now() - 60_000));
      sessionStorage.setItem(updateShown, '1');
    },
    LAST_LOAD_KEY,
    UPDATE_SHOWN_KEY,
  );
  await page.goto(url, { waitUntil: 'load' });
  await new Promise((resolve) => setTimeout(resolve, WARM_MS));
  await page.goto(neutral);
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

async function visitOnce(browser: Browser, url: string, seen: boolean): Promise<Timing> {
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
    await startTrace(page);
    await page.goto(url, { waitUntil: 'load', timeout: VISIT_TIMEOUT_MS });
    await page.waitForFunction(() => (window as unknown as { notes: { uncovered: number } }).notes.uncovered > 0, {
      timeout: VISIT_TIMEOUT_MS,
    });
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const tasks = longestTasks(await stopTrace(page), url);
    const timing = await page.evaluate(() => {
      const { notes } = window as unknown as { notes: { largestPaint: number; shift: number; uncovered: number } };
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
      return {
        firstPaint,
        largestPaint: notes.largestPaint,
        contentVisible: Math.max(firstPaint, notes.uncovered),
        shift: notes.shift,
      };
    });
    return { ...timing, tasks };
  } finally {
    await context.close();
  }
}

/**
 * Visits `url` on slow 4G with a processor four times slower.
 *
 * @param seen whether the session has seen the loader, and the cache has the site; otherwise the cache is empty
 * @throws where two attempts fail: once in 115 visits a browser did not answer within its time
 */
export const timedVisit = (browser: Browser, url: string, seen: boolean): Promise<Timing> =>
  visitOnce(browser, url, seen).catch(() => visitOnce(browser, url, seen));
