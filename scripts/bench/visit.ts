import type { Browser, Page } from 'puppeteer-core';
import { startTrace, stopTrace, tasksOf, type Task } from './trace.ts';
import { LAST_LOAD_KEY, UPDATE_SHOWN_KEY } from '../../src/loader/session-keys.ts';

/** Times of one visit with a slow network and processor, in milliseconds since navigation began. */
export interface Timing {
  firstPaint: number;
  largestPaint: number;
  /** When the title is painted and nothing covers it. */
  contentVisible: number;
  /** Cumulative layout shift over the whole load. */
  shift: number;
  /** The main thread's three longest tasks after the first contentful paint, longest first. */
  tasks: Task[];
  /** By how much tasks after it exceed 50 ms of processor time each. */
  blocking: number;
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
/** Time after the content is visible by which fonts, idle chunks and late shifts have arrived. */
const SETTLE_MS = 2500;
const VISIT_TIMEOUT_MS = 45_000;

/** Time after which a visit has left everything in the cache, including idle chunks and compiled code. */
const WARM_MS = 1500;
/**
 * Chromium stores a script's compiled code at its second load, in a task that is longer the more script there is, and only
 * reads it from the third on: https://v8.dev/blog/code-caching-for-devs.
 */
const WARM_LOADS = 2;

/** Gives the tab of `page` a session that has seen the loader and the update at `url`, and a warm cache. */
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
  for (let load = 1; load <= WARM_LOADS; load++) {
    await page.goto(url, { waitUntil: 'load' });
    await new Promise((resolve) => setTimeout(resolve, WARM_MS));
    await page.goto(neutral);
  }
}

/**
 * Runs in the page: records on `window` what the browser reports, and the first frame with the title uncovered, which it
 * looks for every 50 ms. To look lays out the page: in every frame, that would be part of the tasks that the visit measures.
 */
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
  const look = (time: number) => {
    const title = document.querySelector('h1');
    const { x, y, width, height } = title?.getBoundingClientRect() ?? new DOMRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (title && top && title.contains(top)) notes.uncovered = time;
    else setTimeout(() => requestAnimationFrame(() => look(performance.now())), 50);
  };
  // Only from the first paint on, which looking would delay, because it lays out the page. The loader is there by then.
  new PerformanceObserver((list, observer) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (!paint) return;
    observer.disconnect();
    look(paint.startTime);
  }).observe({ type: 'paint', buffered: true });
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
    const work = tasksOf(await stopTrace(page), url);
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
    return { ...timing, ...work };
  } finally {
    await context.close();
  }
}

/**
 * Visits `url` on slow 4G with the processor slowed four times.
 *
 * @param seen whether the session has seen the loader and the cache holds the site; otherwise the cache is empty
 * @throws if two attempts fail; one attempt alone failed once in 115 visits, when the browser timed out
 */
export const timedVisit = (browser: Browser, url: string, seen: boolean): Promise<Timing> =>
  visitOnce(browser, url, seen).catch(() => visitOnce(browser, url, seen));
