import { join } from 'node:path';
import { WORKER_CONFIG } from './upload-folder.ts';
import { wrangler, WranglerError, type OutputRecord, type WranglerResult } from './wrangler.ts';

/** A version of the Worker in the operator's account. */
export interface Version {
  id: string;
  /** The beginning of its commit, or what else tells it apart; undefined where it was uploaded by other means. */
  tag?: string;
  /** When it was uploaded, as an ISO date. */
  created?: string;
}

export interface Uploaded {
  id: string;
  /** Where it can be seen before anyone is led to it. */
  previewUrl: string;
}

export interface Limits {
  /** For one question to Cloudflare, in milliseconds. */
  askMs: number;
  /** For an upload. */
  uploadMs: number;
}

const LIMITS: Limits = { askMs: 30_000, uploadMs: 300_000 };

/** Cloudflare's numbers for a Worker that does not exist: wrangler's own `isWorkerNotFoundError` knows these two. */
const NO_WORKER = [10007, 10090];

const PREVIEWS_OFF =
  'Cloudflare gave no preview URL, so the version cannot be verified before visitors see it. Switch on: Workers & Pages → the Worker → Settings → Domains & Routes → Preview URLs';

function recordOf<Shape>({ records }: WranglerResult, type: string): Shape & OutputRecord {
  const record = records.find((one) => one.type === type);
  if (!record) throw new WranglerError(`wrangler ended well and wrote no record of the type ${type}`);
  return record as Shape & OutputRecord;
}

/** The JSON that a command with `--json` prints, whatever warnings precede it. */
function jsonIn({ stdout }: WranglerResult): unknown {
  const start = stdout.search(/^[[{]/m);
  if (start < 0) throw new WranglerError('wrangler ended well and printed no JSON');
  return JSON.parse(stdout.slice(start));
}

const configIn = (folder: string): string[] => ['--config', join(folder, WORKER_CONFIG)];

interface ListedVersion {
  id: string;
  metadata?: { created_on?: string };
  annotations?: Record<string, string>;
}

/**
 * What is done to one Worker, through wrangler and by its records. `version-deploy` names the versions in a `Map`, which
 * JSON writes as `{}`: what is live is asked for and never taken from it.
 *
 * @param key environment for wrangler alone: the key to the account
 */
export function cloudflare(worker: string, key: Readonly<Record<string, string>>, limits: Limits = LIMITS) {
  const run = (args: readonly string[], limitMs: number, signal: AbortSignal) =>
    wrangler([...args, '--name', worker], key, limitMs, signal);

  return {
    worker,

    /** The versions that visitors get now, with their shares in percent; null where there is no such Worker. */
    async live(signal: AbortSignal): Promise<ReadonlyMap<string, number> | null> {
      try {
        const result = await run(['deployments', 'status', '--json'], limits.askMs, signal);
        const { versions } = jsonIn(result) as { versions: { version_id: string; percentage: number }[] };
        return new Map(versions.map(({ version_id: id, percentage }) => [id, percentage]));
      } catch (error) {
        if (error instanceof WranglerError && NO_WORKER.includes(Number(error.code))) return null;
        throw error;
      }
    },

    /** The ten youngest versions, the youngest first. */
    async versions(signal: AbortSignal): Promise<Version[]> {
      const listed = jsonIn(await run(['versions', 'list', '--json'], limits.askMs, signal)) as ListedVersion[];
      return listed
        .map(({ id, metadata, annotations }) => ({
          id,
          tag: annotations?.['workers/tag'],
          created: metadata?.created_on,
        }))
        .toReversed();
    },

    /** Makes a Worker that has neither a domain nor a workers.dev address. @returns its version */
    async create(folder: string, tag: string, signal: AbortSignal): Promise<string> {
      const result = await run(['deploy', ...configIn(folder), '--tag', tag], limits.uploadMs, signal);
      return recordOf<{ version_id: string }>(result, 'deploy').version_id;
    },

    /** Uploads a version that no visitor gets. */
    async upload(folder: string, tag: string, signal: AbortSignal): Promise<Uploaded> {
      const result = await run(['versions', 'upload', ...configIn(folder), '--tag', tag], limits.uploadMs, signal);
      const record = recordOf<{ version_id?: string; preview_url?: string }>(result, 'version-upload');
      if (!record.version_id) throw new WranglerError('wrangler uploaded a version and did not name it');
      if (!record.preview_url) throw new WranglerError(PREVIEWS_OFF);
      return { id: record.version_id, previewUrl: record.preview_url };
    },

    /** Leads all visitors to a version. */
    async promote(id: string, signal: AbortSignal): Promise<void> {
      recordOf(await run(['versions', 'deploy', `${id}@100%`, '--yes'], limits.askMs, signal), 'version-deploy');
    },

    /** Gives the Worker the domain that its configuration names. It writes no record; visitors' answers prove it. */
    async attachDomain(folder: string, signal: AbortSignal): Promise<void> {
      await run(['triggers', 'deploy', ...configIn(folder)], limits.askMs, signal);
    },
  };
}

export type Cloudflare = ReturnType<typeof cloudflare>;
