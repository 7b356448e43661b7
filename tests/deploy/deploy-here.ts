import { resolve } from 'node:path';
import { deploy } from '../../scripts/deploy/deployment.ts';
import type { Interrupts } from '../../scripts/lib/signals.ts';
import { cloudflare } from '../../scripts/deploy/wrangler.ts';
import { request } from '../../scripts/lib/request.ts';
import { loadSite } from '../../site-build/site-file/load.ts';
import { NEW, type StandIn } from './stand-in.ts';

export interface Circumstances {
  isDryRun?: boolean;
  takesDomainOver?: boolean;
  commit?: string;
  /** The outcome of the steps before the upload. */
  prepare?: () => string | void;
  /** The origin at which the browser finds a fault. */
  browserRefuses?: string;
  patienceMs?: number;
}

/** Compares a single answer; `verify.test.ts` tests the whole comparison. */
async function compare(origin: string, _: unknown, signal: AbortSignal) {
  const body = await request(origin, { signal }).then(
    (answer) => String(answer.body),
    () => null,
  );
  signal.throwIfAborted();
  if (body === null) return { outcome: 'unknown', lines: ['  no answer'] } as const;
  if (body === `site ${NEW}`) return { outcome: 'same', lines: [] } as const;
  return { outcome: 'different', lines: ['  the bytes are not those that were built'] } as const;
}

/**
 * Deploys to the stand-in without the parts that take minutes: tests, build, the comparison of every file, and the
 * browser. Everything else is the real code; it runs the stand-in for wrangler on the PATH.
 */
export function deployTo(
  { origin, control }: Pick<StandIn, 'origin' | 'control'>,
  interrupts: Interrupts,
  { isDryRun = false, takesDomainOver = false, prepare, commit, browserRefuses, patienceMs = 0 }: Circumstances = {},
): Promise<number> {
  const PATH = `${resolve('tests/deploy/bin')}:${process.env.PATH}`;
  return deploy({
    origin,
    isDryRun,
    takesDomainOver,
    command: 'npm run deploy -- --its-options',
    steps: { 'the steps before the upload': async () => prepare?.() },
    readBuild: async () => ({
      client: 'dist/client',
      site: await loadSite(),
      commit: commit ?? '0123456789abcdef0123456789abcdef01234567',
    }),
    writeConfig: async () => '.wrangler/upload.json',
    cloudflare: cloudflare('its-worker', { CLOUDFLARE_API_TOKEN: 'the key', STAND_IN: control, PATH }),
    compare,
    async openInBrowser(opened) {
      if (opened === browserRefuses) throw new Error('the copied address is another one');
    },
    patienceMs,
    interrupts,
  });
}
