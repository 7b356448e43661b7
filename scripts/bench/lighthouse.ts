import type { Browser, Page } from 'puppeteer-core';
import { loadTool } from '../lib/tools.ts';
import { openSession } from './visit.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Time after the load event, so that the loader and the work after it are measured too, and both loads over the same time. */
const LOADER_MS = 5500;

/** Scores of one Lighthouse run, 0 to 100. */
export interface Scores {
  scores: Record<Category, number>;
  /** Titles of the audits that cost points. */
  findings: string[];
  /** Total Blocking Time in ms: what tasks between first paint and interactivity took beyond 50 ms each. */
  blockingTime: number;
  /** Milliseconds of all main-thread work. */
  mainThread: number;
  /** Lighthouse's measure of the machine's own speed. */
  benchmarkIndex: number;
}

/** Types for the part of Lighthouse used here; it is not a dependency of the site. */
interface LighthouseModule {
  default: (
    url: string,
    flags: {
      onlyCategories: readonly string[];
      logLevel: string;
      disableStorageReset: boolean;
      pauseAfterLoadMs: number;
    },
    config: undefined,
    page: Page,
  ) => Promise<
    | {
        lhr: {
          categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
          /** An error of Lighthouse itself, such as a trace without the start of the navigation. */
          runtimeError?: { message: string };
          environment: { benchmarkIndex: number };
          audits: Record<
            string,
            { title: string; score: number | null; displayValue?: string; numericValue?: number } | undefined
          >;
        };
      }
    | undefined
  >;
}

type Result = NonNullable<Awaited<ReturnType<LighthouseModule['default']>>>['lhr'];

/** Lighthouse's trace sometimes lacks the start of the navigation, which makes that attempt useless. */
const ATTEMPTS = 3;

/** @throws with Lighthouse's last error, if every attempt fails */
async function results(browser: Browser, url: string, seen: boolean): Promise<Result> {
  const { default: lighthouse } = await loadTool<LighthouseModule>('lighthouse');
  let reason = 'no result';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const context = await browser.createBrowserContext();
    try {
      const page = await context.newPage();
      if (seen) await openSession(page, url);
      const flags = {
        onlyCategories: CATEGORIES,
        logLevel: 'error',
        disableStorageReset: seen,
        pauseAfterLoadMs: LOADER_MS,
      };
      const result = await lighthouse(url, flags, undefined, page);
      if (result && !result.lhr.runtimeError) return result.lhr;
      reason = result?.lhr.runtimeError?.message ?? reason;
    } finally {
      await context.close();
    }
  }
  throw new Error(`Lighthouse failed ${ATTEMPTS} times for ${url}: ${reason}`);
}

/**
 * Runs Lighthouse with its mobile settings (simulated slow 4G, a processor four times slower).
 *
 * @param seen whether the session has seen the loader
 * @throws if Lighthouse has no result, or no score for a category
 */
export async function audit(browser: Browser, url: string, seen: boolean): Promise<Scores> {
  const scores = {} as Scores['scores'];
  const findings: string[] = [];
  const { categories, audits, environment } = await results(browser, url, seen);
  for (const name of CATEGORIES) {
    const category = categories[name];
    if (typeof category?.score !== 'number') throw new Error(`Lighthouse has no score for ${name} of ${url}`);
    scores[name] = Math.round(category.score * 100);
    for (const { id, weight } of category.auditRefs) {
      const { title, score, displayValue } = audits[id]!;
      if (weight > 0 && score !== null && score < 0.995) {
        findings.push(`${name}: ${title} ${displayValue ?? ''} (${Math.round(score * 100)})`);
      }
    }
  }
  return {
    scores,
    findings,
    blockingTime: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    mainThread: audits['mainthread-work-breakdown']?.numericValue ?? Number.NaN,
    benchmarkIndex: environment.benchmarkIndex,
  };
}
