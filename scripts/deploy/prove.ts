import type { Artifact } from '../verify/artifact.ts';
import type { Carried } from '../verify/expectations.ts';
import { findingLines, type Finding } from '../verify/finding.ts';
import { robots } from '../verify/visitors.ts';
import { ofKind, patiently } from './checks.ts';
import type { Deployment } from './deployment.ts';

/** The served site differs from the build. */
export class Difference extends Error {
  constructor(where: string, findings: readonly Finding[]) {
    super(`${where} differs:\n${lines(findings)}`);
  }
}

/** The version is live, but this machine cannot verify what visitors get, which is no reason to go back. */
export class Unproven extends Error {}

export const MINUTE_MS = 60_000;
const lines = (findings: readonly Finding[]): string => findingLines(findings).join('\n');
/** @throws Difference if there are findings */
export const fail = (where: string, findings: readonly Finding[]): void => {
  if (findings.length > 0) throw new Difference(where, findings);
};

/** Compares the uploaded version with its build, where only the operator sees it. @throws Difference */
export async function verifyPreview(deployment: Deployment, url: string, build: Artifact, carried: readonly Carried[]) {
  const { progress, checks, patience, site } = deployment;
  const built = { folder: `${build.folder}/client`, site };
  await progress.step(`compare the preview ${url}`, 3 * MINUTE_MS, async (signal) => {
    const findings = await patiently(() => checks.site(url, built, carried, signal), patience, signal);
    // The preview's domain is Cloudflare's own: its settings are not the operator's.
    fail(url, ofKind(findings, 'content', 'silence', 'challenge'));
  });
  await progress.step('open the preview in a browser', 5 * MINUTE_MS, async (signal) => {
    fail(url, await checks.rendered(url, signal));
  });
}

/** Compares what visitors get with the build. @throws Difference, or Unproven if that cannot be told */
export async function verifyCanonical(
  deployment: Deployment,
  build: Artifact,
  carried: readonly Carried[],
): Promise<void> {
  const { progress, checks, patience, site } = deployment;
  const built = { folder: `${build.folder}/client`, site };
  const found = await progress.step(`compare ${site.origin}`, 3 * MINUTE_MS, async (signal) => {
    const findings = await patiently(() => checks.site(site.origin, built, carried, signal), patience, signal);
    fail(site.origin, ofKind(findings, 'content'));
    return findings;
  });
  if (ofKind(found, 'silence').length > 0) throw new Unproven(`${site.origin} does not answer:\n${lines(found)}`);
  const challenged = ofKind(found, 'challenge');
  const isRobotsOnly = challenged.every(
    ({ visitors }) => visitors.length > 0 && visitors.every((one) => robots.has(one)),
  );
  if (challenged.length > 0 && isRobotsOnly)
    progress.note(`  The edge challenges robots, which is a setting of the zone:\n${lines(challenged)}`);
  await progress.step('open it in a browser', 5 * MINUTE_MS, async (signal) => {
    fail(site.origin, await checks.rendered(site.origin, signal));
  });
  const redirects = await progress.step('check the domain’s redirects', MINUTE_MS, (signal) => checks.zone(signal));
  const zone = [...ofKind(found, 'zone'), ...redirects];
  if (zone.length > 0) throw new Unproven(`The domain is not set up as required:\n${lines(zone)}`);
  // A page that claims to be a challenge could be anything.
  if (!isRobotsOnly)
    throw new Unproven(`The edge challenges visitors, so what they get cannot be told:\n${lines(challenged)}`);
}
