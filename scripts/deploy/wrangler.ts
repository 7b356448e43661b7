import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { builtWorkerConfig } from '../../site-build/documents/dist.ts';
import { run } from '../lib/run.ts';

/** The configuration for an upload, in wrangler's own folder, which git ignores. */
const UPLOAD_CONFIG = '.wrangler/upload.json';
/** A Worker with a longer name gets no preview URLs: their label has at most 63 letters, version included. */
const MAX_LENGTH = 54;

/** The Worker's name in the operator's account: the site's host with hyphens for dots, so that each site has its own. */
export const workerName = (host: string): string => host.replaceAll('.', '-').slice(0, MAX_LENGTH).replace(/-+$/, '');

/**
 * Writes the configuration for the upload: the built one with the Worker's name, domain and previews, and without an
 * address on workers.dev. @returns its path
 */
export async function writeUploadConfig(host: string): Promise<string> {
  const file = builtWorkerConfig();
  const built = JSON.parse(await readFile(file, 'utf8')) as { main: string; assets: { directory: string } };
  const fromHere = (path: string) => relative(dirname(UPLOAD_CONFIG), join(dirname(file), path));
  const config = {
    ...built,
    name: workerName(host),
    main: fromHere(built.main),
    assets: { ...built.assets, directory: fromHere(built.assets.directory) },
    routes: [{ pattern: host, custom_domain: true }],
    workers_dev: false,
    preview_urls: true,
  };
  await writeFile(UPLOAD_CONFIG, `${JSON.stringify(config)}\n`);
  return UPLOAD_CONFIG;
}

/** Cloudflare's codes for a Worker that does not exist, as in wrangler's `isWorkerNotFoundError`. */
const NO_WORKER: readonly unknown[] = [10007, 10090];
const LIMIT_MS = 180_000;
/** Keeps wrangler from asking questions and sending statistics. */
const QUIET = { CI: '1', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' };

/** One line of the file at `WRANGLER_OUTPUT_FILE_PATH`. */
type OutputRecord = Readonly<Record<string, unknown>>;

/**
 * Controls one Worker through the wrangler on the PATH, reading its records and JSON, never its prose.
 *
 * @param key environment variables with the account's key, for wrangler only
 */
export function cloudflare(worker: string, key: Readonly<Record<string, string>>) {
  /** @throws in wrangler's own words, with Cloudflare's error code as the cause; the signal's reason if it is aborted */
  async function wrangler(args: readonly string[], signal?: AbortSignal) {
    signal?.throwIfAborted();
    const what = `wrangler ${args.slice(0, 2).join(' ')}`;
    const limit = AbortSignal.timeout(LIMIT_MS);
    const folder = await mkdtemp(join(tmpdir(), 'wrangler-output-'));
    const file = join(folder, 'records.ndjson');
    try {
      const { code, text, stdout } = await run('wrangler', [...args, '--name', worker], {
        env: { ...key, ...QUIET, WRANGLER_OUTPUT_FILE_PATH: file },
        output: 'pipe',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      signal?.throwIfAborted();
      if (limit.aborted) throw new Error(`${what} did not end within ${LIMIT_MS / 1000} s`);
      const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
      const records = lines.map((line) => JSON.parse(line) as OutputRecord);
      if (code === 0) return { records, stdout };
      // Its record has no notes, and those are where Cloudflare says why.
      const words = stripVTControlCharacters(text)
        .trim()
        .replaceAll(/\n\s*\n/g, '\n');
      const { code: cause } = records.find(({ type }) => type === 'command-failed') ?? {};
      throw new Error(`${what} failed. ${words ? `It says:\n${words}` : 'It gives no reason.'}`, { cause });
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  /** Runs a command that makes a version. @returns the version's ID and preview URL */
  async function made(type: string, args: readonly string[], signal?: AbortSignal) {
    const { records } = await wrangler(args, signal);
    const { version_id: id, preview_url: preview } = records.find((record) => record.type === type) ?? {};
    if (typeof id !== 'string') throw new Error('wrangler named no version: its records may have changed');
    return { id, preview: typeof preview === 'string' ? preview : null };
  }

  return {
    worker,

    /** The command that serves a version to everybody, for the operator to type. */
    commandFor: (id: string): string => `npx wrangler versions deploy ${id}@100% --name ${worker}`,

    /** The IDs of the versions that visitors get: usually one; none if there is no such Worker. */
    async live(signal?: AbortSignal): Promise<readonly string[]> {
      try {
        const { stdout } = await wrangler(['deployments', 'status', '--json'], signal);
        const { versions } = JSON.parse(stdout.slice(stdout.search(/^\{/m))) as { versions: { version_id: string }[] };
        return versions.map(({ version_id: id }) => id);
      } catch (error) {
        if (error instanceof Error && NO_WORKER.includes(error.cause)) return [];
        throw error;
      }
    },

    /** Creates the Worker and attaches its domain. */
    create: (config: string, tag: string) => made('deploy', ['deploy', '--config', config, '--tag', tag]),

    /** Uploads a version that no visitor gets. */
    upload: (config: string, tag: string, signal: AbortSignal) =>
      made('version-upload', ['versions', 'upload', '--config', config, '--tag', tag], signal),

    /** Serves a version to everybody. */
    promote: async (id: string): Promise<void> => void (await wrangler(['versions', 'deploy', `${id}@100%`, '--yes'])),

    /** Leads the domain to the Worker. */
    attachDomain: async (config: string): Promise<void> =>
      void (await wrangler(['triggers', 'deploy', '--config', config])),
  };
}

export type Cloudflare = ReturnType<typeof cloudflare>;
