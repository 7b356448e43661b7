import { findingLines } from '../verify/finding.ts';
import { leadTo, rolledBackFindings, type Target } from './roll-back.ts';
import { NotReady } from './not-ready.ts';
import { Unproven } from './prove.ts';
import type { Deployment, Ledger } from './deployment.ts';

const nameOf = ({ id, isPlaceholder }: Target): string => (isPlaceholder ? `the placeholder (${id})` : `version ${id}`);

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Says what is live if nothing was promoted. */
function untouched({ target, uploaded }: Ledger, { site }: Deployment): string[] {
  const live = target ? `${nameOf(target)}, as before` : 'what it served before; nothing was uploaded';
  return [
    `Live now: ${site.origin} serves ${live}.`,
    ...(uploaded ? [`No visitor gets the uploaded version ${uploaded}; you can leave it.`] : []),
    'Next: correct that, then npm run deploy',
  ];
}

/** Goes back to the target and says how far that succeeded. */
async function undo(ledger: Ledger, deployment: Deployment): Promise<string[]> {
  const { site, cloudflare, checks, patience, progress, abandoned, journal } = deployment;
  const target = ledger.target!;
  const deps = { site, cloudflare, checks, patience, commit: ledger.build!.commit };
  const begun = performance.now();
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  progress.note(`  Going back to ${nameOf(target)} …`);
  try {
    await leadTo(target.id, deps, abandoned);
  } catch (error) {
    const live = await cloudflare.live(abandoned).catch(() => null);
    const known = live ? `version ${[...live.keys()].join(' and ')}` : `unknown, probably version ${ledger.uploaded!}`;
    return [
      `NOT ROLLED BACK after ${seconds()}: ${reason(error)}`,
      `Live now: ${known}. Version ${ledger.uploaded!} was verified on its preview.`,
      `Next, as soon as Cloudflare can be reached: npm run rollback -- ${target.id}`,
    ];
  }
  await journal.end();
  progress.note(`✓ all visitors get ${nameOf(target)} again after ${seconds()}`);
  if (!ledger.hasDomain)
    return [
      `Live now: ${nameOf(target)}; ${site.origin} is not attached yet.`,
      'Next: correct that, then npm run deploy',
    ];
  const findings = await rolledBackFindings(target, deps, abandoned).catch((error: unknown) => reason(error));
  const next = 'Next: correct what differed, then npm run deploy';
  if (findings === null)
    return [`Live now: ${nameOf(target)}. Its build is not on this machine, so it was not compared.`, next];
  if (typeof findings === 'string') return [`Live now: ${nameOf(target)}, not compared: ${findings}`, next];
  if (findings.length === 0) return [`Live now: ${nameOf(target)}, rolled back and verified after ${seconds()}.`, next];
  return [
    `Live now: ${nameOf(target)} after ${seconds()}, and ${site.origin} still differs from it. Something between the Worker and visitors changes what they get:`,
    ...findingLines(findings),
    'Next: look at the zone’s rules, Workers Routes and DNS in Cloudflare; see SECURITY.md.',
  ];
}

/**
 * Says why a deployment stopped, undoes it if the version was already promoted, and says what is live now and what to
 * run next.
 *
 * @returns exit code
 */
export async function concludeFailure(error: unknown, ledger: Ledger, deployment: Deployment): Promise<number> {
  const { note } = deployment.progress;
  const { origin } = deployment.site;
  if (!ledger.isPromoting) {
    note(`\nNot deployed: ${reason(error)}\n`);
    untouched(ledger, deployment).forEach(note);
  } else if (error instanceof Unproven) {
    await deployment.journal.end();
    note(`\nDeployed but not verified: ${error.message}\n`);
    note(`Live now: ${origin} serves version ${ledger.uploaded!}, which was verified on its preview.`);
    note(`Next: npm run verify -- ${origin}`);
    note(`To go back: npm run rollback -- ${ledger.target!.id}`);
    (await deployment.record(ledger.build!.commit)).forEach(note);
  } else {
    note(`\nNot deployed: ${reason(error)}\n`);
    (await undo(ledger, deployment)).forEach(note);
  }
  return error instanceof NotReady ? error.exitCode : 1;
}
