import type { Browser, Page } from 'puppeteer-core';
import { loadTool } from '../lib/tools.ts';
import { openSession } from './visit.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/**
 * The search category is measured with the page's content security policy set aside. Chromium puts the request for
 * robots.txt, which Lighthouse makes through the developer tools, under the page's `connect-src`, and the site's policy
 * allows none; PageSpeed Insights asks for the file from outside the page, as a crawler does.
 */
const RUNS: readonly { categories: readonly Category[]; bypassPolicy: boolean }[] = [
  { categories: ['performance', 'accessibility', 'best-practices'], bypassPolicy: false },
  { categories: ['seo'], bypassPolicy: true },
];

/** Scores of one Lighthouse run, 0 to 100. */
export interface Scores {
  scores: Record<Category, number>;
  /** Titles of the audits that cost points, for the one who is to mend them. */
  findings: string[];
}

/** What is used of Lighthouse, which is no dependency of the site. */
interface LighthouseModule {
  default: (
    url: string,
    flags: { onlyCategories: readonly string[]; logLevel: string },
    config: undefined,
    page: Page,
  ) => Promise<
    | {
        lhr: {
          categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
          /** Lighthouse's own failure, such as a trace without the navigation's start. */
          runtimeError?: { message: string };
          audits: Record<string, { title: string; score: number | null; displayValue?: string } | undefined>;
        };
      }
    | undefined
  >;
}

type Result = NonNullable<Awaited<ReturnType<LighthouseModule['default']>>>['lhr'];

/** Lighthouse now and then loses the start of a navigation from its trace; what it measured then counts for nothing. */
const ATTEMPTS = 3;

/** @throws where every attempt fails, with what Lighthouse said of the last */
async function results(
  browser: Browser,
  url: string,
  seen: boolean,
  { categories, bypassPolicy }: (typeof RUNS)[number],
): Promise<Result> {
  const { default: lighthouse } = await loadTool<LighthouseModule>('lighthouse');
  let reason = 'no result';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const context = await browser.createBrowserContext();
    try {
      const page = await context.newPage();
      if (seen) await openSession(page, url);
      await page.setBypassCSP(bypassPolicy);
      const result = await lighthouse(url, { onlyCategories: categories, logLevel: 'error' }, undefined, page);
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
 * @throws where Lighthouse has no result, or no score for a category
 */
export async function audit(browser: Browser, url: string, seen: boolean): Promise<Scores> {
  const scores = {} as Scores['scores'];
  const findings: string[] = [];
  for (const part of RUNS) {
    const { categories, audits } = await results(browser, url, seen, part);
    for (const name of part.categories) {
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
  }
  return { scores, findings };
}
