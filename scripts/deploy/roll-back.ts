import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteConfig } from '../../config/site-config.ts';
import type { Artifact } from '../verify/artifact.ts';
import { ofKind, patiently, type Checks, type Patience } from './checks.ts';
import type { Cloudflare } from './cloudflare.ts';
import { PLACEHOLDER_STATUS } from './placeholder.ts';
import type { Finding } from '../verify/finding.ts';

/** What is gone back to. */
export interface Target {
  id: string;
  /** The build that it was made of; null where it is not on this machine. */
  artifact: Artifact | null;
  isPlaceholder: boolean;
}

/** What going back takes. */
export interface RollBackDeps {
  site: SiteConfig;
  cloudflare: Cloudflare;
  checks: Checks;
  patience: Patience;
  /** Commit of the source that runs; the Worker's own words can be compared with that commit's builds only. */
  commit: string;
}

/** Whether all visitors get this version. */
export const isAlone = (live: ReadonlyMap<string, number> | null, id: string): boolean =>
  live?.size === 1 && live.get(id) === 100;

/**
 * Leads all visitors to an earlier version, whatever is live, and makes sure of it.
 *
 * @throws what the last attempt threw, where it does not succeed while patience lasts
 */
export async function leadTo(id: string, { cloudflare, patience }: RollBackDeps, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + patience.forMs;
  for (;;) {
    try {
      if (isAlone(await cloudflare.live(signal), id)) return;
      await cloudflare.promote(id, signal);
      if (isAlone(await cloudflare.live(signal), id)) return;
      throw new Error(`Cloudflare says that it serves another version than ${id}`);
    } catch (error) {
      signal.throwIfAborted();
      if (performance.now() + patience.gapMs > deadline) throw error;
    }
    await sleep(patience.gapMs, undefined, { signal });
  }
}

const content = (text: string): Finding => ({ kind: 'content', request: 'GET /', text, visitors: [] });

/** Compares what visitors get with the version that was gone back to. @returns null where there is nothing to compare with */
export async function rolledBackFindings(
  { artifact, isPlaceholder }: Omit<Target, 'id'>,
  { site, checks, patience, commit }: RollBackDeps,
  signal: AbortSignal,
): Promise<readonly Finding[] | null> {
  if (isPlaceholder) {
    const ask = async () => {
      const status = await checks.status(site.origin, signal);
      return status === null || status === PLACEHOLDER_STATUS
        ? []
        : [content(`status is ${status}, expected ${PLACEHOLDER_STATUS}`)];
    };
    return patiently(ask, patience, signal);
  }
  if (!artifact) return null;
  const built = { folder: `${artifact.folder}/client`, site, isOlder: artifact.commit !== commit };
  const findings = await patiently(() => checks.site(site.origin, built, [], signal), patience, signal);
  return ofKind(findings, 'content', 'silence');
}
