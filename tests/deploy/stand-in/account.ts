import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { loadVersion, type ServedVersion } from './served-version.ts';

/** What the stand-in for wrangler writes to its streams and its record file, and its exit code. */
export interface WranglerOutcome {
  records: object[];
  stdout: string;
  stderr: string;
  code: number;
}

/** A Worker in the account. */
export interface StandInWorker {
  versions: Map<string, ServedVersion & { tag?: string; created: string }>;
  /** The version that visitors get. */
  live: string;
  domains: Set<string>;
}

const ended = (records: object[], stdout = ''): WranglerOutcome => ({ records, stdout, stderr: '', code: 0 });

/** What wrangler 4.155 writes when Cloudflare refuses: a record, and a message on the error stream. */
export const failed = (message: string, code?: number): WranglerOutcome => ({
  records: [{ type: 'command-failed', version: 1, code, message }],
  stdout: '',
  stderr: `✘ [ERROR] ${message}\n`,
  code: 1,
});

const notFound = () => failed('A request to the Cloudflare API failed.', 10007);

/** More than wrangler lists. */
const LISTED = 10;

/** Cloudflare's side of one account, as wrangler's commands change it. */
export class Account {
  readonly workers = new Map<string, StandInWorker>();
  /** Commands in order of arrival, without the options common to all. */
  readonly commands: string[] = [];
  readonly tokens = new Set<string | undefined>();

  async run(args: readonly string[]): Promise<WranglerOutcome> {
    const option = (name: string) => args[args.indexOf(name) + 1]!;
    const name = option('--name');
    const worker = this.workers.get(name);
    const words = args.filter((word) => !word.startsWith('--')).slice(0, 2);
    const command = words[0] === 'deploy' ? 'deploy' : words.join(' ');
    this.commands.push(command);
    const session = { type: 'wrangler-session', version: 1, wrangler_version: '4.155.0', command_line_args: args };
    const outcome = await this.command(command, name, worker, option, args);
    return { ...outcome, records: [session, ...outcome.records] };
  }

  private async command(
    command: string,
    name: string,
    worker: StandInWorker | undefined,
    option: (name: string) => string,
    args: readonly string[],
  ): Promise<WranglerOutcome> {
    const common = { version: 1, worker_name: name, worker_tag: 'tag-of-the-worker', worker_name_overridden: false };
    if (command === 'deploy') {
      const id = randomUUID();
      const made = worker ?? { versions: new Map(), live: id, domains: new Set<string>() };
      made.versions.set(id, { ...(await this.load(option)), tag: option('--tag'), created: new Date().toISOString() });
      made.live = id;
      this.workers.set(name, made);
      return ended([{ type: 'deploy', ...common, version_id: id, targets: [] }]);
    }
    if (!worker) {
      return command === 'versions upload'
        ? failed(
            'You cannot upload a new version of a Worker that does not yet exist. Please run the `deploy` command first.',
          )
        : notFound();
    }
    if (command === 'versions upload') {
      const id = randomUUID();
      worker.versions.set(id, {
        ...(await this.load(option)),
        tag: option('--tag'),
        created: new Date().toISOString(),
      });
      const preview_url = `https://${id.slice(0, 8)}-${name}.operator.workers.dev`;
      return ended([{ type: 'version-upload', ...common, version_id: id, preview_url }]);
    }
    if (command === 'versions deploy') {
      const [id] = args[2]!.split('@');
      if (!worker.versions.has(id!)) return notFound();
      worker.live = id!;
      // Wrangler passes a Map to JSON.stringify here, which writes `{}`.
      return ended([{ type: 'version-deploy', ...common, deployment_id: randomUUID(), version_traffic: {} }]);
    }
    if (command === 'deployments status') {
      return ended(
        [],
        JSON.stringify({ id: randomUUID(), versions: [{ version_id: worker.live, percentage: 100 }] }, null, 2),
      );
    }
    if (command === 'versions list') {
      const listed = [...worker.versions].slice(-LISTED).map(([id, { tag, created }]) => ({
        id,
        metadata: { created_on: created, source: 'wrangler' },
        annotations: { 'workers/tag': tag, 'workers/triggered_by': 'version_upload' },
      }));
      return ended([], JSON.stringify(listed, null, 2));
    }
    if (command === 'triggers deploy') {
      const { routes } = JSON.parse(readFileSync(option('--config'), 'utf8')) as { routes: { pattern: string }[] };
      worker.domains = new Set(routes.map(({ pattern }) => pattern));
      return ended([]);
    }
    return failed(`Unknown arguments: ${command}`);
  }

  private load(option: (name: string) => string): Promise<ServedVersion> {
    return loadVersion(resolve(dirname(option('--config'))));
  }
}
