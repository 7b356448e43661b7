import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadSite } from '../../site-build/config/load.ts';
import { CONFIG_FILE, configSum } from '../../site-build/documents/seal.ts';
import { DIST } from '../../site-build/documents/staging.ts';
import { findChromium } from '../lib/browser.ts';
import { run } from '../lib/run.ts';
import { startServer } from '../lib/server.ts';

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';
const DEPLOY_REPORT = 'test-results/deploy.json';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** One part of `npm test`. */
export interface Stage {
  name: string;
  /** Runs the stage with the user's arguments, and returns an exit code. */
  run: (extra: readonly string[]) => Promise<number>;
  /** The report of its test runner. */
  report?: string;
  /** Whether later stages depend on it. */
  vital?: true;
  /** Whether it runs beside the others that may, before the rest. */
  together?: true;
  /** Whether it runs only if named, because it takes too long for unrelated changes. */
  onDemand?: true;
}

const env = {
  // The tests build with their own configuration, so that they pass whatever token the site is for.
  SITE_CONFIG: 'tests/site.jsonc',
  // Wrangler, Vite and the project's commands start dozens of times: Node keeps what it compiled.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
};

const command = async (name: string, ...args: string[]) => (await run(name, args, { env })).code;

/** Prints what the command prints once it has ended, because others run beside it. */
async function beside(name: string, ...args: string[]): Promise<number> {
  const { code, text } = await run(name, args, { env, output: 'pipe' });
  process.stdout.write(text);
  return code;
}

const vitest = (report: string, ...args: string[]) =>
  command('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args);

async function browserTests(extra: readonly string[]): Promise<number> {
  // Installs a browser for playwright.config.ts, which only uses what is there.
  await findChromium();
  const server = await startServer();
  // The server has a process group of its own, which Ctrl+C does not reach.
  const end = () => void server.stop().then(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    const own = { ...env, SITE_ORIGIN: server.origin, BROWSER_REPORT };
    return (await run('playwright', ['test', ...extra], { env: own })).code;
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
    await server.stop();
  }
}

const stages: readonly Stage[] = [
  { name: 'types', together: true, run: () => beside('tsc', '-b') },
  { name: 'lint', together: true, run: () => beside('oxlint') },
  { name: 'format', together: true, run: () => beside('oxfmt', '--check') },
  { name: 'build', together: true, vital: true, run: () => beside('vite', 'build', '--logLevel', 'warn') },
  { name: 'unit', report: UNIT_REPORT, run: (extra) => vitest(UNIT_REPORT, ...extra) },
  { name: 'browser', report: BROWSER_REPORT, run: browserTests },
  {
    name: 'deploy',
    report: DEPLOY_REPORT,
    onDemand: true,
    run: (extra) => vitest(DEPLOY_REPORT, '--config=tests/deploy/vitest.config.ts', ...extra),
  },
];

/** After the tests `dist` holds the site again, not the tests' build; where both have one configuration, it already does. */
const ownBuild: Stage = {
  name: 'own site',
  run: async () => {
    const built = await readFile(join(DIST, CONFIG_FILE), 'utf8').catch(() => '');
    if (built.trim() === configSum(await loadSite())) return 0;
    return (await run('vite', ['build', '--logLevel', 'warn'])).code;
  },
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
