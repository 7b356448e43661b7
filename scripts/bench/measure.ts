/** Milliseconds, unless the name says something else. */
export type Figures = Record<string, number>;

/** One task of the main thread, in milliseconds. */
export interface Task {
  duration: number;
  /** The script or document to which Lighthouse attributes it. */
  source: string;
}

/** The parts used of puppeteer, which is installed with Lighthouse. */
export interface Page {
  goto: (url: string, options?: { waitUntil: 'load' }) => Promise<unknown>;
  evaluate: <A extends unknown[], R>(body: (...args: A) => R, ...args: A) => Promise<R>;
}
export interface Browser {
  createBrowserContext: () => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>;
  version: () => Promise<string>;
  close: () => Promise<void>;
}

interface Audit {
  errorMessage?: string;
  numericValue?: number;
  details?: { items: { url?: string; duration: number }[] };
}
/** The part used of Lighthouse. */
export type Lighthouse = (
  url: string,
  flags: object,
  config: undefined,
  page: Page,
) => Promise<
  | {
      lhr: {
        runtimeError?: { message: string };
        environment: { benchmarkIndex: number };
        categories: Record<string, { score: number | null }>;
        audits: Record<string, Audit>;
      };
    }
  | undefined
>;

/** Time after the load event in which the loader goes and the work after it is done. */
const LOADER_MS = 5500;
/** Chromium stores a script's compiled code at its second load: https://v8.dev/blog/code-caching-for-devs. */
const WARM_LOADS = 2;
const WARM_MS = 1500;
/** Lighthouse's trace sometimes lacks the start of the navigation. */
const ATTEMPTS = 3;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Gives the page's tab a session that has seen the loader and the update, and a warm cache. */
async function openSession(page: Page, url: string): Promise<void> {
  const neutral = new URL('/robots.txt', url).href;
  await page.goto(neutral);
  await page.evaluate(() => {
    sessionStorage.setItem('site:last-load', String(Date.now() - 60_000));
    sessionStorage.setItem('site:update-shown', '1');
  });
  for (let load = 1; load <= WARM_LOADS; load++) {
    await page.goto(url, { waitUntil: 'load' });
    await pause(WARM_MS);
    await page.goto(neutral);
  }
}

/**
 * Runs Lighthouse on a phone with slow 4G and a processor four times slower, both applied and not simulated.
 *
 * @param later whether the session has seen the loader and the cache holds the page
 * @throws with Lighthouse's last error, if every attempt fails
 */
export async function audit(
  lighthouse: Lighthouse,
  browser: Browser,
  url: string,
  later: boolean,
): Promise<{ figures: Figures; tasks: Task[] }> {
  let reason = 'no result';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const context = await browser.createBrowserContext();
    try {
      const page = await context.newPage();
      if (later) await openSession(page, url);
      const result = await lighthouse(
        url,
        {
          onlyCategories: ['performance'],
          throttlingMethod: 'devtools',
          disableStorageReset: later,
          pauseAfterLoadMs: LOADER_MS,
          logLevel: 'error',
        },
        undefined,
        page,
      );
      if (!result) continue;
      const { audits, categories, environment, runtimeError } = result.lhr;
      const score = categories.performance?.score ?? null;
      if (score === null) {
        // On a busy machine, the processor has no idle period from which Lighthouse could count.
        reason = runtimeError?.message ?? audits['total-blocking-time']?.errorMessage ?? 'no score';
        continue;
      }
      const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
      const tasks = (audits['long-tasks']?.details?.items ?? [])
        .map(({ duration, url: source = '?' }) => ({ duration, source: source.replace(new URL(url).origin, '') }))
        .toSorted((a, b) => b.duration - a.duration);
      const figures = {
        'Lighthouse performance, points': score * 100,
        'first paint': value('first-contentful-paint'),
        'largest paint': value('largest-contentful-paint'),
        'main-thread work': value('mainthread-work-breakdown'),
        'blocking time': value('total-blocking-time'),
        // Shorter tasks than 50 ms are not listed.
        'longest task (0: under 50)': tasks[0]?.duration ?? 0,
        'layout shift, thousandths': value('cumulative-layout-shift') * 1000,
        'speed of the machine': environment.benchmarkIndex,
      };
      return { figures, tasks };
    } finally {
      await context.close();
    }
  }
  throw new Error(`Lighthouse failed ${ATTEMPTS} times for ${url}: ${reason}`);
}
