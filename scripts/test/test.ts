import { findChromium } from '../lib/browser.ts';
import { main } from '../lib/main.ts';
import { run } from '../lib/run.ts';
import { freePort, startServer } from '../lib/server.ts';
import { clearReport, NOTHING, summary, tallyOf, type Tally } from './tally.ts';

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';

interface Stage {
  name: string;
  /** Runs it with what the user added to the command; the result is an exit code. */
  run: (extra: readonly string[]) => Promise<number>;
  /** File in which its runner counts tests. */
  report?: string;
  /** Whether nothing after it can run without it. */
  vital?: true;
}

/** What the tests expect on the page, whatever token the site is for: `tests/site.ts` is a configuration of their own. */
const TEST_CONFIG = 'tests/site.ts';
const ownConfig = process.env.SITE_CONFIG ?? '';
process.env.SITE_CONFIG = TEST_CONFIG;

const command = async (name: string, ...args: string[]) => (await run(name, args)).code;

async function browserTests(extra: readonly string[]): Promise<number> {
  // For playwright.config.ts, which takes what is there and installs nothing.
  await findChromium();
  const server = await startServer(await freePort());
  try {
    const env = { SITE_ORIGIN: server.origin, BROWSER_REPORT };
    return (await run('playwright', ['test', ...extra], { env })).code;
  } finally {
    await server.stop();
  }
}

const stages: readonly Stage[] = [
  { name: 'types', run: () => command('tsc', '-b') },
  { name: 'lint', run: () => command('oxlint') },
  { name: 'format', run: () => command('oxfmt', '--check') },
  { name: 'build', vital: true, run: () => command('vite', 'build', '--logLevel', 'warn') },
  {
    name: 'unit',
    report: UNIT_REPORT,
    run: (extra) =>
      command('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`, ...extra),
  },
  { name: 'browser', report: BROWSER_REPORT, run: browserTests },
];

/** After the tests `dist` holds the site again, not the tests' one. */
const ownBuild: Stage = {
  name: 'own site',
  run: async () => (await run('vite', ['build', '--logLevel', 'warn'], { env: { SITE_CONFIG: ownConfig } })).code,
};

/** A stage's counts; one that fails without a failed test of its own counts as one failure. */
async function attempt({ name, run: start, report }: Stage, extra: readonly string[]): Promise<Tally> {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  if (report) await clearReport(report);
  const code = await start(extra).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  const counted = report ? await tallyOf(report) : NOTHING;
  const tally = code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  console.log(
    `── ${name} ${tally.failed ? 'FAILED' : 'passed'} in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
  return tally;
}

/**
 * `npm test`: every check of the project. `npm test -- build browser faq` runs the named stages alone; what is no
 * stage's name goes to the test runners, to choose among their tests.
 */
await main(async () => {
  const words = process.argv.slice(2);
  const named = stages.filter(({ name }) => words.includes(name));
  const extra = words.filter((word) => !stages.some(({ name }) => name === word));
  const tallies: Tally[] = [];
  const failed: string[] = [];
  const chosen = named.length > 0 ? named : stages;
  const builds = chosen.some(({ vital }) => vital);
  for (const stage of [...chosen, ...(builds ? [ownBuild] : [])]) {
    const tally = await attempt(stage, extra);
    tallies.push(tally);
    if (tally.failed === 0) continue;
    failed.push(stage.name);
    if (!stage.vital) continue;
    console.error(`The later stages need what "${stage.name}" makes: they did not run.`);
    break;
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${summary(tallies)}`);
  return failed.length > 0 ? 1 : 0;
});
