import { setTimeout as sleep } from 'node:timers/promises';
import { SERVED_COMMIT } from '../../config/headers.ts';
import { routesOf } from '../../config/routes.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { sha256Hex } from '../../site-build/documents/hashes.ts';
import { untraceable } from '../../site-build/documents/seal.ts';
import type { Interrupts } from '../lib/signals.ts';
import { UserError } from '../lib/command.ts';
import type { BuiltSite } from '../verify/build.ts';
import { domainFindings, type Verdict } from '../verify/compare.ts';
import { request, visitors } from '../verify/request.ts';
import type { Cloudflare } from './wrangler.ts';

/** A step before the upload. It may return what the last line has to admit. */
export interface Step {
  name: string;
  run: (signal: AbortSignal) => Promise<string | void>;
}

/** Everything that a deployment needs; tests replace what would take minutes. */
export interface Deployment {
  /** Where visitors open the site. */
  origin: string;
  /** Whether to stop before the upload, without an account. */
  isDryRun: boolean;
  /** Whether another site at the domain may be replaced. */
  takesDomainOver: boolean;
  /** What to type for the next deployment. */
  command: string;
  /** Everything before the upload, without the key to the account. */
  steps: readonly Step[];
  readBuild: () => Promise<BuiltSite>;
  /** Writes the configuration for the upload. @returns its path */
  writeConfig: () => Promise<string>;
  cloudflare: Cloudflare;
  /** Compares what is served with the build. */
  compare: (origin: string, built: BuiltSite, signal: AbortSignal) => Promise<Verdict>;
  /** @throws if the site does not show, link and copy what it should */
  openInBrowser: (origin: string, signal: AbortSignal) => Promise<void>;
  /** How long a difference may last while a new version spreads, in milliseconds. */
  patienceMs: number;
  gapMs: number;
  interrupts: Interrupts;
  say: (line: string) => void;
}

/** How far a deployment has come, so that it can undo the right things and say what is live. */
interface Progress {
  /** Whether Cloudflare has said what is live. */
  isTold?: boolean;
  /** The version that visitors got before; undefined for the first deployment. */
  old?: string;
  /** What the domain served then. */
  before?: string;
  uploaded?: string;
  /** Whether visitors may get the new version. */
  isPromoting?: true;
}

const PREVIEWS_OFF =
  'Cloudflare gave the version no preview, so nobody can look at it before visitors do. Switch on: Workers & Pages → the Worker → Settings → Domains & Routes → Preview URLs';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The command with which a person serves a version to all visitors. */
const commandFor = (id: string, { worker }: Cloudflare): string =>
  `npx wrangler versions deploy ${id}@100% --name ${worker}`;

/** Repeats an attempt until it is good or patience ends. @returns the result of the last */
async function patiently<Result>(
  { patienceMs, gapMs }: Deployment,
  signal: AbortSignal,
  attempt: () => Promise<Result>,
  isGood: (result: Result) => boolean,
): Promise<Result> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const result = await attempt();
    if (isGood(result) || signal.aborted || performance.now() + gapMs > deadline) return result;
    // Where that is interrupted, the next attempt says so.
    await sleep(gapMs, undefined, { signal }).catch(() => {});
  }
}

/** Compares what is served with the build, until it is the same or patience ends, and opens it in a browser. */
async function check(origin: string, built: BuiltSite, deployment: Deployment, signal: AbortSignal): Promise<void> {
  const attempt = () => deployment.compare(origin, built, signal);
  const verdict = await patiently(deployment, signal, attempt, ({ outcome }) => outcome === 'same');
  const lines = verdict.lines.join('\n');
  if (verdict.outcome === 'different') throw new Error(`${origin} differs from the build:\n${lines}`);
  if (verdict.outcome === 'unknown') throw new Error(`${origin} could not be compared with the build:\n${lines}`);
  if (lines) deployment.say(lines);
  await deployment.openInBrowser(origin, signal);
}

async function answers(origin: string, signal: AbortSignal): Promise<boolean> {
  try {
    await request(`${origin}/`, { signal });
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

/** @throws UserError if the domain sends visitors astray, which no version can change */
async function checkDomain(origin: string, signal: AbortSignal): Promise<void> {
  const faults = (await domainFindings(origin, signal)).filter(({ kind }) => kind === 'difference');
  const texts = new Set(faults.map(({ request: asked, text }) => `  ${asked} ${text}`));
  if (texts.size > 0) throw new UserError(`the domain is not set up:\n${[...texts].join('\n')}`);
}

/**
 * What a site serves at present, in short, to be compared with what it serves later: the build of the version that was
 * live before is not on this machine.
 *
 * @throws if it does not answer
 */
export async function servedBy(origin: string, site: CheckedSite, signal: AbortSignal): Promise<string> {
  const paths = [...routesOf(site).map(({ path, file }) => path ?? file), SERVED_COMMIT];
  const asked = paths.flatMap((path) =>
    visitors.map(async ({ headers }) => {
      const { status, body } = await request(origin + path, { headers, signal });
      return `${path} ${status} ${sha256Hex(body)}`;
    }),
  );
  return (await Promise.all(asked)).join('\n');
}

async function run(deployment: Deployment, progress: Progress): Promise<void> {
  const { origin, cloudflare, say, interrupts, isDryRun } = deployment;
  const { interrupted, abandoned } = interrupts;
  /** Runs one step, and says so. @param signal what ends it */
  const step = async <Result>(name: string, work: (signal: AbortSignal) => Promise<Result>, signal = interrupted) => {
    interrupted.throwIfAborted();
    say(`… ${name}`);
    const begun = performance.now();
    const result = await work(signal);
    interrupted.throwIfAborted();
    say(`  ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return result;
  };

  const live = isDryRun ? [] : await step('ask Cloudflare which version is live', (signal) => cloudflare.live(signal));
  if (live.length > 1) {
    throw new UserError(`several versions are live at once. Choose one: ${commandFor(live[0]!, cloudflare)}`);
  }
  [progress.old] = live;
  progress.isTold = true;
  const isServed = !isDryRun && (await step(`ask whether ${origin} answers`, (signal) => answers(origin, signal)));
  if (isServed && progress.old === undefined && !deployment.takesDomainOver) {
    throw new UserError(
      `${origin} answers already, but not by the Worker "${cloudflare.worker}", so another site is there. To replace it: npm run deploy -- --take-over-domain`,
    );
  }
  if (isServed && origin.startsWith('https:')) {
    await step('check where the domain leads visitors', (signal) => checkDomain(origin, signal));
  }

  const admissions: string[] = [];
  for (const { name, run: work } of deployment.steps) {
    const admission = await step(name, work);
    if (admission) admissions.push(admission);
  }
  const built = await deployment.readBuild();
  const fault = untraceable(built.commit);
  if (fault !== null) throw new UserError(fault);
  const config = await deployment.writeConfig();
  const admitted = admissions.map((text) => ` ${text}.`).join('');
  if (isDryRun) {
    say(`\nReady: commit ${built.commit} would be uploaded. Nothing was.${admitted} Next: ${deployment.command}`);
    return;
  }

  const tag = built.commit.slice(0, 12);
  if (progress.old === undefined) {
    progress.isPromoting = true;
    progress.uploaded = await step('deploy for the first time', (signal) => cloudflare.create(config, tag, signal));
  } else {
    if (isServed) {
      progress.before = await step('note what visitors get', (signal) => servedBy(origin, built.site, signal));
    }
    const { id, preview } = await step('upload a version that no visitor gets', (signal) =>
      cloudflare.upload(config, tag, signal),
    );
    progress.uploaded = id;
    if (preview === null) throw new UserError(PREVIEWS_OFF);
    await step(`verify its preview, ${preview}`, (signal) => check(preview, built, deployment, signal));
    const [now, ...others] = await step('ask again which version is live', (signal) => cloudflare.live(signal));
    if (now !== progress.old || others.length > 0) {
      progress.old = now;
      throw new UserError('somebody else has deployed in the meantime, and their version stays');
    }
    progress.isPromoting = true;
    // Only a second Ctrl+C ends these: half a promotion would leave visitors with nobody knows what.
    await step('serve it to everybody', (signal) => cloudflare.promote(id, signal), abandoned);
    if (!isServed || deployment.takesDomainOver) {
      await step(`lead ${origin} to it`, (signal) => cloudflare.attachDomain(config, signal), abandoned);
    }
  }
  await step(`verify ${origin}`, (signal) => check(origin, built, deployment, signal));
  const back = progress.old === undefined ? '' : ` To go back: ${commandFor(progress.old, cloudflare)}`;
  say(`\nLive: ${origin} serves version ${progress.uploaded} of commit ${built.commit}, verified.${admitted}${back}`);
}

/** Serves the old version to everybody again. @throws what the last attempt threw */
async function goBack(id: string, deployment: Deployment): Promise<void> {
  const { cloudflare } = deployment;
  const { abandoned } = deployment.interrupts;
  const isAlone = async () => (await cloudflare.live(abandoned)).join() === id;
  const attempt = async (): Promise<unknown> => {
    try {
      if (await isAlone()) return null;
      await cloudflare.promote(id, abandoned);
      return (await isAlone()) ? null : new Error('Cloudflare still serves another version');
    } catch (error) {
      return error;
    }
  };
  const failure = await patiently(deployment, abandoned, attempt, (error) => error === null);
  if (failure !== null) throw failure;
}

/** Says whether the domain serves again what it served before. */
async function seen(before: string | undefined, deployment: Deployment): Promise<string> {
  if (before === undefined) return 'was not compared, because it did not answer before';
  const { abandoned } = deployment.interrupts;
  const { site } = await deployment.readBuild();
  const attempt = () => servedBy(deployment.origin, site, abandoned).catch(() => null);
  const now = await patiently(deployment, abandoned, attempt, (served) => served === before);
  if (now === before) return 'as before';
  return now === null ? 'does not answer this machine' : 'does not serve what it did before';
}

/** Undoes what has to be undone. @returns the last line: what is live, and what to type next */
async function conclude(deployment: Deployment, progress: Progress): Promise<string> {
  const { origin, cloudflare, interrupts, say } = deployment;
  const { old, uploaded, isPromoting } = progress;
  const again = progress.isTold
    ? `Next: correct that, then ${deployment.command}`
    : `Next: npx wrangler login, if that is why, then ${deployment.command}`;
  if (!isPromoting) {
    const untouched = uploaded ? `nobody gets the uploaded version ${uploaded}` : 'nothing was uploaded';
    return old === undefined
      ? `Live: what was live before; ${untouched}. ${again}`
      : `Live: ${origin} serves version ${old}, as before; ${untouched}. ${again}`;
  }
  const asked = () => cloudflare.live(interrupts.abandoned).catch(() => null);
  if (old === undefined) {
    const live = await asked();
    if (live === null) {
      return `Live: unknown, because Cloudflare does not say. Next: npx wrangler deployments status --name ${cloudflare.worker}`;
    }
    if (live.length === 0) return `Live: nothing, because there is no Worker yet. ${again}`;
    return `Live: version ${live.join(' and ')}, NOT VERIFIED, and there is no older one. Next: npm run verify -- ${origin}, or take it away: npx wrangler delete --name ${cloudflare.worker}`;
  }
  const next = `Next: ${commandFor(old, cloudflare)}`;
  say(`Going back to version ${old} …`);
  try {
    await goBack(old, deployment);
  } catch (error) {
    const live = await asked();
    const known = live === null ? `unknown, probably version ${uploaded}` : `version ${live.join(' and ')}`;
    return `NOT BACK: ${reasonOf(error)}.\nLive: ${known}. ${next}`;
  }
  const found = await seen(progress.before, deployment);
  if (found === 'as before') return `Live: version ${old} again; ${origin} serves what it did before. ${again}`;
  return `Live: version ${old} again, says Cloudflare, but ${origin} ${found}. Next: look at its Rules, Workers Routes and DNS, see SECURITY.md`;
}

/**
 * Deploys so that visitors get only what has been verified on a preview, and the old version again if what they then get
 * is not that. However it ends, the last line says what is live and what to type next.
 *
 * @returns exit code: 0 if the new version is live and verified, or the dry run passed
 */
export async function deploy(deployment: Deployment): Promise<number> {
  const progress: Progress = {};
  try {
    await run(deployment, progress);
    return 0;
  } catch (error) {
    const { interrupted } = deployment.interrupts;
    deployment.say(`\nNot deployed: ${reasonOf(interrupted.aborted ? interrupted.reason : error)}\n`);
    deployment.say(await conclude(deployment, progress));
    return 1;
  }
}
