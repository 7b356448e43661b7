import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { exitOnSignals, main } from './lib/command.ts';
import { run } from './lib/run.ts';

const UNIT = 'test-results/unit.json';
const BROWSER = 'test-results/browser.json';
const own = {
  /** The tests build with their own configuration, so that they pass whatever token the site is for. */
  SITE_CONFIG: 'tests/site.jsonc',
  /** They start many processes, which are a third faster with compiled modules cached. */
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
};

/** The stages and their commands. Those without a report run first, all at once; then the others, one by one. */
const STAGES: Readonly<Record<string, { command: readonly string[]; report?: string; env?: NodeJS.ProcessEnv }>> = {
  types: { command: ['tsc', '-b'] },
  lint: { command: ['oxlint'] },
  format: { command: ['oxfmt', '--check'] },
  build: { command: ['vite', 'build', '--logLevel', 'warn'] },
  unit: {
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`],
    report: UNIT,
  },
  browser: {
    command: ['playwright', 'test', '--reporter=list,json'],
    report: BROWSER,
    env: { IS_BUILT: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER },
  },
};

type Counts = [passed: number, failed: number, skipped: number];

/** Reads vitest's or Playwright's report; a stage that fails without a failed test counts as one failure. */
async function countsOf(report: string | undefined, code: number): Promise<Counts> {
  const text = report ? await readFile(report, 'utf8').catch(() => '{}') : '{}';
  const { stats, ...unit } = JSON.parse(text) as Record<string, number> & { stats?: Record<string, number> };
  const [passed = 0, failed = 0, skipped = 0] = stats
    ? [stats.expected, stats.unexpected! + stats.flaky!, stats.skipped]
    : [unit.numPassedTests, unit.numFailedTests, (unit.numPendingTests ?? 0) + (unit.numTodoTests ?? 0)];
  return [passed, code === 0 ? failed : Math.max(failed, 1), skipped];
}

async function stage(name: string, extra: readonly string[]): Promise<Counts> {
  const { command, report, env } = STAGES[name]!;
  const begun = performance.now();
  if (report) await rm(report, { force: true });
  const [program, ...args] = [...command, ...(report ? extra : [])];
  // Stages that run at once print when they end.
  const { code, text } = await run(program!, args, { env: { ...own, ...env }, output: report ? 'inherit' : 'pipe' });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${text}── ${name} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return countsOf(report, code);
}

/**
 * `npm test` runs every check, those that take minutes only if the others pass. `npm test -- build browser faq` runs
 * only the stages named; other words go to the test runners, as filters.
 */
await main(async () => {
  exitOnSignals();
  const words = process.argv.slice(2);
  const named = Object.keys(STAGES).filter((name) => words.includes(name));
  const chosen = named.length > 0 ? named : Object.keys(STAGES);
  const extra = words.filter((word) => !(word in STAGES));
  const counts = await Promise.all(chosen.filter((name) => !STAGES[name]!.report).map((name) => stage(name, extra)));
  const long = chosen.filter((name) => STAGES[name]!.report);
  // Better to report what must be corrected now than minutes later.
  const isStopped = long.length > 0 && counts.some(([, failed]) => failed > 0);
  for (const name of isStopped ? [] : long) counts.push(await stage(name, extra));
  const [passed, failed, skipped] = [0, 1, 2].map((index) => counts.reduce((sum, count) => sum + count[index]!, 0));
  const notRun = isStopped ? `; not run: ${long.join(', ')}` : '';
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}${notRun}`);
  return failed === 0 ? 0 : 1;
});
