import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from '../../shape/token.ts';
import { currentCommit, untraceable } from '../../site-build/documents/commit.ts';
import { site as configured } from '../../config/site.ts';
import { askChains, nodesFrom } from '../doctor/online.ts';
import { doctorReport, READY } from '../doctor/report.ts';
import { parseCommandLine, reasonOf, UserError } from '../lib/command.ts';
import { run } from '../lib/run.ts';
import { ask, builtCommit, compare } from '../verify/compare.ts';
import { cloudflare, type Cloudflare } from './wrangler.ts';

/** What a deployment uses; tests replace what takes minutes, an account or a network. */
const real = {
  site: configured,
  currentCommit,
  doctorReport,
  askChains,
  run,
  builtCommit,
  /** A new version reaches the whole edge within seconds; a minute leaves room for a slow day. */
  patienceMs: 60_000,
};
export type Tools = typeof real;

const USAGE = 'Usage: npm run deploy, or npm run deploy -- --dry-run';
const OPTIONS = {
  'dry-run': { type: 'boolean' },
  'accept-unverified': { type: 'boolean' },
  'take-over-domain': { type: 'boolean' },
  'rpc-bnb': { type: 'string' },
  'rpc-solana': { type: 'string' },
} as const;
const UNTOUCHED = 'Live: what was live before; nothing was uploaded.';
const AGAIN = 'Next: correct that, then run the same command again';
const LOGIN = 'Next: npm run wrangler -- login, if that is why, then run the same command again';

/** @param last the command's last line */
const notDeployed = (reason: string, last: string) => new UserError(`Not deployed: ${reason}\n\n${last}`);

/** Retries until an attempt succeeds. @throws why the last one failed, once time runs out or `signal` is aborted */
async function patiently(patienceMs: number, attempt: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted || performance.now() >= deadline) throw error;
      await sleep(patienceMs / 20, undefined, { signal });
    }
  }
}

/** The name of the commit to build. @throws UserError if nobody else could build the same */
function committed(commit: ReturnType<typeof currentCommit>): string {
  const fault = untraceable(commit);
  if (fault !== null) throw new UserError(fault);
  return commit.name;
}

/** @throws UserError with doctor's report if something stands in the way of a deployment */
async function beReady(report: typeof doctorReport): Promise<void> {
  const { lines, code } = await report(new Date());
  if (code !== READY) throw new UserError(`the configuration is not ready.\n${lines.join('\n')}`);
}

/** @returns an admission for the last line, if the contracts are accepted unverified @throws UserError if they are not */
async function confirmed(
  { outcome, lines }: Awaited<ReturnType<typeof askChains>>,
  isAccepted: boolean,
): Promise<string> {
  console.log(lines.map((line) => `  ${line}`).join('\n'));
  if (outcome === 'confirmed') return '';
  if (outcome === 'contradiction') throw new UserError('a chain contradicts the configuration, as it says above.');
  if (isAccepted) return ' The contracts are NOT verified on their chains.';
  throw new UserError(
    `the contracts are not verified (${outcome}), as it says above. Correct that, name another node, or accept it with --accept-unverified.`,
  );
}

/** The version that visitors get now; undefined if there is no Worker yet. @throws UserError if there are several */
async function liveVersion(account: Cloudflare): Promise<string | undefined> {
  const [version, ...others] = await account.live();
  if (version === undefined || others.length === 0) return version;
  throw new UserError(`several versions are live at once. Choose one: ${account.commandFor(version)}`);
}

/** Whether a site answers at the domain. @throws UserError if one does that must not be replaced */
async function isTaken(origin: string, mayReplace: boolean): Promise<boolean> {
  const answers = await ask(origin, 'HEAD').then(
    () => true,
    () => false,
  );
  if (answers && !mayReplace) {
    throw new UserError(
      `${origin} answers already, though there is no Worker for it: another site is there. To replace it: npm run deploy -- --take-over-domain`,
    );
  }
  return answers;
}

/** @throws Error if what is served at `origin` is not the build */
async function beServed(origin: string, site: Site, signal: AbortSignal): Promise<void> {
  const { outcome, lines } = await compare(origin, site, signal);
  if (outcome === 'same') return;
  const what = outcome === 'different' ? 'differs from' : 'could not be compared with';
  throw new Error(`${origin} ${what} the build:\n${lines.join('\n')}`);
}

/** Serves the old version to everybody again. @returns the last line */
async function goBack(account: Cloudflare, old: string, patienceMs: number): Promise<string> {
  console.log(`Going back to version ${old} …`);
  try {
    await patiently(patienceMs, async () => {
      await account.promote(old);
      if ((await account.live()).join() !== old) throw new Error('Cloudflare still serves another version');
    });
    return `Live: version ${old} again. ${AGAIN}`;
  } catch (error) {
    return `NOT BACK: ${reasonOf(error)}\n\nLive: probably the new version. Next: ${account.commandFor(old)}`;
  }
}

/**
 * Deploys a version after comparing its preview with the build (the first has none), and goes back if the domain then
 * serves something else. However it ends, the last line says what is live and what to type next.
 *
 * @param words the command's arguments
 * @param interrupted ends tests, build and comparisons; what changes what visitors get runs to its end first
 * @throws UserError if the new version is not live and verified
 */
export async function deploy(words: readonly string[], interrupted: AbortSignal, tools: Tools = real): Promise<void> {
  // npm takes an option before `--` for its own: what was to be a dry run would deploy.
  if (process.env.npm_config_dry_run) throw new UserError('Write -- before it: npm run deploy -- --dry-run');
  const { values } = parseCommandLine(USAGE, { args: [...words], options: OPTIONS });
  const {
    'dry-run': isDryRun,
    'take-over-domain': takesOver = false,
    'accept-unverified': isAccepted = false,
  } = values;
  const nodes = nodesFrom(values);
  const site = tools.site;
  const { origin } = site;
  const account = cloudflare(new URL(origin).hostname, tools.run);

  /** Makes a step that is announced and timed. If it fails, `last` is the last line, or goes back and returns it. */
  const stepsOr =
    (last: string | (() => Promise<string>)) =>
    async <Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> => {
      try {
        interrupted.throwIfAborted();
        console.log(`… ${name}`);
        const begun = performance.now();
        const result = await work();
        console.log(`  ${((performance.now() - begun) / 1000).toFixed(1)} s`);
        return result;
      } catch (error) {
        const reason = reasonOf(interrupted.aborted ? interrupted.reason : error);
        throw notDeployed(reason, typeof last === 'string' ? last : await last());
      }
    };
  const npm = async (...args: string[]) => {
    const { code } = await tools.run('npm', args, { signal: interrupted });
    if (code !== 0) throw new UserError(`"npm ${args.join(' ')}" failed, as it says above.`);
  };
  const serves = (at: string) => patiently(tools.patienceMs, () => beServed(at, site, interrupted), interrupted);

  const prepare = stepsOr(`${UNTOUCHED} ${AGAIN}`);
  const commit = await prepare('look for uncommitted work', () => committed(tools.currentCommit()));
  await prepare('run doctor', () => beReady(tools.doctorReport));
  const admission = await prepare('ask the chains about the contracts', async () =>
    confirmed(await tools.askChains(site, nodes), isAccepted),
  );
  const enter = stepsOr(`${UNTOUCHED} ${LOGIN}`);
  const old = isDryRun ? undefined : await enter('ask Cloudflare which version is live', () => liveVersion(account));
  const mayReplace = takesOver || old !== undefined;
  const isAnswered = isDryRun || (await prepare(`check whether ${origin} answers`, () => isTaken(origin, mayReplace)));
  await prepare('test', () => npm('test'));
  await prepare('build', async () => {
    await npm('run', 'build');
    const built = await tools.builtCommit();
    if (built !== commit) throw new UserError(`what was built is ${built}, not ${commit}`);
  });
  if (isDryRun) {
    console.log(
      `\nReady: commit ${commit} would be uploaded. Nothing was.${admission} Next: the same command without --dry-run`,
    );
    return;
  }

  const tag = commit.slice(0, 12);
  const done = (id: string, back = '') =>
    console.log(
      `\nLive: ${origin} serves version ${id} of commit ${commit}, verified.${admission} Next, for the daily comparison: gh variable set LIVE_COMMIT --body ${commit}${back}`,
    );
  if (old === undefined) {
    const create = stepsOr(
      `Live: perhaps a first version, NOT VERIFIED. ${AGAIN}, or take it away: ${account.deletion}`,
    );
    const id = await create('deploy for the first time', () => account.create(tag));
    await create(`compare ${origin}`, () => serves(origin));
    return done(id);
  }

  const upload = stepsOr(`Live: version ${old}, as before; nobody gets what was uploaded. ${AGAIN}`);
  const { id, preview } = await upload('upload a version that no visitor gets', () => account.upload(tag));
  await upload(`compare its preview, ${preview}`, () => serves(preview));
  const now = await upload('ask again which version is live', () => liveVersion(account));
  if (now !== old) {
    const last = `Live: ${now === undefined ? 'nothing' : `version ${now}`}; nobody gets what was uploaded. ${AGAIN}`;
    throw notDeployed('somebody else has deployed in the meantime, and it stays.', last);
  }

  const serve = stepsOr(() => goBack(account, old, tools.patienceMs));
  await serve('serve it to everybody', () => account.promote(id));
  if (!isAnswered || takesOver) await serve(`point ${origin} at it`, () => account.attachDomain());
  await serve(`compare ${origin}`, () => serves(origin));
  done(id, `. To go back: ${account.commandFor(old)}`);
}
