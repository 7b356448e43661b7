import { setTimeout as sleep } from 'node:timers/promises';
import { currentCommit } from '../../site-build/documents/commit.ts';
import { untraceable } from '../../site-build/documents/dist.ts';
import { loadSite } from '../../site-build/site-file/load.ts';
import { askChains, nodesFrom } from '../doctor/online.ts';
import { doctorReport, READY } from '../doctor/report.ts';
import { parseCommandLine, reasonOf, UserError } from '../lib/command.ts';
import { run } from '../lib/run.ts';
import { compare, fingerprint } from '../verify/compare.ts';
import { readBuild, type BuiltSite } from '../verify/expected.ts';
import { cloudflare, workerName, writeUploadConfig, type Cloudflare } from './wrangler.ts';

/** What a deployment uses; tests replace what takes minutes or an account. */
const real = {
  loadSite,
  currentCommit,
  doctorReport,
  askChains,
  run,
  readBuild,
  writeUploadConfig,
  cloudflare,
  compare,
  /** A new version reaches the whole edge within seconds; a minute leaves room for a slow day. */
  patienceMs: 60_000,
};
export type Tools = typeof real;

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  'accept-unverified': { type: 'boolean' },
  'take-over-domain': { type: 'boolean' },
  'rpc-bnb': { type: 'string' },
  'rpc-solana': { type: 'string' },
} as const;

/** The command with these options, but without node URLs, which may contain a key. */
function commandWith(options: Readonly<Record<string, string | boolean | undefined>>): string {
  const words = Object.entries(options).flatMap(([name, value]) =>
    value === true ? `--${name}` : value ? `--${name} URL` : [],
  );
  return ['npm run deploy', ...(words.length > 0 ? ['--'] : []), ...words].join(' ');
}

/** Retries until an attempt succeeds or time runs out. @returns why the last one failed, or null */
async function patiently(patienceMs: number, attempt: () => Promise<void>, signal?: AbortSignal) {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const reason = await attempt().then(() => null, reasonOf);
    if (reason === null || signal?.aborted || performance.now() >= deadline) return reason;
    // If this wait is interrupted, the next attempt fails.
    await sleep(patienceMs / 20, undefined, { signal }).catch(() => {});
  }
}

/**
 * Deploys a version after comparing its preview with the build (the first has none), and goes back if the domain then
 * serves something else. However it ends, the last line says what is live and what to type next.
 *
 * @param words the command's arguments
 * @param key environment variables with the account's key, for wrangler only
 * @param interrupted ends the current step, unless that changes what visitors get; then it goes back if necessary
 * @returns exit code: 0 if the new version is live and verified, or a dry run passed
 */
export async function deploy(
  words: readonly string[],
  key: Readonly<Record<string, string>>,
  interrupted: AbortSignal,
  tools: Tools = real,
): Promise<number> {
  const { patienceMs } = tools;
  let next = 'correct that';
  let again = commandWith({});
  const stays = (live: string) => `Live: ${live}. Next: ${next}, then ${again}`;
  /** What to do if the next step fails; steps change it. Returns the last line. */
  let wayBack: () => string | Promise<string> = () => stays('what was live before; nothing was uploaded');

  /** Announces, runs and times one step. */
  const step = async <Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> => {
    interrupted.throwIfAborted();
    console.log(`… ${name}`);
    const begun = performance.now();
    const result = await work();
    interrupted.throwIfAborted();
    console.log(`  ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return result;
  };
  const command = async (program: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<void> => {
    const { code } = await tools.run(program, args, { env, signal: interrupted });
    if (code !== 0) throw new UserError(`"${[program, ...args].join(' ')}" failed, as it says above.`);
  };
  const verify = async (origin: string, built: BuiltSite): Promise<void> => {
    const attempt = async () => {
      const { outcome, lines } = await tools.compare(origin, built, interrupted);
      if (outcome === 'same') return;
      const what = outcome === 'different' ? 'differs from' : 'could not be compared with';
      throw new Error(`${origin} ${what} the build:\n${lines.join('\n')}`);
    };
    const reason = await patiently(patienceMs, attempt, interrupted);
    if (reason !== null) throw new Error(reason);
    const args = ['test', '--config', 'tests/live/playwright.config.ts'];
    await command('playwright', args, { BASE_URL: origin });
  };

  try {
    const usage = 'Write: npm run deploy, or npm run deploy -- --dry-run';
    const { values } = parseCommandLine(usage, { args: [...words], options: OPTIONS });
    again = commandWith(values);
    const { 'dry-run': isDryRun = false, ...options } = values;
    const nodes = nodesFrom(options);
    const site = await tools.loadSite();
    const { origin } = site;
    const { hostname } = new URL(origin);
    const account = tools.cloudflare(workerName(hostname), key);
    let old: string | undefined;
    let before: string | undefined;

    if (!isDryRun) {
      next = 'npx wrangler login, if that is why';
      const live = await step('ask Cloudflare which version is live', () => account.live(interrupted));
      next = 'correct that';
      if (live.length > 1) {
        throw new UserError(`several versions are live at once. Choose one: ${account.commandFor(live[0]!)}`);
      }
      [old] = live;
      before = await step(`look at what ${origin} serves`, () =>
        fingerprint(origin, interrupted).catch(() => undefined),
      );
      if (old !== undefined) wayBack = () => stays(`${origin} serves version ${old}, as before; nothing was uploaded`);
      else if (before !== undefined && !options['take-over-domain']) {
        throw new UserError(
          `${origin} answers already, but not by the Worker "${account.worker}", so another site is there. To replace it: npm run deploy -- --take-over-domain`,
        );
      }
    }

    await step('look for uncommitted work', () => {
      const { name, strays } = tools.currentCommit();
      const fault = untraceable(name, strays);
      if (fault !== null) throw new UserError(fault);
    });
    await step('run doctor', async () => {
      const { lines, code } = await tools.doctorReport(new Date());
      if (code !== READY) throw new UserError(`the configuration is not ready.\n${lines.join('\n')}`);
    });
    const admitted = await step('ask the chains about the contracts', async () => {
      const { outcome, lines } = await tools.askChains(site, nodes);
      console.log(lines.map((line) => `  ${line}`).join('\n'));
      if (outcome === 'confirmed') return '';
      if (outcome === 'contradiction') throw new UserError('a chain contradicts the configuration, as it says above.');
      if (options['accept-unverified']) return ' The contracts are NOT verified on their chains.';
      throw new UserError(
        `the contracts are not verified (${outcome}), as it says above. Correct that, name another node, or accept it with --accept-unverified.`,
      );
    });
    await step('test', () => command('npm', ['test']));
    await step('build', () => command('npm', ['run', 'build']));
    const built = await tools.readBuild(site);
    const fault = untraceable(built.commit);
    if (fault !== null) throw new UserError(fault);
    const config = await tools.writeUploadConfig(hostname);
    if (isDryRun) {
      console.log(
        `\nReady: commit ${built.commit} would be uploaded. Nothing was.${admitted} Next: ${commandWith(options)}`,
      );
      return 0;
    }

    const tag = built.commit.slice(0, 12);
    let uploaded: { id: string; preview: string | null };
    // What changes what visitors get runs to its end: after half of it, nobody would know what they get.
    if (old === undefined) {
      wayBack = async () => {
        const live = await account.live().catch(() => null);
        if (live?.length === 0) return stays('nothing, because there is no Worker yet');
        const known = live === null ? 'unknown' : `version ${live.join(' and ')}`;
        return `Live: ${known}, NOT VERIFIED, and there is no older one. Next: npm run verify -- ${origin}, or take it away: npx wrangler delete --name ${account.worker}`;
      };
      uploaded = await step('deploy for the first time', () => account.create(config, tag));
    } else {
      wayBack = () => stays(`${origin} serves version ${old}, as before; nobody gets what was uploaded`);
      uploaded = await step('upload a version that no visitor gets', () => account.upload(config, tag, interrupted));
      const { id, preview } = uploaded;
      if (preview === null) {
        throw new UserError(
          'Cloudflare gave the version no preview, so nobody can look at it before visitors do. Switch on: Workers & Pages → the Worker → Settings → Domains & Routes → Preview URLs',
        );
      }
      await step(`verify its preview, ${preview}`, () => verify(preview, built));
      const now = await step('ask again which version is live', () => account.live(interrupted));
      if (now.join() !== old) {
        wayBack = () => stays(`${origin} serves version ${now.join(' and ')}; nobody gets what was uploaded`);
        throw new UserError('somebody else has deployed in the meantime, and their version stays');
      }
      wayBack = () => goBack(account, { origin, old: now[0]!, before, patienceMs, stays });
      await step('serve it to everybody', () => account.promote(id));
      if (before === undefined || options['take-over-domain']) {
        await step(`lead ${origin} to it`, () => account.attachDomain(config));
      }
    }
    await step(`verify ${origin}`, () => verify(origin, built));
    const back = old === undefined ? '' : ` To go back: ${account.commandFor(old)}`;
    console.log(
      `\nLive: ${origin} serves version ${uploaded.id} of commit ${built.commit}, verified.${admitted}${back}`,
    );
    return 0;
  } catch (error) {
    console.log(`\nNot deployed: ${reasonOf(interrupted.aborted ? interrupted.reason : error)}\n`);
    console.log(await wayBack());
    return 1;
  }
}

/**
 * Serves the old version to everybody again.
 *
 * @param from.before what the domain served then; undefined if it did not answer
 * @param from.stays words the last line if the old version is live
 * @returns the last line
 */
async function goBack(
  account: Cloudflare,
  from: { origin: string; old: string; before?: string; patienceMs: number; stays: (live: string) => string },
): Promise<string> {
  const { origin, old, before, patienceMs, stays } = from;
  console.log(`Going back to version ${old} …`);
  const failure = await patiently(patienceMs, async () => {
    await account.promote(old);
    if ((await account.live()).join() !== old) throw new Error('Cloudflare still serves another version');
  });
  if (failure !== null) {
    const live = await account.live().catch(() => null);
    const known = live === null ? 'unknown, probably the new version' : `version ${live.join(' and ')}`;
    return `NOT BACK: ${failure}\n\nLive: ${known}. Next: ${account.commandFor(old)}`;
  }
  if (before === undefined) return stays(`version ${old} again, says Cloudflare; ${origin} did not answer before`);
  const difference = await patiently(patienceMs, async () => {
    if ((await fingerprint(origin)) !== before) throw new Error('it does not serve what it did before');
  });
  if (difference === null) return stays(`version ${old} again; ${origin} serves what it did before`);
  return `Live: version ${old} again, says Cloudflare, but not at ${origin}: ${difference}. Next: look at its Rules, Workers Routes and DNS, see SECURITY.md`;
}
