import { UserError } from '../lib/user-error.ts';
import { findingLines } from '../verify/finding.ts';
import { visitors } from '../verify/visitors.ts';
import { archived } from './archive.ts';
import type { Cloudflare, Version } from './cloudflare.ts';
import { PLACEHOLDER_TAG } from './placeholder.ts';
import { leadTo, rolledBackFindings, type RollBackDeps } from './roll-back.ts';

const line = ({ id, tag = 'unknown commit', created = '' }: Version, share: number | undefined): string =>
  `  ${id}  ${created.slice(0, 16).padEnd(16)}  ${tag.padEnd(14)}${share === undefined ? '' : `  live${share < 100 ? ` for ${share} %` : ''}`}`;

/** The Worker's versions as lines, the youngest first, with those that visitors get marked. */
export async function listedVersions(cloudflare: Cloudflare, signal: AbortSignal): Promise<string[]> {
  const live = await cloudflare.live(signal);
  if (live === null) return [`There is no Worker "${cloudflare.worker}" yet. Deploy: npm run deploy`];
  const versions = await cloudflare.versions(signal);
  return [
    `Versions of "${cloudflare.worker}", the youngest first:`,
    ...versions.map((version) => line(version, live.get(version.id))),
    'Versions that failed a deployment are among them. To go back to one: npm run rollback -- ID',
  ];
}

/**
 * Leads all visitors to a version and compares what they get with its build, where that is on this machine.
 *
 * @param archiveRoot where the builds are
 * @returns exit code: 0 where they get it
 * @throws UserError where there is no such version
 */
export async function rollBackTo(
  id: string,
  deps: RollBackDeps,
  print: (line: string) => void,
  signal: AbortSignal,
  archiveRoot?: string,
): Promise<number> {
  const { cloudflare, site } = deps;
  const version = (await cloudflare.versions(signal)).find((one) => one.id === id);
  if (!version) throw new UserError(`"${id}" is not one of the ten youngest versions. List them: npm run rollback`);
  const begun = performance.now();
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  await leadTo(id, deps, signal);
  print(`✓ all visitors are led to version ${id} after ${seconds()}`);

  const isPlaceholder = version.tag === PLACEHOLDER_TAG;
  const artifact = isPlaceholder ? null : await archived(id, archiveRoot);
  const findings = await rolledBackFindings({ artifact, isPlaceholder }, deps, signal);
  if (findings === null) {
    const commit = version.tag ?? 'its commit';
    print(`Live now: version ${id}. Its build is not on this machine, so it was not compared.`);
    print(`Next: check ${commit} out, npm run build, npm run verify -- ${site.origin}`);
    return 0;
  }
  if (findings.length === 0) {
    print(`Live now: version ${id}, compared with its build after ${seconds()}.`);
    return 0;
  }
  print(`Live now: version ${id}, and ${site.origin} differs from it:`);
  findingLines(findings, visitors.length).forEach(print);
  print('Next: look at the zone’s rules, Workers Routes and DNS in Cloudflare; see SECURITY.md.');
  return 1;
}
