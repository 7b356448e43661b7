import { setTimeout as sleep } from 'node:timers/promises';
import { deploy as deployWith, type Tools } from '../../scripts/deploy/deployment.ts';
import { request } from '../../scripts/lib/request.ts';
import { run } from '../../scripts/lib/run.ts';
import { listen, type Server } from '../../scripts/lib/serve.ts';
import { loadSite } from '../../site-build/site-file/load.ts';

export const OLD = '0ld00000-0000-4000-8000-000000000001';
export const NEW = 'new00000-0000-4000-8000-000000000002';
export const COMMIT = '0123456789abcdef0123456789abcdef01234567';

/** A Cloudflare account with one Worker, its domain and its previews, on the loopback interface. */
export class Account {
  /** The version that everybody gets; null if there is no Worker. */
  live: string | null = OLD;
  /** What it was told so far. */
  readonly calls: string[] = [];
  /** Called before a call has an effect, and may throw instead. */
  before: (call: string) => void | Promise<void> = () => {};
  /** Called after a call has had its effect. */
  after: (call: string) => void = () => {};
  /** What a version serves, by whether it is asked for on its preview; null is no answer. */
  serve: (version: string | null, isPreview: boolean) => string | null = (version) => version && `site ${version}`;
  origin = '';
  preview: string | null = null;
  private readonly servers: Server[] = [];

  async start(): Promise<void> {
    this.origin = await this.listen(() => this.live, false);
    this.preview = await this.listen(() => NEW, true);
  }

  stop(): void {
    for (const server of this.servers) void server.stop();
  }

  private async listen(version: () => string | null, isPreview: boolean): Promise<string> {
    const server = await listen((_, response) => {
      const body = this.serve(version(), isPreview);
      if (body === null) response.destroy();
      else response.end(body);
    });
    this.servers.push(server);
    return server.origin;
  }

  private async told<Result>(call: string, effect: () => Result): Promise<Result> {
    this.calls.push(call);
    await this.before(call);
    const result = effect();
    this.after(call);
    return result;
  }

  /**
   * Deploys to this account without the parts that take minutes: tests, build, the comparison of every file, and the
   * browser.
   */
  tools(others: Partial<Tools> = {}): Tools {
    return {
      loadSite: async () => ({ ...(await loadSite()), origin: this.origin }),
      currentCommit: () => ({ name: COMMIT, date: '2026-01-02T12:00:00Z', strays: [] }),
      doctorReport: async () => ({ lines: [], code: 0, site: null }),
      askChains: async () => ({ outcome: 'confirmed', lines: [] }),
      run: async () => ({ code: 0, text: '', stdout: '' }),
      readBuild: async (site) => ({ client: 'dist/client', site, commit: COMMIT }),
      writeUploadConfig: async () => '.wrangler/upload.json',
      cloudflare: (_, { CLOUDFLARE_API_TOKEN: token }) => ({
        worker: 'its-worker',
        commandFor: (id) => `the command for ${id}`,
        live: () => this.told('ask', () => (this.live === null ? [] : [this.live])),
        create: () => this.told(`create with ${token}`, () => ({ id: (this.live = NEW), preview: null })),
        upload: () => this.told(`upload with ${token}`, () => ({ id: NEW, preview: this.preview })),
        promote: (id) => this.told(`promote ${id}`, () => void (this.live = id)),
        attachDomain: () => this.told('attach the domain', () => {}),
      }),
      // A single answer; `verify.test.ts` tests the whole comparison.
      async compare(origin, _, signal) {
        const body = await request(origin, { signal }).then(
          (answer) => String(answer.body),
          () => null,
        );
        signal?.throwIfAborted();
        if (body === null) return { outcome: 'unknown', lines: ['  no answer'] };
        if (body === `site ${NEW}`) return { outcome: 'same', lines: [] };
        return { outcome: 'different', lines: ['  the bytes are not those that were built'] };
      },
      patienceMs: 0,
      ...others,
    };
  }
}

/**
 * In place of deployment.ts in a process of its own, which signals reach (see hooks.ts): deploys to an account in this
 * process, where `npm` is the command that the environment variable NPM names.
 */
export async function deploy(words: readonly string[], key: Record<string, string>, interrupted: AbortSignal) {
  const account = new Account();
  // As long as wrangler takes; a signal arrives meanwhile.
  account.before = (call) => (call.startsWith('promote') ? sleep(500) : undefined);
  await account.start();
  const { NPM } = process.env;
  const tools = account.tools(NPM ? { run: (_, args, options) => run(NPM, args, options) } : {});
  const code = await deployWith(words, key, interrupted, tools);
  account.stop();
  return code;
}
