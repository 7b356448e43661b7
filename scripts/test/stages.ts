import { findChromium } from '../lib/browser.ts';
import { run } from '../lib/run.ts';
import { freePort, startServer } from '../lib/server.ts';

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';
const DEPLOY_REPORT = 'test-results/deploy.json';

/** One part of `npm test`. */
export interface Stage {
  name: string;
  /** Runs the stage with the user's arguments, and returns an exit code. */
  run: (extra: readonly string[]) => Promise<number>;
  /** The report of its test runner. */
  report?: string;
  /** Whether later stages depend on it. */
  vital?: true;
  /** Whether it runs only if named, because it takes too long for unrelated changes. */
  onDemand?: true;
}

/** The tests build with their own configuration, so that they pass whatever token the site is for. */
const TEST_CONFIG = 'tests/site.ts';
const env = { SITE_CONFIG: TEST_CONFIG };

const command = async (name: string, ...args: string[]) => (await run(name, args, { env })).code;

async function browserTests(extra: readonly string[]): Promise<number> {
  // Installs a browser for playwright.config.ts, which only uses what is there.
  await findChromium();
  const server = await startServer(await freePort());
  try {
    const own = { ...env, SITE_ORIGIN: server.origin, BROWSER_REPORT };
    return (await run('playwright', ['test', ...extra], { env: own })).code;
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
  {
    name: 'deploy',
    report: DEPLOY_REPORT,
    onDemand: true,
    run: (extra) =>
      command(
        'vitest',
        'run',
        '--config=tests/deploy/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${DEPLOY_REPORT}`,
        ...extra,
      ),
  },
];

/** After the tests, `dist` has to hold the operator's site again, not the tests' build. */
const ownBuild: Stage = {
  name: 'own site',
  run: async () => (await run('vite', ['build', '--logLevel', 'warn'])).code,
};

/**
 * The stages named by the arguments of `npm test --`, in running order, or all of them if none is named. If one builds,
 * the operator's own build comes last. The other arguments choose among the tests.
 */
export function chooseStages(words: readonly string[]): { chosen: readonly Stage[]; extra: readonly string[] } {
  const named = stages.filter(({ name }) => words.includes(name));
  const chosen = named.length > 0 ? named : stages.filter(({ onDemand }) => !onDemand);
  return {
    chosen: chosen.some(({ vital }) => vital) ? [...chosen, ownBuild] : chosen,
    extra: words.filter((word) => !stages.some(({ name }) => name === word)),
  };
}
