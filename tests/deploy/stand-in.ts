import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export const OLD = '0ld00000-0000-4000-8000-000000000001';
export const NEW = 'new00000-0000-4000-8000-000000000002';

/** What a wrangler command writes. */
interface Outcome {
  code?: number;
  record?: object;
  stdout?: string;
}

const failed = (message: string, code?: number): Outcome => ({
  code: 1,
  record: { type: 'command-failed', version: 1, code, message },
});

/** Failures, as wrangler 4.155 records them. */
export const NO_LOGIN = failed('In a non-interactive environment, it’s necessary to set a CLOUDFLARE_API_TOKEN');
export const NETWORK_LOST = failed('fetch failed');

/** A Cloudflare account with one Worker, its domain and its previews, on the loopback interface. */
export class StandIn {
  /** The version that everybody gets; null if there is no Worker. */
  live: string | null = OLD;
  /** Wrangler's commands so far, without the Worker's name. */
  readonly calls: string[] = [];
  readonly tokens = new Set<string | undefined>();
  /** Called before a command has an effect; may answer in its place, or never. */
  before: (call: string) => Outcome | 'hang' | void = () => {};
  /** Called after a command has had its effect. */
  after: (call: string) => void = () => {};
  /** What a version serves, by whether it is asked for on its preview. */
  serve: (version: string | null, isPreview: boolean) => string | null = (version) => version && `site ${version}`;
  origin = '';
  preview = '';
  /** The port that the stand-in for wrangler connects to. */
  control = '';
  private readonly servers: (Server | HttpServer)[] = [];
  private readonly sockets = new Set<Socket>();

  async start(): Promise<void> {
    const site = (version: () => string | null, isPreview: boolean) =>
      createHttpServer((_, response) => {
        const body = this.serve(version(), isPreview);
        if (body === null) response.destroy();
        else response.end(body);
      });
    this.control = await this.listen(createServer((socket) => void this.command(socket)));
    this.origin = `http://127.0.0.1:${await this.listen(site(() => this.live, false))}`;
    this.preview = `http://127.0.0.1:${await this.listen(site(() => NEW, true))}`;
  }

  stop(): void {
    for (const server of this.servers) server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private async listen(server: Server | HttpServer): Promise<string> {
    this.servers.push(server);
    server.on('connection', (socket: Socket) => this.sockets.add(socket));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return String((server.address() as AddressInfo).port);
  }

  private async command(socket: Socket): Promise<void> {
    socket.on('error', () => {});
    const lines = createInterface(socket)[Symbol.asyncIterator]();
    const args = (await lines.next()).value as string;
    this.tokens.add((await lines.next()).value as string);
    const call = args.replace(' --name its-worker', '');
    this.calls.push(call);
    const planted = this.before(call);
    if (planted === 'hang') return;
    const { code = 0, record, stdout = '' } = planted ?? this.effect(call);
    socket.end(`${code}\n${record ? JSON.stringify(record) : ''}\n${stdout}`);
    this.after(call);
  }

  private effect(call: string): Outcome {
    const [, promoted] = /^versions deploy (\S+)@100% --yes$/.exec(call) ?? [];
    if (call === 'deployments status --json') {
      if (this.live === null) return failed('This Worker does not exist on your account.', 10007);
      const versions = [{ version_id: this.live, percentage: 100 }];
      return { stdout: `${JSON.stringify({ id: 'deployment', versions }, null, 2)}\n` };
    }
    if (/^versions upload --config \S+ --tag \w+$/.test(call)) {
      return { record: { type: 'version-upload', version: 1, version_id: NEW, preview_url: this.preview } };
    }
    if (/^deploy --config \S+ --tag \w+$/.test(call)) {
      this.live = NEW;
      return { record: { type: 'deploy', version: 1, version_id: NEW, targets: [] } };
    }
    if (promoted) {
      this.live = promoted;
      return { record: { type: 'version-deploy', version: 1, version_traffic: {} } };
    }
    if (/^triggers deploy --config \S+$/.test(call)) return {};
    return failed(`the stand-in does not know "${call}"`);
  }
}
