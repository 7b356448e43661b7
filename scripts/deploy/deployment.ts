import { setTimeout as sleep } from 'node:timers/promises';
import { SERVED_COMMIT } from '../../config/headers.ts';
import { sha256Hex } from '../../site-build/documents/files.ts';
import { untraceable } from '../../site-build/documents/seal.ts';
import type { Interrupts } from '../lib/signals.ts';
import { reasonOf, UserError } from '../lib/command.ts';
import type { BuiltSite } from '../verify/build.ts';
import type { Verdict } from '../verify/compare.ts';
import { request } from '../lib/request.ts';
import type { Cloudflare } from './wrangler.ts';

/** What a deployment needs; tests replace the parts that would take minutes. */
export interface Deployment {
  origin: string;
  /** Whether to stop before the upload, which needs no account. */
  isDryRun: boolean;
  /** Whether it may replace another site at the domain. */
  takesDomainOver: boolean;
  /** The command for the next deployment. */
  command: string;
  /** What runs before the upload, by name and without the account's key. May return a caveat for the last line. */
  steps: Readonly<Record<string, (signal: AbortSignal) => Promise<string | void>>>;
  readBuild: () => Promise<BuiltSite>;
  /** Writes the configuration for the upload. @returns its path */
  writeConfig: () => Promise<string>;
  cloudflare: Cloudflare;
  compare: (origin: string, built: BuiltSite, signal: AbortSignal) => Promise<Verdict>;
  /** @throws if the site does not show, link and copy what it should */
  openInBrowser: (origin: string, signal: AbortSignal) => Promise<void>;
  /** How long a difference may last while a new version spreads. */
  patienceMs: number;
  interrupts: Interrupts;
}

/** How far a deployment has got, which decides what to undo and what to report as live. */
interface Progress {
  /** Whether Cloudflare has said what is live, or need not be asked. */
  isTold: boolean;
  /** The version that visitors got before; undefined for the first deployment. */
  old?: string;
  /** What the domain served then; undefined if it did not answer. */
  before?: string;
  uploaded?: string;
  /** Whether visitors may get the new version. */
  isPromoting?: boolean;
}

const PREVIEWS_OFF =
  'Cloudflare gave the version no preview, so nobody can look at it before visitors do. Switch on: Workers & Pages → the Worker → Settings → Domains & Routes → Preview URLs';

/** The command that serves a version to all visitors. */
const commandFor = (id: string, { worker }: Cloudflare): string =>
  `npx wrangler versions deploy ${id}@100% --name ${worker}`;

/** Retries until an attempt succeeds or time runs out. @throws what the last attempt threw */
async function patiently<Result>(
  patienceMs: number,
  signal: AbortSignal,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || performance.now() >= deadline) throw error;
      // If this wait is interrupted, the next attempt throws.
      await sleep(patienceMs / 20, undefined, { signal }).catch(() => {});
    }
  }
}

/** Compares what is served with the build until they match or time runs out, then opens it in a browser. */
async function check(origin: string, built: BuiltSite, deployment: Deployment, signal: AbortSignal): Promise<void> {
  await patiently(deployment.patienceMs, signal, async () => {
    const { outcome, lines } = await deployment.compare(origin, built, signal);
    if (outcome === 'same') return;
    const what = outcome === 'different' ? 'differs from' : 'could not be compared with';
    throw new Error(`${origin} ${what} the build:\n${lines.join('\n')}`);
  });
  await deployment.openInBrowser(origin, signal);
}

/**
 * A fingerprint of what a site serves now, to compare with what it serves later: the previous version's build is not on
 * this machine.
 *
 * @throws if it does not answer
 */
async function servedBy(origin: string, signal: AbortSignal): Promise<string> {
  const answers = await Promise.all(['/', SERVED_COMMIT].map((path) => request(origin + path, { signal })));
  return answers.map(({ status, body }) => `${status} ${sha256Hex(body)}`).join('\n');
}

/** @returns the last line to print */
async function run(deployment: Deployment, progress: Progress): Promise<string> {
  const { origin, cloudflare, isDryRun, takesDomainOver } = deployment;
  const { interrupted, abandoned } = deployment.interrupts;
  /** Announces, runs and times one step. @param signal aborts it */
  const step = async <Result>(name: string, work: (signal: AbortSignal) => Promise<Result>, signal = interrupted) => {
    interrupted.throwIfAborted();
    console.log(`… ${name}`);
    const begun = performance.now();
    const result = await work(signal);
    interrupted.throwIfAborted();
    console.log(`  ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return result;
  };

  if (!isDryRun) {
    const live = await step('ask Cloudflare which version is live', (signal) => cloudflare.live(signal));
    progress.isTold = true;
    if (live.length > 1) {
      throw new UserError(`several versions are live at once. Choose one: ${commandFor(live[0]!, cloudflare)}`);
    }
    [progress.old] = live;
    progress.before = await step(`look at what ${origin} serves`, (signal) =>
      servedBy(origin, signal).catch(() => undefined),
    );
    if (progress.before !== undefined && progress.old === undefined && !takesDomainOver) {
      throw new UserError(
        `${origin} answers already, but not by the Worker "${cloudflare.worker}", so another site is there. To replace it: npm run deploy -- --take-over-domain`,
      );
    }
  }

  let admitted = '';
  for (const [name, work] of Object.entries(deployment.steps)) {
    const admission = await step(name, work);
    if (admission) admitted += ` ${admission}.`;
  }
  const built = await deployment.readBuild();
  const fault = untraceable(built.commit);
  if (fault !== null) throw new UserError(fault);
  const config = await deployment.writeConfig();
  if (isDryRun) {
    return `\nReady: commit ${built.commit} would be uploaded. Nothing was.${admitted} Next: ${deployment.command}`;
  }

  const tag = built.commit.slice(0, 12);
  const { old } = progress;
  if (old === undefined) {
    progress.isPromoting = true;
    progress.uploaded = await step('deploy for the first time', (signal) => cloudflare.create(config, tag, signal));
  } else {
    const { id, preview } = await step('upload a version that no visitor gets', (signal) =>
      cloudflare.upload(config, tag, signal),
    );
    progress.uploaded = id;
    if (preview === null) throw new UserError(PREVIEWS_OFF);
    await step(`verify its preview, ${preview}`, (signal) => check(preview, built, deployment, signal));
    const now = await step('ask again which version is live', (signal) => cloudflare.live(signal));
    if (now.join() !== old) {
      [progress.old] = now;
      throw new UserError('somebody else has deployed in the meantime, and their version stays');
    }
    progress.isPromoting = true;
    // Only a second Ctrl+C ends these: after half a promotion, nobody would know what visitors get.
    await step('serve it to everybody', (signal) => cloudflare.promote(id, signal), abandoned);
    if (progress.before === undefined || takesDomainOver) {
      await step(`lead ${origin} to it`, (signal) => cloudflare.attachDomain(config, signal), abandoned);
    }
  }
  await step(`verify ${origin}`, (signal) => check(origin, built, deployment, signal));
  const back = old === undefined ? '' : ` To go back: ${commandFor(old, cloudflare)}`;
  return `\nLive: ${origin} serves version ${progress.uploaded} of commit ${built.commit}, verified.${admitted}${back}`;
}

/** Goes back if necessary. @returns the last line: what is live, and what to type next */
async function conclude(deployment: Deployment, progress: Progress): Promise<string> {
  const { origin, cloudflare, patienceMs, command } = deployment;
  const { abandoned } = deployment.interrupts;
  const { old, before, uploaded, isPromoting, isTold } = progress;
  const again = `Next: ${isTold ? 'correct that' : 'npx wrangler login, if that is why'}, then ${command}`;
  if (!isPromoting) {
    const live = old === undefined ? 'what was live before' : `${origin} serves version ${old}, as before`;
    return `Live: ${live}; ${uploaded ? `nobody gets the uploaded version ${uploaded}` : 'nothing was uploaded'}. ${again}`;
  }
  const ask = () => cloudflare.live(abandoned).catch(() => null);
  if (old === undefined) {
    const live = await ask();
    if (live?.length === 0) return `Live: nothing, because there is no Worker yet. ${again}`;
    const known = live === null ? 'unknown' : `version ${live.join(' and ')}`;
    return `Live: ${known}, NOT VERIFIED, and there is no older one. Next: npm run verify -- ${origin}, or take it away: npx wrangler delete --name ${cloudflare.worker}`;
  }
  console.log(`Going back to version ${old} …`);
  try {
    await patiently(patienceMs, abandoned, async () => {
      await cloudflare.promote(old, abandoned);
      const live = await cloudflare.live(abandoned);
      if (live.join() !== old) throw new Error('Cloudflare still serves another version');
    });
  } catch (error) {
    const live = await ask();
    const known = live === null ? `unknown, probably version ${uploaded}` : `version ${live.join(' and ')}`;
    return `NOT BACK: ${reasonOf(error)}.\nLive: ${known}. Next: ${commandFor(old, cloudflare)}`;
  }
  if (before === undefined) {
    return `Live: version ${old} again, says Cloudflare; ${origin} did not answer before. ${again}`;
  }
  try {
    await patiently(patienceMs, abandoned, async () => {
      if ((await servedBy(origin, abandoned)) !== before) throw new Error('it does not serve what it did before');
    });
    return `Live: version ${old} again; ${origin} serves what it did before. ${again}`;
  } catch (error) {
    return `Live: version ${old} again, says Cloudflare, but not at ${origin}: ${reasonOf(error)}. Next: look at its Rules, Workers Routes and DNS, see SECURITY.md`;
  }
}

/**
 * Deploys a version after verifying its preview (the first has none), and goes back if the domain then serves something
 * else. However it ends, the last line says what is live and what to type next.
 *
 * @returns exit code: 0 if the new version is live and verified, or the dry run passed
 */
export async function deploy(deployment: Deployment): Promise<number> {
  const progress: Progress = { isTold: deployment.isDryRun };
  try {
    console.log(await run(deployment, progress));
    return 0;
  } catch (error) {
    const { interrupted } = deployment.interrupts;
    console.log(`\nNot deployed: ${reasonOf(interrupted.aborted ? interrupted.reason : error)}\n`);
    console.log(await conclude(deployment, progress));
    return 1;
  }
}
