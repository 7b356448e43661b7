import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { main } from './lib/command.ts';
import { copyProject } from './lib/copy.ts';
import { run } from './lib/run.ts';

/** Where the test runners report, and keep what they record of a failure. */
const RESULTS = resolve('test-results');
const reportOf = (name: string) => join(RESULTS, `${name}.json`);

interface Command {
  words: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** Checks of the sources. They run at once, and print when they end. */
const checks: Readonly<Record<string, Command>> = {
  // Beside the other checks, as fast as with threads, for half the processor time.
  types: { words: ['tsc', '-b', '--singleThreaded'] },
  lint: { words: ['oxlint'] },
  format: { words: ['oxfmt', '--check'] },
};

const vitest = (name: string, filters: readonly string[]): Command => ({
  words: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`, ...filters],
});
const playwright = (name: string, filters: readonly string[]): Command => ({
  words: ['playwright', 'test', '--reporter=list,json', `--output=${join(RESULTS, name)}`, ...filters],
  env: { IS_BUILT: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
});

/** A copy of the project in which the ordinary commands build and test. */
interface Pass {
  /** The operator's file, so that the same tests pass whatever token the site is for. */
  config: string;
  /** Laid over the copy. */
  overlay?: string;
  build: string;
  tests: Readonly<Record<string, (filters: readonly string[]) => Command>>;
}

/** Selects the browser tests of what content can break. */
const BREAKABLE = ['--grep', '@content'];

const passes: readonly Pass[] = [
  {
    config: 'tests/site.jsonc',
    build: 'build',
    tests: {
      unit: (filters) => vitest('unit', filters),
      browser: (filters) => playwright('browser', filters),
    },
  },
  // What the first token's content passes, another token's must pass.
  {
    config: 'config/site.jsonc',
    overlay: 'tests/second-token',
    build: 'second-build',
    tests: {
      'second-unit': (filters) =>
        vitest('second-unit', ['--project=node', ...(filters.length > 0 ? filters : ['tests/content'])]),
      // One worker: it runs while the first pass's tests wait.
      'second-browser': (filters) =>
        playwright('second-browser', ['--workers=1', ...(filters.length > 0 ? filters : BREAKABLE)]),
    },
  },
];

/** On Ctrl+C, ends the running stages; the copy is removed after them. */
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort());

/** Each stage that has ended, and whether it passed. */
const ended = new Map<string, boolean>();
const isFine = () => [...ended.values()].every(Boolean) && !interruption.signal.aborted;

async function stage(
  name: string,
  { words, env }: Command,
  own: { cwd?: string; env?: NodeJS.ProcessEnv; output?: 'inherit' | 'pipe' } = {},
) {
  const [program, ...args] = words;
  const begun = performance.now();
  const { code, text } = await run(program!, args, {
    ...own,
    // The tests start many processes, which are a third faster with compiled modules cached.
    env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'), ...own.env, ...env },
    signal: interruption.signal,
  });
  ended.set(name, code === 0);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${text}── ${name} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
}

/** Runs a pass's build, and the tests among `chosen`, in a copy that exists for as long. Only the stage `shown` prints as it goes. */
async function runPass(
  { config, overlay, build, tests }: Pass,
  chosen: readonly string[],
  filters: readonly string[],
  shown: string,
) {
  const { folder, remove } = await copyProject();
  try {
    if (overlay) {
      await cp(overlay, folder, { recursive: true });
      await rm(join(folder, 'tests/first-token'), { recursive: true, force: true });
    }
    await symlink(RESULTS, join(folder, 'test-results'));
    // What interrupted tests leave goes with the copy. The name is not in .gitignore, because oxfmt skips what is.
    const TMPDIR = join(folder, '.tmp');
    await mkdir(TMPDIR);
    const here = { cwd: folder, env: { SITE_CONFIG: config, TMPDIR } };
    await stage(build, { words: ['vite', 'build', '--logLevel', 'error'] }, here);
    const names = ended.get(build) && !interruption.signal.aborted ? chosen.filter((name) => name in tests) : [];
    await Promise.all(
      names.map((name) => stage(name, tests[name]!(filters), { ...here, output: name === shown ? 'inherit' : 'pipe' })),
    );
  } finally {
    await remove();
  }
}

/** How many tests passed, failed and were skipped, by vitest's or Playwright's report. */
async function countsOf(name: string): Promise<readonly [passed: number, failed: number, skipped: number]> {
  const text = await readFile(reportOf(name), 'utf8').catch(() => '{}');
  const { stats, ...unit } = JSON.parse(text) as Record<string, number> & { stats?: Record<string, number> };
  if (stats) return [stats.expected!, stats.unexpected! + stats.flaky!, stats.skipped!];
  return [unit.numPassedTests ?? 0, unit.numFailedTests ?? 0, (unit.numPendingTests ?? 0) + (unit.numTodoTests ?? 0)];
}

const list = (title: string, names: readonly string[]) => (names.length > 0 ? `${title}: ${names.join(', ')}. ` : '');

/**
 * `npm test` runs every check, those that take minutes only if the others pass. `npm test -- browser faq` runs only the
 * stages named, and the build that they need; other words go to the test runners, as filters. It builds and tests in
 * copies, so that `dist`, and a site that is served from it, stay as they are.
 */
await main(async () => {
  const all = [...Object.keys(checks), ...passes.flatMap(({ build, tests }) => [build, ...Object.keys(tests)])];
  const words = process.argv.slice(2);
  const named = all.filter((name) => words.includes(name));
  const chosen = named.length > 0 ? named : all;
  const filters = words.filter((word) => !all.includes(word));
  await mkdir(RESULTS, { recursive: true });
  for (const name of all) await rm(reportOf(name), { force: true });

  const first = Object.keys(checks).filter((name) => chosen.includes(name));
  await Promise.all(first.map((name) => stage(name, checks[name]!, { output: 'pipe' })));
  // Better to report what must be corrected now than minutes later.
  if (isFine()) {
    // All at once, because each waits for timers and servers.
    const needed = passes.filter(({ build, tests }) =>
      [build, ...Object.keys(tests)].some((name) => chosen.includes(name)),
    );
    const shown = chosen.includes('browser') ? 'browser' : chosen.at(-1)!;
    await Promise.all(needed.map((pass) => runPass(pass, chosen, filters, shown)));
  }

  const by = (isPassed: boolean) => [...ended].filter(([, passed]) => passed === isPassed).map(([name]) => name);
  const counts = await Promise.all([...ended.keys()].map(countsOf));
  const [passed, failed, skipped] = [0, 1, 2].map((index) => counts.reduce((sum, count) => sum + count[index]!, 0));
  const notRun = chosen.filter((name) => !ended.has(name));
  const skips = skipped! > 0 ? `, ${skipped} skipped` : '';
  console.log(`\n${`${list('FAILED', by(false))}${list('Not run', notRun)}${list('Passed', by(true))}`.trimEnd()}`);
  // Alone on the last line, which CI reads.
  if (passed! + failed! > 0) console.log(`${passed} passed, ${failed} failed${skips}`);
  return isFine() ? 0 : 1;
});
