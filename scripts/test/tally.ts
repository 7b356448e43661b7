import { readFile, rm } from 'node:fs/promises';

/** Counts of tests by outcome. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** File and line of each test that passed only after a retry. */
  retried: readonly string[];
}

/** The part of vitest's JSON report used here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** The part used here of a suite in Playwright's JSON report, which is a file or a group within one. */
interface PlaywrightSuite {
  title: string;
  specs: readonly { title: string; file: string; line: number; tests: readonly { status: string }[] }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, retried: [] };

const fromVitest = (report: VitestReport): Tally => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  // Unit tests are never retried.
  retried: [],
});

const flakyIn = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakyIn),
];

const fromPlaywright = ({ stats, suites }: PlaywrightReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  retried: suites.flatMap(flakyIn),
});

/**
 * The counts in a report that vitest's or Playwright's JSON reporter wrote to `file`; zero if there is no such file,
 * because the runner ended before its first test.
 */
export async function tallyOf(file: string): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return NOTHING;
  const report = JSON.parse(text) as VitestReport | PlaywrightReport;
  return 'stats' in report ? fromPlaywright(report) : fromVitest(report);
}

/** Removes an earlier run's report, so that it cannot be taken for this run's. */
export const clearReport = (file: string): Promise<void> => rm(file, { force: true });

/**
 * The closing lines: the tests that needed a retry, if any, then `123 passed, 0 failed`, followed by the number skipped
 * if there are any.
 */
export function summary(tallies: readonly Tally[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[key], 0);
  const retried = tallies.flatMap((tally) => tally.retried);
  const [skipped, count] = [sum('skipped'), retried.length];
  const lines = retried.map((name) => `  ${name}`);
  if (count > 0) lines.unshift(`${count} ${count === 1 ? 'test' : 'tests'} passed only after a retry:`);
  return [...lines, `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`].join(
    '\n',
  );
}
