import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import type { Edge } from './edge.ts';

/** Counts for the landing page, which are the same on every run. */
export interface Counts {
  /** Requests of a first load, without those made when idle. */
  requests: number;
  /** Paths of all these requests, in order. */
  paths: string[];
  /** Paths that are not files and therefore run the Worker. */
  worker: string[];
  /** Scripts fetched when idle. */
  idle: string[];
  /** Requests to other origins. */
  foreign: number;
  /** Requests of a load with a warm cache. */
  repeat: number;
  /** Elements in the document. */
  nodes: number;
}

/** Idle work starts at most two seconds after load (`src/lib/idle.ts`), and the browser requests its icon. */
const IDLE_MS = 3000;

/**
 * Loads the landing page twice, without throttling, and counts.
 *
 * @param built folder of the client build
 */
export async function count(browser: Browser, edge: Edge, built: string): Promise<Counts> {
  const context = await browser.createBrowserContext();
  try {
    const visit = async () => {
      const before = edge.log.length;
      const page = await context.newPage();
      let foreign = 0;
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== edge.origin && request.url().startsWith('http')) foreign += 1;
      });
      await page.goto(`${edge.origin}/`, { waitUntil: 'load' });
      await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
      const { loaded, nodes } = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return {
          loaded: performance.timeOrigin + navigation!.loadEventStart,
          nodes: document.querySelectorAll('*').length,
        };
      });
      await page.close();
      return { seen: edge.log.slice(before), foreign, loaded, nodes };
    };
    const first = await visit();
    const again = await visit();
    const idle = first.seen.filter(({ path, time }) => time > first.loaded && path.endsWith('.js'));
    return {
      requests: first.seen.length - idle.length,
      paths: first.seen.map(({ path }) => path),
      worker: first.seen
        .map(({ path }) => path)
        .filter((path) => !statSync(join(built, path), { throwIfNoEntry: false })?.isFile()),
      idle: idle.map(({ path }) => path),
      foreign: first.foreign + again.foreign,
      repeat: again.seen.length,
      nodes: first.nodes,
    };
  } finally {
    await context.close();
  }
}
