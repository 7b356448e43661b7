import { join } from 'node:path';
import { WORKER_CONFIG } from './upload-folder.ts';
import { wrangler, WranglerError, type OutputRecord, type WranglerResult } from './wrangler.ts';

/** A version of the Worker in the operator's account. */
export interface Version {
  id: string;
  /** The beginning of its commit, or another label; undefined if it was uploaded by other means. */
  tag?: string;
  /** Time of the upload, as an ISO date. */
  created?: string;
}

export interface Uploaded {
  id: string;
  /** Where it can be seen before it is promoted. */
  previewUrl: string;
}

export interface Limits {
  /** For a query, in milliseconds. */
  askMs: number;
  /** For an upload, in milliseconds. */
  uploadMs: number;
}

const LIMITS: Limits = { askMs: 30_000, uploadMs: 300_000 };

/** Cloudflare's error codes for a Worker that does not exist, as in wrangler's own `isWorkerNotFoundError`. */
const NO_WORKER = [10007, 10090];

const PREVIEWS_OFF =
  'Cloudflare gave no preview URL, so the version cannot be verified before visitors see it. Switch on: Workers & Pages → the Worker → Settings → Domains & Routes → Preview URLs';

function recordOf<Shape>({ records }: WranglerResult, type: string): Shape & OutputRecord {
  const record = records.find((one) => one.type === type);
  if (!record)
    throw new WranglerError(
      `wrangler exited with 0 but wrote no record of the type ${type}. Its format may have changed`,
    );
  return record as Shape & OutputRecord;
}

/** The JSON that a command with `--json` prints, whatever warnings precede it. */
function jsonIn({ stdout }: WranglerResult): unknown {
  const start = stdout.search(/^[[{]/m);
  if (start < 0) throw new WranglerError('wrangler exited with 0 but printed no JSON. Its format may have changed');
  return JSON.parse(stdout.slice(start));
}

const configIn = (folder: string): string[] => ['--config', join(folder, WORKER_CONFIG)];

interface ListedVersion {
  id: string;
  metadata?: { created_on?: string };
  annotations?: Record<string, string>;
}

/**
 * Operates on one Worker through wrangler, and reads the results from wrangler's records. The record `version-deploy`
 * lists versions in a `Map`, which JSON writes as `{}`, so what is live is always queried instead.
 *
 * @param key environment variables with the key to the account, for wrangler only
 */
export function cloudflare(worker: string, key: Readonly<Record<string, string>>, limits: Limits = LIMITS) {
  const run = (args: readonly string[], limitMs: number, signal: AbortSignal) =>
    wrangler([...args, '--name', worker], key, limitMs, signal);

  return {
    worker,

    /** The versions that visitors get now, with their shares in percent; null if there is no such Worker. */
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

    /** The ten newest versions, newest first. */
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

    /** Creates a Worker with neither a domain nor a workers.dev address. @returns its version */
    async create(folder: string, tag: string, signal: AbortSignal): Promise<string> {
      const result = await run(['deploy', ...configIn(folder), '--tag', tag], limits.uploadMs, signal);
      return recordOf<{ version_id: string }>(result, 'deploy').version_id;
    },

    /** Uploads a version that no visitor gets. */
    async upload(folder: string, tag: string, signal: AbortSignal): Promise<Uploaded> {
      const result = await run(['versions', 'upload', ...configIn(folder), '--tag', tag], limits.uploadMs, signal);
      const record = recordOf<{ version_id?: string; preview_url?: string }>(result, 'version-upload');
      if (!record.version_id)
        throw new WranglerError('wrangler uploaded a version but did not name it. Its format may have changed');
      if (!record.preview_url) throw new WranglerError(PREVIEWS_OFF);
      return { id: record.version_id, previewUrl: record.preview_url };
    },

    /** Serves a version to all visitors. */
    async promote(id: string, signal: AbortSignal): Promise<void> {
      recordOf(await run(['versions', 'deploy', `${id}@100%`, '--yes'], limits.askMs, signal), 'version-deploy');
    },

    /** Attaches the domain in the Worker's configuration. Wrangler keeps no record; only requests can prove it. */
    async attachDomain(folder: string, signal: AbortSignal): Promise<void> {
      await run(['triggers', 'deploy', ...configIn(folder)], limits.askMs, signal);
    },
  };
}

export type Cloudflare = ReturnType<typeof cloudflare>;
