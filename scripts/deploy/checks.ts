import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteConfig } from '../../config/site-config.ts';
import type { Built, Carried } from '../verify/expectations.ts';
import type { Finding, FindingKind } from '../verify/finding.ts';
import { request } from '../verify/request.ts';
import { siteReport } from '../verify/site-report.ts';
import { redirectFindings, zoneFindings } from '../verify/zone.ts';

/** The checks of a served site, passed to a deployment as data, so that tests can replace each. */
export interface Checks {
  /** Compares what `origin` serves with a build. */
  site: (origin: string, built: Built, carried: readonly Carried[], signal: AbortSignal) => Promise<readonly Finding[]>;
  /** Opens `origin` in a browser. */
  rendered: (origin: string, signal: AbortSignal) => Promise<readonly Finding[]>;
  /** Checks what the domain does with requests before they reach the Worker. */
  redirects: (signal: AbortSignal) => Promise<readonly Finding[]>;
  zone: (signal: AbortSignal) => Promise<readonly Finding[]>;
  /** Returns the status with which `origin` answers; null if it does not. */
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

/** A new version or domain takes a while to reach every machine of the edge. */
export interface Patience {
  /** How long to repeat a check before its findings count. */
  forMs: number;
  gapMs: number;
}

/** Repeats a check until it finds nothing or patience ends. @returns the last findings */
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
