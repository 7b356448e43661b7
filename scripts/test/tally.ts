import { readFile, rm } from 'node:fs/promises';

/** How many tests ended how. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** What vitest's JSON reporter writes, as far as it counts. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** What Playwright's JSON reporter writes, as far as it counts. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const fromVitest = (report: VitestReport): Tally => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** A test that passed on its second try has passed: the reporter names it as flaky. */
const fromPlaywright = ({ stats }: PlaywrightReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

/**
 * The counts of a report that vitest's or Playwright's JSON reporter wrote to `file`. None where there is no such file:
 * the runner then ended before its first test.
 */
export async function tallyOf(file: string): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 0, skipped: 0 };
  const report = JSON.parse(text) as VitestReport | PlaywrightReport;
  return 'stats' in report ? fromPlaywright(report) : fromVitest(report);
}

/** Takes away the report of an earlier run, so that it cannot stand in for one that was never written. */
export const clearReport = (file: string): Promise<void> => rm(file, { force: true });

/** `123 passed, 0 failed`, and what was skipped where anything was. */
export function summary(tallies: readonly Tally[]): string {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
