import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteConfig } from '../../config/site-config.ts';
import type { Artifact } from '../verify/artifact.ts';
import { ofKind, patiently, type Checks, type Patience } from './checks.ts';
import type { Cloudflare } from './cloudflare.ts';
import { PLACEHOLDER_STATUS } from './placeholder.ts';
import type { Finding } from '../verify/finding.ts';

/** The version to go back to. */
export interface Target {
  id: string;
  /** Its build; null if that is not on this machine. */
  artifact: Artifact | null;
  isPlaceholder: boolean;
}

/** What a rollback needs. */
export interface RollBackDeps {
  site: SiteConfig;
  cloudflare: Cloudflare;
  checks: Checks;
  patience: Patience;
  /** Commit of the running source. Responses of the Worker itself can be compared only with builds of that commit. */
  commit: string;
}

/** Whether this version is the only one live. */
export const isAlone = (live: ReadonlyMap<string, number> | null, id: string): boolean =>
  live?.size === 1 && live.get(id) === 100;

/**
 * Serves an earlier version to all visitors, whatever is live, and makes sure that it is live.
 *
 * @throws what the last attempt threw, if none succeeds while patience lasts
 */
export async function leadTo(
  id: string,
  { cloudflare, patience }: Pick<RollBackDeps, 'cloudflare' | 'patience'>,
  signal: AbortSignal,
): Promise<void> {
  const deadline = performance.now() + patience.forMs;
  for (;;) {
    try {
      if (isAlone(await cloudflare.live(signal), id)) return;
      await cloudflare.promote(id, signal);
      if (isAlone(await cloudflare.live(signal), id)) return;
      throw new Error(`Cloudflare says that it does not serve version ${id} to all visitors`);
    } catch (error) {
      signal.throwIfAborted();
      if (performance.now() + patience.gapMs > deadline) throw error;
    }
    await sleep(patience.gapMs, undefined, { signal });
  }
}

const content = (text: string): Finding => ({ kind: 'content', request: 'GET /', text, visitors: [] });

/** Compares what visitors get with the build of the restored version. @returns null if there is no build */
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
