import type { CheckedSite } from '../../config/site-config.ts';
import { loadSite } from '../../site-build/config/load.ts';
import { currentCommit } from '../../site-build/documents/commit.ts';
import { untraceable } from '../../site-build/documents/seal.ts';
import { askChains, type AskOptions } from '../doctor/online.ts';
import { doctorReport, READY } from '../doctor/report.ts';
import { findChromium } from '../lib/browser.ts';
import { main, parseCommandLine, UserError } from '../lib/command.ts';
import { run } from '../lib/run.ts';
import { listenForInterrupts } from '../lib/signals.ts';
import { readBuild } from '../verify/build.ts';
import { compare } from '../verify/compare.ts';
import { deploy, type Step } from './deployment.ts';
import { cloudflare, takeKey, workerName, writeUploadConfig } from './wrangler.ts';

/** A new version reaches the whole edge within seconds; a minute leaves room for a slow day. */
const PATIENCE = { patienceMs: 60_000, gapMs: 3_000 };

/** Runs a command that shows what it prints. @throws UserError if it fails */
async function command(name: string, args: readonly string[], signal: AbortSignal, env?: NodeJS.ProcessEnv) {
  const { code } = await run(name, args, { signal, env });
  if (code !== 0) throw new UserError(`"${[name, ...args].join(' ')}" failed, as it says above.`);
}

async function doctor(): Promise<void> {
  const { lines, code } = await doctorReport(new Date());
  if (code !== READY) throw new UserError(`the configuration is not ready.\n${lines.join('\n')}`);
}

/** Asks the chains about the contracts. @throws UserError at a contradiction, or where nobody accepts not knowing */
async function chains(site: CheckedSite, nodes: AskOptions, acceptsUnverified: boolean): Promise<string | void> {
  const { outcome, lines } = await askChains(site, nodes);
  console.log(lines.map((line) => `  ${line}`).join('\n'));
  if (outcome === 'confirmed') return;
  if (outcome === 'contradiction') {
    throw new UserError(
      'a chain contradicts the configuration, as it says above. Correct contracts, symbol or decimals.',
    );
  }
  if (acceptsUnverified) return 'The contracts are NOT verified on their chains';
  throw new UserError(
    'a chain could not be asked whether the contracts are there. Try again, name another node with --rpc-bnb or --rpc-solana, or accept that with --accept-unverified.',
  );
}

/** A node's URL may contain a key, so only its host is printed. */
function withoutKey(url: string): string {
  const { href, origin } = new URL(url);
  return href === `${origin}/` ? origin : `${origin}/…`;
}

/** What to type for the next deployment: the configuration and options of this one, without `--dry-run`. */
function nextCommand(options: Readonly<Record<string, string | boolean>>): string {
  const { SITE_CONFIG } = process.env;
  const words = Object.entries(options)
    .filter(([name, value]) => value !== false && name !== 'dry-run')
    .map(([name, value]) => (value === true ? `--${name}` : `--${name} ${withoutKey(String(value))}`));
  return [SITE_CONFIG && `SITE_CONFIG='${SITE_CONFIG}'`, 'npm run deploy', words.length > 0 && '--', ...words]
    .filter(Boolean)
    .join(' ');
}

/** `npm run deploy`: the story is in `deployment.ts`. Exits 0 if the new version is live and verified, otherwise 1. */
await main(async () => {
  const key = takeKey();
  const { values } = parseCommandLine('Write: npm run deploy, or npm run deploy -- --dry-run', {
    options: {
      'dry-run': { type: 'boolean', default: false },
      'accept-unverified': { type: 'boolean', default: false },
      'take-over-domain': { type: 'boolean', default: false },
      'rpc-bnb': { type: 'string' },
      'rpc-solana': { type: 'string' },
    },
  });
  const interrupts = listenForInterrupts();
  const site = await loadSite();
  const { hostname } = new URL(site.origin);
  const steps: Step[] = [
    {
      name: 'look for uncommitted work',
      run: async () => {
        const { name, strays } = currentCommit();
        const fault = untraceable(name, strays);
        if (fault !== null) throw new UserError(fault);
      },
    },
    { name: 'doctor', run: doctor },
    { name: 'ask the chains about the contracts', run: () => chains(site, values, values['accept-unverified']) },
    { name: 'test', run: (signal) => command('npm', ['test'], signal) },
    { name: 'build', run: (signal) => command('npm', ['run', 'build'], signal) },
  ];
  return deploy({
    origin: site.origin,
    // If the `--` before it is forgotten, npm takes the flag for its own and passes it on only in the environment.
    isDryRun: values['dry-run'] || process.env.npm_config_dry_run === 'true',
    takesDomainOver: values['take-over-domain'],
    command: nextCommand(values),
    steps,
    readBuild: () => readBuild(site),
    writeConfig: () => writeUploadConfig(hostname),
    cloudflare: cloudflare(workerName(hostname), key),
    compare: (origin, built, signal) => compare(origin, built, { signal }),
    openInBrowser: async (origin, signal) => {
      await findChromium();
      const args = ['test', '--config', 'tests/live/playwright.config.ts'];
      await command('playwright', args, signal, { BASE_URL: origin });
    },
    ...PATIENCE,
    interrupts,
    say: (line) => console.log(line),
  });
});
