import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../shape/token.ts';
import { currentCommit, untraceable } from '../../site-build/documents/commit.ts';
import { site as configured } from '../../config/site.ts';
import { askChains, nodesFrom } from '../doctor/online.ts';
import { doctorReport, UNFINISHED, READY } from '../doctor/report.ts';
import { parseCommandLine, reasonOf, UserError } from '../lib/command.ts';
import { run } from '../lib/run.ts';
import { builtCommit, compare } from '../verify/compare.ts';
import { occupantOf, servesWorker } from './domain.ts';
import { cloudflare, type Cloudflare } from './wrangler.ts';

/** What a deployment uses; tests replace what takes minutes, an account or a network. */
const real = {
  site: configured,
  currentCommit,
  doctorReport,
  askChains,
  run,
  builtCommit,
  occupantOf,
  /** Where a preview's address leads. */
  addressOf: (preview: string) => preview,
  clock: { now: () => performance.now(), wait: (ms: number, signal?: AbortSignal) => wait(ms, undefined, { signal }) },
};
export type Tools = typeof real;

/** What a change of words, figures or settings can break, and what is served: with checks and a build of its own. */
const GATE = ['test', '--', 'site'];
const MINUTE_MS = 60_000;
/** A new version reaches the whole edge within seconds; a minute leaves room for a slow day. */
const VERSION = { forMs: MINUTE_MS, everyMs: 3000 };
/** DNS and a certificate take minutes. */
const DOMAIN = { forMs: 15 * MINUTE_MS, everyMs: MINUTE_MS };
/** Name of the preview that each `--preview` replaces. */
const ALIAS = 'review';

const USAGE = 'Usage: npm run deploy, npm run deploy -- --dry-run, or npm run deploy -- --preview';
const OPTIONS = {
  'dry-run': { type: 'boolean' },
  preview: { type: 'boolean' },
  'accept-unverified': { type: 'boolean' },
  'take-over-domain': { type: 'boolean' },
  'rpc-bnb': { type: 'string' },
  'rpc-solana': { type: 'string' },
} as const;
const UNTOUCHED = 'Live: what was live before; nothing was uploaded.';
const AGAIN = 'Next: correct that, then run the same command again';
const LOGIN = 'Next: npm run wrangler -- login, if that is why, then run the same command again';

/**
 * Retries until an attempt succeeds, and says so once a minute.
 *
 * @throws why the last one failed, once time runs out or `signal` is aborted
 */
async function patiently(
  { forMs, everyMs }: typeof VERSION,
  clock: Tools['clock'],
  attempt: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const begun = clock.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const waited = clock.now() - begun;
      if (signal?.aborted || waited >= forMs) throw error;
      const [reason] = reasonOf(error).split('\n');
      if (everyMs === MINUTE_MS) console.log(`  ${Math.round(waited / MINUTE_MS)} min: not yet, ${reason}`);
      await clock.wait(everyMs, signal);
    }
  }
}

/** What the command's words ask for. @throws UserError if they are not understood */
function optionsIn(words: readonly string[]) {
  // npm takes an option before `--` for its own: what was to be a dry run or a preview would deploy.
  for (const name of ['dry-run', 'preview']) {
    const isTaken = process.env[`npm_config_${name.replace('-', '_')}`];
    if (isTaken) throw new UserError(`Write -- before --${name}: npm run deploy -- --${name}`);
  }
  const { values } = parseCommandLine(USAGE, { args: [...words], options: OPTIONS });
  return { ...values, nodes: nodesFrom(values) };
}

/** The name of the commit to build. @throws UserError if nobody else could build the same */
function committed(commit: ReturnType<typeof currentCommit>): string {
  const fault = untraceable(commit);
  if (fault !== null) throw new UserError(fault);
  return commit.name;
}

/** @throws UserError with doctor's report if something is wrong or, unless `mayBeUnfinished`, has to be done */
async function beReady(report: typeof doctorReport, mayBeUnfinished: boolean): Promise<void> {
  const { lines, code } = await report(new Date());
  if (code === READY || (mayBeUnfinished && code === UNFINISHED)) return;
  throw new UserError(`the configuration is not ready.\n${lines.join('\n')}`);
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

/** @throws Error if what is served at `origin` is not the build */
async function beServed(origin: string, site: Site, signal: AbortSignal): Promise<void> {
  const { outcome, lines } = await compare(origin, site, signal);
  if (outcome === 'same') {
    if (lines.length > 0) console.log(lines.join('\n'));
    return;
  }
  const what = outcome === 'different' ? 'differs from' : 'could not be compared with';
  throw new Error(`${origin} ${what} the build:\n${lines.join('\n')}`);
}

/** Serves the old version to everybody again. @returns the last line */
async function goBack(account: Cloudflare, old: string, clock: Tools['clock']): Promise<string> {
  console.log(`Going back to version ${old} …`);
  const back = async () => {
    await account.promote(old);
    if ((await account.live()).join() !== old) throw new Error('Cloudflare still serves another version');
  };
  try {
    await patiently(VERSION, clock, back);
    return `Live: version ${old} again. ${AGAIN}`;
  } catch (error) {
    return `NOT BACK: ${reasonOf(error)}\n\nLive: probably the new version. Next: ${account.commandFor(old)}`;
  }
}

/**
 * Deploys a version after comparing its preview with the build, and goes back if the domain then serves something else.
 * A domain that did not serve this Worker before is attached last, given time, and stays. However it ends, the last line
 * says what is live and what to type next.
 *
 * @param words the command's arguments
 * @param interrupted ends tests, build and comparisons; what changes what visitors get runs to its end first
 * @throws UserError if the new version is not live and verified
 */
export async function deploy(words: readonly string[], interrupted: AbortSignal, tools: Tools = real): Promise<void> {
  const { site, clock } = tools;
  const { origin } = site;
  /** The last line if something fails now, or what goes back first and returns it. */
  let last = `${UNTOUCHED} ${AGAIN}` as string | (() => Promise<string>);

  const step = async <Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> => {
    interrupted.throwIfAborted();
    console.log(`… ${name}`);
    const begun = performance.now();
    const result = await work();
    console.log(`  ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return result;
  };
  const npm = async (...args: string[]) => {
    const { code } = await tools.run('npm', args, { signal: interrupted });
    if (code !== 0) throw new UserError(`"npm ${args.join(' ')}" failed, as it says above.`);
  };
  const serves = (at: string) => patiently(VERSION, clock, () => beServed(at, site, interrupted), interrupted);
  const comes = async () => {
    // The machine's resolver is not asked before there is an answer for it to remember.
    if ((await tools.occupantOf(origin)) === null) throw new Error(`${origin} has no DNS record`);
    await beServed(origin, site, interrupted);
  };

  /** @returns the last line */
  async function steps(): Promise<string> {
    const options = optionsIn(words);
    const { 'dry-run': isDryRun = false, preview: isPreview = false } = options;
    const commit = await step('look for uncommitted work', () => committed(tools.currentCommit()));
    await step('run doctor', () => beReady(tools.doctorReport, isPreview));
    const admission = await step('ask the chains about the contracts', async () =>
      confirmed(await tools.askChains(site, options.nodes), isPreview || options['accept-unverified'] === true),
    );
    const account = cloudflare(new URL(origin).hostname, tools.run);
    last = `${UNTOUCHED} ${LOGIN}`;
    const found = isDryRun ? undefined : await step('ask Cloudflare which version is live', () => liveVersion(account));
    last = `${UNTOUCHED} ${AGAIN}`;
    const isServed =
      !isPreview &&
      (await step(`look at ${origin}`, async () => {
        const occupant = await tools.occupantOf(origin);
        // Without an account, any build of this site is taken for the Worker's.
        const takesOver = options['take-over-domain'] === true;
        return servesWorker(origin, occupant, () => (isDryRun ? '' : found && account.tagOf(found)), takesOver);
      }));
    await step('test', () => npm(...GATE));
    await step('build', async () => {
      await npm('run', 'build');
      const built = await tools.builtCommit();
      if (built !== commit) throw new UserError(`what was built is ${built}, not ${commit}`);
    });
    if (isDryRun) {
      return `Ready: commit ${commit} would be uploaded. Nothing was.${admission} Next: the same command without --dry-run`;
    }

    const tag = commit.slice(0, 12);
    last = `Live: what was live before. ${LOGIN}`;
    const old = found ?? (await step('make a Worker that nobody reaches', () => account.create(tag)));
    last = `Live: ${isServed ? `version ${old}` : 'what was live before'}; nobody gets what was uploaded. ${AGAIN}`;
    const { id, preview } = await step('upload a version that no visitor gets', () =>
      account.upload(tag, isPreview ? ALIAS : undefined),
    );
    await step(`compare its preview, ${preview}`, () => serves(tools.addressOf(preview)));
    if (isPreview) {
      return `Live: what was live before. To read, always at this address: ${preview} (commit ${commit}, as it was built). Whoever has the link can read it; the warning that it is a copy belongs there.`;
    }
    const now = await step('ask again which version is live', () => liveVersion(account));
    if (now !== old) {
      last = `Live: ${now === undefined ? 'nothing' : `version ${now}`}; nobody gets what was uploaded. ${AGAIN}`;
      throw new UserError('somebody else has deployed in the meantime, and it stays.');
    }

    const verified = `Live: ${origin} serves version ${id} of commit ${commit}, verified.${admission} Next, for the daily comparison: gh variable set LIVE_COMMIT --body ${commit}`;
    if (isServed) {
      last = () => goBack(account, old, clock);
      await step('serve it to everybody', () => account.promote(id));
      await step(`compare ${origin}`, () => serves(origin));
      return `${verified}. To go back: ${account.commandFor(old)}`;
    }
    last = `Live: what was at ${origin} before. ${AGAIN}`;
    await step('make it the version that visitors will get', () => account.promote(id));
    await step(`attach ${origin}`, () => account.attachDomain());
    last = `Live: ${origin} leads to version ${id} of commit ${commit}, whose preview was compared. The domain is NOT VERIFIED: nothing has to be undone. Next, in a while: npm run verify`;
    console.log('  DNS and certificate take minutes, sometimes an hour.');
    await step(`compare ${origin}, for up to 15 minutes`, () => patiently(DOMAIN, clock, comes, interrupted));
    return verified;
  }

  try {
    console.log(`\n${await steps()}`);
  } catch (error) {
    const reason = reasonOf(interrupted.aborted ? interrupted.reason : error);
    throw new UserError(`Not deployed: ${reason}\n\n${typeof last === 'string' ? last : await last()}`);
  }
}
