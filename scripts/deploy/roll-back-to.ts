import { UserError } from '../lib/user-error.ts';
import { findingLines } from '../verify/finding.ts';
import { archived } from './archive.ts';
import type { Cloudflare, Version } from './cloudflare.ts';
import type { Deployment } from './deployment.ts';
import { journal, unfinishedWords } from './journal.ts';
import { PLACEHOLDER_TAG } from './placeholder.ts';
import { leadTo, rolledBackFindings, type RollBackDeps } from './roll-back.ts';

const line = ({ id, tag = 'unknown commit', created = '' }: Version, share: number | undefined): string =>
  `  ${id}  ${created.slice(0, 16).padEnd(16)}  ${tag.padEnd(14)}${share === undefined ? '' : `  live${share < 100 ? ` for ${share} %` : ''}`}`;

/** The Worker's versions as lines, newest first, with the live ones marked. */
export async function listedVersions(
  cloudflare: Cloudflare,
  signal: AbortSignal,
  archiveRoot?: string,
): Promise<string[]> {
  const live = await cloudflare.live(signal);
  if (live === null) return [`There is no Worker "${cloudflare.worker}" yet. Deploy: npm run deploy`];
  const [versions, unfinished] = [await cloudflare.versions(signal), await journal(archiveRoot).unfinished()];
  return [
    `Versions of "${cloudflare.worker}", newest first:`,
    ...versions.map((version) => line(version, live.get(version.id))),
    'The list includes versions whose deployment failed. To go back to one: npm run rollback -- ID',
    ...(unfinished ? ['', unfinishedWords(unfinished)] : []),
  ];
}

/**
 * Serves a version to all visitors and compares what they get with its build, if that is on this machine.
 *
 * @param archiveRoot folder of the builds
 * @returns exit code: 0 if visitors get the version
 * @throws UserError if there is no such version
 */
export async function rollBackTo(
  id: string,
  deps: RollBackDeps & Pick<Deployment, 'record'>,
  print: (line: string) => void,
  signal: AbortSignal,
  archiveRoot?: string,
): Promise<number> {
  const { cloudflare, site } = deps;
  const version = (await cloudflare.versions(signal)).find((one) => one.id === id);
  if (!version) throw new UserError(`"${id}" is not one of the ten newest versions. List them: npm run rollback`);
  const begun = performance.now();
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  await leadTo(id, deps, signal);
  print(`✓ all visitors get version ${id} after ${seconds()}`);

  const isPlaceholder = version.tag === PLACEHOLDER_TAG;
  const artifact = isPlaceholder ? null : await archived(id, archiveRoot);
  const findings = await rolledBackFindings({ artifact, isPlaceholder }, deps, signal);
  if (!findings?.length) await journal(archiveRoot).end();
  // Whatever they get now, this version is the one that they are meant to get.
  (await deps.record(version.tag ?? '')).forEach(print);
  if (findings === null) {
    const commit = version.tag ?? 'its commit';
    print(`Live now: version ${id}. Its build is not on this machine, so it was not compared.`);
    print(`Next: check out ${commit}, npm run build, npm run verify -- ${site.origin}`);
    return 0;
  }
  if (findings.length === 0) {
    print(`Live now: version ${id}, compared with its build after ${seconds()}.`);
    return 0;
  }
  print(`Live now: version ${id}, but ${site.origin} differs from it:`);
  findingLines(findings).forEach(print);
  print('Next: check the zone’s rules, Workers Routes and DNS in Cloudflare; see SECURITY.md.');
  return 1;
}
