import { loadSite } from '../../site-build/site-file/load.ts';
import { currentCommit } from '../../site-build/documents/commit.ts';
import { untraceable } from '../../site-build/documents/seal.ts';
import { askChains } from '../doctor/online.ts';
import { doctorReport, READY } from '../doctor/report.ts';
import { main, parseCommandLine, UserError } from '../lib/command.ts';
import { run } from '../lib/run.ts';
import { listenForInterrupts } from '../lib/signals.ts';
import { readBuild } from '../verify/build.ts';
import { compare } from '../verify/compare.ts';
import { deploy } from './deployment.ts';
import { cloudflare, takeKey, workerName, writeUploadConfig } from './wrangler.ts';

/** A new version reaches the whole edge within seconds; a minute leaves room for a slow day. */
const PATIENCE_MS = 60_000;

/** Runs a command and shows its output. @throws UserError if it fails */
async function command(words: readonly string[], signal: AbortSignal, env?: NodeJS.ProcessEnv): Promise<void> {
  const { code } = await run(words[0]!, words.slice(1), { signal, env });
  if (code !== 0) throw new UserError(`"${words.join(' ')}" failed, as it says above.`);
}

/** The command for the next deployment: this one's options, without node URLs, which may contain a key. */
function nextCommand(options: Readonly<Record<string, string | boolean>>): string {
  const { SITE_CONFIG } = process.env;
  const words = Object.entries(options)
    .filter(([name]) => name !== 'dry-run')
    .map(([name, value]) => (value === true ? `--${name}` : `--${name} URL`));
  return [SITE_CONFIG && `SITE_CONFIG='${SITE_CONFIG}'`, 'npm run deploy', words.length > 0 && '--', ...words]
    .filter(Boolean)
    .join(' ');
}

/** `npm run deploy`: see `deployment.ts`. Exits 0 if the new version is live and verified, or a dry run passed. */
await main(async () => {
  const key = takeKey();
  const { values } = parseCommandLine('Write: npm run deploy, or npm run deploy -- --dry-run', {
    options: {
      'dry-run': { type: 'boolean' },
      'accept-unverified': { type: 'boolean' },
      'take-over-domain': { type: 'boolean' },
      'rpc-bnb': { type: 'string' },
      'rpc-solana': { type: 'string' },
    },
  });
  const interrupts = listenForInterrupts();
  const site = await loadSite();
  const { hostname } = new URL(site.origin);
  return deploy({
    origin: site.origin,
    // Without `--` before it, npm takes the flag for its own and passes it on only in the environment.
    isDryRun: values['dry-run'] ?? process.env.npm_config_dry_run === 'true',
    takesDomainOver: values['take-over-domain'] ?? false,
    command: nextCommand(values),
    steps: {
      async 'look for uncommitted work'() {
        const { name, strays } = currentCommit();
        const fault = untraceable(name, strays);
        if (fault !== null) throw new UserError(fault);
      },
      async doctor() {
        const { lines, code } = await doctorReport(new Date());
        if (code !== READY) throw new UserError(`the configuration is not ready.\n${lines.join('\n')}`);
      },
      async 'ask the chains about the contracts'() {
        const { outcome, lines } = await askChains(site, values);
        console.log(lines.map((line) => `  ${line}`).join('\n'));
        if (outcome === 'confirmed') return;
        if (outcome === 'contradiction')
          throw new UserError('a chain contradicts the configuration, as it says above.');
        if (values['accept-unverified']) return 'The contracts are NOT verified on their chains';
        throw new UserError(
          'a chain could not be asked, as it says above. Correct that, or accept it with --accept-unverified.',
        );
      },
      test: (signal) => command(['npm', 'test'], signal),
      build: (signal) => command(['npm', 'run', 'build'], signal),
    },
    readBuild: () => readBuild(site),
    writeConfig: () => writeUploadConfig(hostname),
    cloudflare: cloudflare(workerName(hostname), key),
    compare,
    openInBrowser: (origin, signal) =>
      command(['playwright', 'test', '--config', 'tests/live/playwright.config.ts'], signal, { BASE_URL: origin }),
    patienceMs: PATIENCE_MS,
    interrupts,
  });
});
