import type { Browser, Page } from 'puppeteer-core';
import { loadTool } from '../lib/tools.ts';
import { seedSession } from './visit.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

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
          audits: Record<string, { title: string; score: number | null; displayValue?: string } | undefined>;
        };
      }
    | undefined
  >;
}

/**
 * Runs Lighthouse with its mobile settings (simulated slow 4G, a processor four times slower).
 *
 * @param seen whether the session has seen the loader
 * @throws where Lighthouse has no result
 */
export async function audit(browser: Browser, url: string, seen: boolean): Promise<Scores> {
  const { default: lighthouse } = await loadTool<LighthouseModule>('lighthouse');
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (seen) await seedSession(page);
    const result = await lighthouse(url, { onlyCategories: CATEGORIES, logLevel: 'error' }, undefined, page);
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { categories, audits } = result.lhr;
    const scores = {} as Scores['scores'];
    const findings: string[] = [];
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
    return { scores, findings };
  } finally {
    await context.close();
  }
}
