import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteConfig } from '../../config/site-config.ts';
import type { Built, Carried } from '../verify/expectations.ts';
import type { Finding, FindingKind } from '../verify/finding.ts';
import { request } from '../verify/request.ts';
import { siteReport } from '../verify/site-report.ts';
import { redirectFindings, zoneFindings } from '../verify/zone.ts';

/** What a deployment asks of a site that is served; data, so that the fault matrix can hold each in its hands. */
export interface Checks {
  /** Compares what `origin` serves with a build. */
  site: (origin: string, built: Built, carried: readonly Carried[], signal: AbortSignal) => Promise<readonly Finding[]>;
  /** Opens it in a browser. */
  rendered: (origin: string, signal: AbortSignal) => Promise<readonly Finding[]>;
  /** What the domain does before the site is asked. */
  redirects: (signal: AbortSignal) => Promise<readonly Finding[]>;
  zone: (signal: AbortSignal) => Promise<readonly Finding[]>;
  /** The status with which `origin` answers; null where it does not. */
  status: (origin: string, signal: AbortSignal) => Promise<number | null>;
}

/** The checks that need no browser. */
export const httpChecks = (site: SiteConfig): Omit<Checks, 'rendered'> => ({
  site: async (origin, built, carried, signal) => (await siteReport(origin, built, { carried, signal })).findings,
  redirects: (signal) => redirectFindings(site, signal),
  zone: (signal) => zoneFindings(site, signal),
  status: async (origin, signal) => {
    try {
      return (await request(`${origin}/`, { signal })).status;
    } catch {
      signal.throwIfAborted();
      return null;
    }
  },
});

export const ofKind = (findings: readonly Finding[], ...kinds: FindingKind[]): Finding[] =>
  findings.filter(({ kind }) => kinds.includes(kind));

/** A new version or a new domain takes a while until every machine of the edge has it. */
export interface Patience {
  /** How long to ask again before a finding counts. */
  forMs: number;
  gapMs: number;
}

/** Asks until nothing is found, or patience ends. @returns what the last asking found */
export async function patiently(
  ask: () => Promise<readonly Finding[]>,
  { forMs, gapMs }: Patience,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const deadline = performance.now() + forMs;
  for (;;) {
    const findings = await ask();
    if (ofKind(findings, 'content', 'silence').length === 0 || performance.now() + gapMs > deadline) return findings;
    await sleep(gapMs, undefined, { signal });
  }
}
