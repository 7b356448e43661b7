import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { asLabel } from '../../site-build/checks/urls.ts';
import { builtWorkerConfig } from '../../site-build/documents/dist.ts';
import { UserError } from '../lib/command.ts';
import type { run } from '../lib/run.ts';

/** The configuration for an upload, in wrangler's own folder, which git ignores. */
const UPLOAD_CONFIG = '.wrangler/upload.json';
/** Cloudflare's codes for a Worker that does not exist, as in wrangler's `isWorkerNotFoundError`. */
const NO_WORKER: readonly unknown[] = [10007, 10090];
const LIMIT_MS = 180_000;
/** Keeps wrangler from asking questions and sending statistics. */
const QUIET = { CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' };

/**
 * Writes the configuration for the upload: the built one with the Worker's name, previews and `domains`, and without an
 * address on workers.dev. @returns its path
 */
async function writeUploadConfig(host: string, domains: readonly string[]): Promise<string> {
  const file = builtWorkerConfig();
  const built = JSON.parse(await readFile(file, 'utf8')) as { main: string; assets: { directory: string } };
  const fromHere = (path: string) => relative(dirname(UPLOAD_CONFIG), join(dirname(file), path));
  const config = {
    ...built,
    name: asLabel(host),
    main: fromHere(built.main),
    assets: { ...built.assets, directory: fromHere(built.assets.directory) },
    routes: domains.map((pattern) => ({ pattern, custom_domain: true })),
    workers_dev: false,
    preview_urls: true,
  };
  await writeFile(UPLOAD_CONFIG, `${JSON.stringify(config)}\n`);
  return UPLOAD_CONFIG;
}

const NO_ID = 'wrangler named no version: its records may have changed';
const NO_PREVIEW =
  'Cloudflare gave the version no preview, so nobody can look at it before visitors do. Switch on: Workers & Pages → the Worker → Settings → Domains & Routes → Preview URLs';

/** One line of the file at `WRANGLER_OUTPUT_FILE_PATH`. */
type OutputRecord = Readonly<Record<string, unknown>>;

/** A text in the record that a command leaves of the version it made. @throws with `remedy` if it has none */
function recorded(records: readonly OutputRecord[], type: string, field: string, remedy: string): string {
  const value = records.find((record) => record.type === type)?.[field];
  if (typeof value !== 'string') throw new UserError(remedy);
  return value;
}

/** What a command with `--json` prints, after what else it may say. */
const jsonIn = (stdout: string): unknown => JSON.parse(stdout.slice(stdout.search(/^\{/m)));

/** Controls the Worker of the site at `host` through wrangler, reading its records and JSON, never its prose. */
export function cloudflare(host: string, runs: typeof run) {
  // Each site in an account has a Worker of its own.
  const worker = asLabel(host);

  /** @throws in wrangler's own words, with Cloudflare's error code as the cause */
  async function wrangler(...args: string[]) {
    const what = `wrangler ${args.slice(0, 2).join(' ')}`;
    const signal = AbortSignal.timeout(LIMIT_MS);
    const folder = await mkdtemp(join(tmpdir(), 'wrangler-output-'));
    const file = join(folder, 'records.ndjson');
    try {
      const env = { ...QUIET, WRANGLER_OUTPUT_FILE_PATH: file };
      const words = [...args, '--name', worker];
      const { code, text, stdout } = await runs('wrangler', words, { env, output: 'pipe', signal });
      if (signal.aborted) throw new UserError(`${what} did not end within ${LIMIT_MS / 1000} s`);
      const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
      const records = lines.map((line) => JSON.parse(line) as OutputRecord);
      if (code === 0) return { records, stdout };
      // Its record has no notes, and those are where Cloudflare says why.
      const said = stripVTControlCharacters(text).trim() || '(nothing)';
      const { code: cause } = records.find(({ type }) => type === 'command-failed') ?? {};
      throw new UserError(`${what} failed. It says:\n${said}`, { cause });
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  return {
    /** For the operator to type. */
    commandFor: (id: string): string => `npm run wrangler -- versions deploy ${id}@100% --name ${worker}`,

    /** The IDs of the versions that visitors get: usually one; none if there is no such Worker. */
    async live(): Promise<readonly string[]> {
      try {
        const { stdout } = await wrangler('deployments', 'status', '--json');
        const { versions } = jsonIn(stdout) as { versions: { version_id: string }[] };
        return versions.map(({ version_id: id }) => id);
      } catch (error) {
        if (error instanceof UserError && NO_WORKER.includes(error.cause)) return [];
        throw error;
      }
    },

    /** The tag of a version, which begins the name of its commit; undefined if it was uploaded without one. */
    async tagOf(id: string): Promise<string | undefined> {
      const { stdout } = await wrangler('versions', 'view', id, '--json');
      return (jsonIn(stdout) as { annotations?: Record<string, string> }).annotations?.['workers/tag'];
    },

    /** Creates the Worker from the build, where nobody reaches it. @returns its version's ID */
    async create(tag: string): Promise<string> {
      const config = await writeUploadConfig(host, []);
      const { records } = await wrangler('deploy', '--config', config, '--tag', tag);
      return recorded(records, 'deploy', 'version_id', NO_ID);
    },

    /**
     * Uploads the build as a version that no visitor gets.
     *
     * @param alias name of a preview that later versions take over
     * @throws UserError if it has no preview
     */
    async upload(tag: string, alias?: string): Promise<{ id: string; preview: string }> {
      const config = await writeUploadConfig(host, [host]);
      const options = ['--tag', tag, ...(alias ? ['--preview-alias', alias] : [])];
      const { records } = await wrangler('versions', 'upload', '--config', config, ...options);
      const field = (name: string, remedy: string) => recorded(records, 'version-upload', name, remedy);
      return {
        id: field('version_id', NO_ID),
        preview: field(alias ? 'preview_alias_url' : 'preview_url', NO_PREVIEW),
      };
    },

    promote: async (id: string): Promise<void> => void (await wrangler('versions', 'deploy', `${id}@100%`, '--yes')),

    /** Leads the domain to the Worker, after an upload. */
    attachDomain: async (): Promise<void> => void (await wrangler('triggers', 'deploy', '--config', UPLOAD_CONFIG)),
  };
}

export type Cloudflare = ReturnType<typeof cloudflare>;
