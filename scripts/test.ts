import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { main, UserError } from './lib/command.ts';
import { copyProject, replaceToken } from './lib/copy.ts';
import { run } from './lib/run.ts';
import { SITE_TESTS } from './lib/site-tests.ts';

/** Where vitest and Playwright report, and keep what they record of a failure. */
const RESULTS = resolve('test-results');
const reportOf = (name: string) => join(RESULTS, `${name}.json`);

/** Without threads, because lint and format run beside it. */
const TYPES = ['tsc', '-b', '--singleThreaded'];

const KINDS = ['unit', 'browser'] as const;
type Kind = (typeof KINDS)[number];
/** Parts of paths, or options; without any, all tests of a kind run. */
type Filters = Readonly<Record<Kind, readonly string[]>>;

/** Runs the tests of one kind that match; of the second token, those of what content can break. */
function testCommand(kind: Kind, name: string, isSecond: boolean, filters: readonly string[]): string[] {
  if (kind === 'unit') {
    const line = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
    if (!isSecond) return [...line, ...filters];
    return [...line, '--project=node', ...(filters.length > 0 ? filters : SITE_TESTS.content)];
  }
  // By the link in the copy, so that the paths that it prints are those in the project.
  const line = ['playwright', 'test', '--reporter=list,json', `--output=test-results/${name}`, ...filters];
  // One worker: it runs while the first token's tests wait.
  return isSecond ? [...line, '--workers=1', ...SITE_TESTS.browser] : line;
}

/** On Ctrl+C, what runs ends, nothing more starts, and the copies are removed. */
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort());

const failures: string[] = [];
const sum = { passed: 0, failed: 0, skipped: 0 };

/** Adds up a report; a stage that fails without one, or with none of its tests, counts as one failure. */
async function count(name: string, isFine: boolean): Promise<void> {
  const text = await readFile(reportOf(name), 'utf8').catch(() => '{}');
  const { stats, ...unit } = JSON.parse(text) as Record<string, number> & { stats?: Record<string, number> };
  sum.passed += stats?.expected ?? unit.numPassedTests ?? 0;
  const failed = stats ? stats.unexpected! + stats.flaky! : (unit.numFailedTests ?? 0);
  sum.failed += isFine ? failed : Math.max(failed, 1);
  sum.skipped += stats?.skipped ?? (unit.numPendingTests ?? 0) + (unit.numTodoTests ?? 0);
}

/** Runs one command. Prints as it goes if `isShown`, otherwise when it has ended. @returns whether it succeeded */
async function stage(
  name: string,
  [program, ...args]: readonly string[],
  { cwd, env, isShown = false }: { cwd?: string; env?: NodeJS.ProcessEnv; isShown?: boolean } = {},
): Promise<boolean> {
  const begun = performance.now();
  const { code, text } = await run(program!, args, {
    cwd,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
    output: isShown ? 'inherit' : 'pipe',
    signal: interruption.signal,
  });
  if (interruption.signal.aborted) return false;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${text}── ${name} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (code !== 0) failures.push(name);
  await count(name, code === 0);
  return code === 0;
}

/** Keeps a copy whose tests failed, with its build, until the next run. */
async function keep(folder: string, name: string): Promise<void> {
  const isKept = (path: string) => ![join(folder, '.tmp'), join(folder, 'test-results')].includes(path);
  await cp(folder, join(RESULTS, name), { recursive: true, verbatimSymlinks: true, filter: isKept });
  console.log(`── To serve the site that failed: npm run preview --prefix test-results/${name}`);
}

/** Builds one token's site in a copy of the project, and tests it. Only the kind `shown` prints as it goes. */
async function testToken(isSecond: boolean, kinds: readonly Kind[], filters: Filters, shown?: Kind) {
  const { folder, remove } = await copyProject();
  const prefix = isSecond ? 'second-' : '';
  try {
    if (isSecond) await replaceToken(folder);
    await symlink(RESULTS, join(folder, 'test-results'));
    // What interrupted tests leave goes with the copy.
    const TMPDIR = join(folder, '.tmp');
    await mkdir(TMPDIR);
    const place = { cwd: folder, env: { TMPDIR, IS_BUILT: 'true' } };
    const ready = await Promise.all([
      stage(`${prefix}build`, ['vite', 'build', '--logLevel', 'error'], place),
      // The first token's are checked with the sources.
      !isSecond || stage('second-types', TYPES, place),
    ]);
    if (!ready.every(Boolean)) return;
    const tests = kinds.map((kind) => {
      const name = prefix + kind;
      return stage(name, testCommand(kind, name, isSecond, filters[kind]), { ...place, isShown: kind === shown });
    });
    const hasFailed = !(await Promise.all(tests)).every(Boolean);
    if (hasFailed && !interruption.signal.aborted) await keep(folder, `${prefix}site`);
  } finally {
    await remove();
  }
}

/** `npm test`, or a part of it, as README.md and CONTRIBUTING.md say. In copies, so that a served `dist` stays as it is. */
await main(async () => {
  const words = process.argv.slice(2);
  const isSite = words.join() === 'site';
  const named = KINDS.filter((kind) => words.includes(kind));
  const kinds = named.length > 0 ? named : KINDS;
  const filters = words.filter((word) => !['second', ...KINDS].includes(word));
  // The tests start many processes, which are a third faster with compiled modules cached.
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS);

  if (words.length > 0 && !isSite) {
    await testToken(words.includes('second'), kinds, { unit: filters, browser: filters }, kinds.at(-1));
  } else {
    const checks = [stage('types', TYPES), stage('lint', ['oxlint']), stage('format', ['oxfmt', '--check'])];
    // Better to report what must be corrected now than minutes later.
    const isFine = (await Promise.all(checks)).every(Boolean);
    const all = { unit: [], browser: [] };
    if (isFine && isSite) await testToken(false, KINDS, SITE_TESTS, 'browser');
    // Both at once, because the tests of each wait for timers and servers.
    else if (isFine) await Promise.all([testToken(false, KINDS, all, 'browser'), testToken(true, KINDS, all)]);
  }

  if (interruption.signal.aborted) throw new UserError('Interrupted.');
  if (failures.length > 0) console.log(`\nFAILED: ${failures.join(', ')}`);
  // Alone on the last line, which CI reads.
  console.log(`\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
  return failures.length > 0 ? 1 : 0;
});
