import type { CheckedSite } from '../../config/site-config.ts';
import { configSum } from '../../site-build/documents/seal.ts';
import { UserError } from '../lib/user-error.ts';
import { assertCommitted, type Artifact } from '../verify/artifact.ts';
import { concludeFailure } from './conclude.ts';
import type { Deployment, Ledger } from './deployment.ts';
import { unfinishedWords } from './journal.ts';
import { Difference, fail, MINUTE_MS, Unproven, verifyCanonical, verifyPreview } from './prove.ts';
import { isAlone } from './roll-back.ts';

/** Which versions visitors get, and how many of them. */
const sharesIn = (live: ReadonlyMap<string, number> | null): string =>
  [...(live ?? [])].map(([id, percent]) => `${id} to ${percent} %`).join(' and ') || 'nothing';

/** @throws UserError if the build has another configuration than the one that doctor approved */
function assertConfigured({ folder, config }: Artifact, site: CheckedSite): void {
  if (config === configSum(site)) return;
  throw new UserError(
    `${folder} was built from another configuration than the one that was checked. Run npm run deploy again.`,
  );
}

async function transaction(deployment: Deployment, ledger: Ledger): Promise<void> {
  const { progress, cloudflare, checks, site, localSteps } = deployment;
  const unfinished = deployment.isDryRun ? null : await deployment.journal.unfinished();
  if (unfinished) throw new UserError(unfinishedWords(unfinished));
  for (const { name, limitMs, run } of localSteps) await progress.step(name, limitMs, run);
  const build = await deployment.readBuild();
  assertCommitted(build);
  assertConfigured(build, site);
  ledger.build = build;
  if (deployment.isDryRun) return;

  const live = await progress.step('ask what is live', MINUTE_MS, (signal) => cloudflare.live(signal));
  const isServed =
    (await progress.step(`ask whether ${site.origin} answers`, MINUTE_MS, (signal) =>
      checks.status(site.origin, signal),
    )) !== null;
  if (live === null && isServed && !deployment.takesDomainOver) {
    throw new UserError(
      `${site.origin} answers already, but there is no Worker "${cloudflare.worker}", so another site is there. To replace it: npm run deploy -- --take-over-domain`,
    );
  }
  const target = await progress.step(
    live ? 'find the build that is live' : 'first deployment: create a Worker without a domain',
    6 * MINUTE_MS,
    (signal) => deployment.findTarget(live, signal),
  );
  ledger.target = target;
  ledger.hasDomain = isServed;

  const { folder, carried } = await deployment.prepare(build, target);
  const { id, previewUrl } = await progress.step('upload a version that no visitor gets', 6 * MINUTE_MS, (signal) =>
    cloudflare.upload(folder, build.commit.slice(0, 12), signal),
  );
  ledger.uploaded = id;
  await deployment.keep(build, id, target);
  await verifyPreview(deployment, previewUrl, build, carried);
  const attaches = target.isPlaceholder || !isServed;
  if (!attaches) {
    await progress.step('check the domain’s redirects', MINUTE_MS, async (signal) =>
      fail(site.origin, await checks.redirects(signal)),
    );
  }

  await deployment.journal.begin({ from: target.id, to: id });
  ledger.isPromoting = true;
  await progress.step('promote it to all visitors', 2 * MINUTE_MS, async (signal) => {
    await cloudflare.promote(id, signal);
    const now = await cloudflare.live(signal);
    if (!isAlone(now, id)) throw new Error(`Cloudflare says that it serves ${sharesIn(now)} instead of ${id}`);
  });
  if (attaches) {
    await progress.step(`attach ${site.origin}`, 2 * MINUTE_MS, (signal) => cloudflare.attachDomain(folder, signal));
    ledger.hasDomain = true;
  }
  await verifyCanonical(deployment, build, carried).catch((error: Error) => {
    if (error instanceof Difference || deployment.interrupted.aborted) throw error;
    throw error instanceof Unproven ? error : new Unproven(error.message, { cause: error });
  });
}

/**
 * Deploys as a transaction: visitors get the new version only once its preview has been verified, and the old one again
 * if what they get then differs from the build. At the end, says what is live and what to run next.
 *
 * @returns exit code: 0 if the new version is live and verified, 1 otherwise
 */
export async function deploy(deployment: Deployment): Promise<number> {
  const ledger: Ledger = {};
  try {
    await transaction(deployment, ledger);
  } catch (error) {
    return concludeFailure(error, ledger, deployment);
  }
  if (ledger.isPromoting) await deployment.journal.end();
  const { note } = deployment.progress;
  const { commit } = ledger.build!;
  if (deployment.isDryRun) note(`\nReady: the dry run for ${deployment.site.origin} passed. Nothing was uploaded.`);
  else {
    note(`\nDeployed and verified: ${deployment.site.origin} serves commit ${commit}, version ${ledger.uploaded!}.`);
    note(`To go back: npm run rollback -- ${ledger.target!.id}`);
    (await deployment.record(commit)).forEach(note);
  }
  return 0;
}
