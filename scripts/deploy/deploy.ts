import { loadSite } from '../../site-build/config/load.ts';
import { leftovers } from '../../site-build/scan/leftovers.ts';
import { doctorReport, READY } from '../doctor/report.ts';
import { main } from '../lib/main.ts';
import { run } from '../lib/run.ts';
import { UserError } from '../lib/user-error.ts';
import { workerName } from './worker-name.ts';

const DRY_RUN = '--dry-run';
const STEPS = 5;
const started = performance.now();

/** Says which step begins, and after how long. */
function announce(step: number, what: string): void {
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n── ${step}/${STEPS} ${what} (after ${seconds} s)\n`);
}

/** Tests and build run code of many packages; only the upload needs the key to the account. */
const WITHOUT_TOKEN = { CLOUDFLARE_API_TOKEN: undefined };

/** @throws UserError that names the step, where a command fails */
async function need(command: string, args: readonly string[], failure: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { code } = await run(command, args, { env });
  if (code !== 0) throw new UserError(`Not deployed: ${failure}`);
}

/** @throws UserError that lists what is left */
async function assertNoLeftovers(): Promise<void> {
  const left = await leftovers('dist');
  if (left.length === 0) return;
  const list = left.map(({ file, text }) => `  dist/${file}: ${text}`).join('\n');
  throw new UserError(`Not deployed: the built files still hold\n${list}`);
}

/**
 * `npm run deploy`: doctor, tests, build, scan, upload. With `--dry-run` everything but the upload, without an account.
 * Exits 0 when deployed, 2 where demonstration values are left, 1 where anything else is wrong.
 */
await main(async () => {
  const unknown = process.argv.slice(2).filter((argument) => argument !== DRY_RUN);
  if (unknown.length > 0) {
    throw new UserError(`"${unknown[0]}" is unknown here. Write: npm run deploy, or npm run deploy -- ${DRY_RUN}`);
  }
  // npm keeps the flag for itself where the -- before it is forgotten, and says so in the environment only.
  const isDryRun = process.argv.includes(DRY_RUN) || process.env.npm_config_dry_run === 'true';

  announce(1, 'doctor');
  const { lines, code } = await doctorReport(new Date());
  console.log(lines.join('\n'));
  if (code !== READY) {
    console.error('\nNot deployed: the configuration is not ready, the list above says what is left.');
    return code;
  }
  const site = await loadSite();
  announce(2, 'tests');
  await need('npm', ['test', '--silent'], 'a test failed.', WITHOUT_TOKEN);
  announce(3, 'build');
  await need('vite', ['build', '--logLevel', 'warn'], 'the build failed.', WITHOUT_TOKEN);
  announce(4, 'scan for leftovers');
  await assertNoLeftovers();
  console.log('None.');

  const host = new URL(site.origin).hostname;
  const name = workerName(host);
  announce(5, isDryRun ? `what would be uploaded as "${name}"` : `upload as "${name}"`);
  const upload = ['deploy', '--name', name, '--domain', host, ...(isDryRun ? [DRY_RUN] : [])];
  await need('wrangler', upload, 'wrangler failed, and its message stands above.', {
    WRANGLER_SEND_METRICS: 'false',
  });
  console.log(
    isDryRun
      ? `\nReady: the dry run of ${site.origin} passed, nothing was uploaded.`
      : `\nDeployed. Back to the version before: npx wrangler rollback --name ${name}\nHold it against this build: npm run verify -- ${site.origin}`,
  );
  return READY;
});
