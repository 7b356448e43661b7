import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Account, type StandInWorker, type WranglerOutcome } from './account.ts';
import { forget, lead } from './network.ts';
import { removeVersions } from './served-version.ts';

/** A response before it is sent to a visitor, which faults may change. */
export interface Sent {
  status: number;
  headers: Headers;
  body: Buffer;
  /** A `Link` header that is sent ahead of the answer. */
  early?: string;
}

/** Where a request arrived. */
export interface Arrival {
  isPreview: boolean;
  path: string;
  userAgent: string;
  version: string;
  request: IncomingMessage;
}

/** Faults planted between Cloudflare and the operator; undefined for none. */
export interface Faults {
  /** Changes a response on its way. */
  tamper?: (sent: Sent, arrival: Arrival) => void;
  /** Answers a wrangler command instead of the account; undefined lets it pass, and `hang` never answers. */
  wrangler?: (command: string, args: readonly string[]) => WranglerOutcome | 'hang' | 'wrong version' | undefined;
  /** Whether a request without TLS is answered instead of redirected to https. */
  plainHttp?: (request: IncomingMessage) => boolean;
  /** Further headers of the redirect to https. */
  redirect?: Readonly<Record<string, string>>;
  /** What `www` does; by default the name does not exist. */
  www?: 'second site' | 'redirect' | 'elsewhere' | 'silent';
  /** Hosts whose connections fail. */
  unreachable?: RegExp;
}

/** Cloudflare on the loopback interface: an account for wrangler, and an edge for visitors. */
export class StandIn {
  readonly account = new Account();
  readonly faults: Faults = {};
  /** Versions that were verified before a visitor could get them. */
  readonly verified = new Set<string>();
  /** Versions that visitors got without any verification. */
  readonly unverifiedVisits: string[] = [];
  /** Another site at the domain, before this one is attached. */
  formerSite: string | null = null;
  private answered = 0;
  private readonly server: Server;
  readonly host: string;

  private constructor(host: string, server: Server) {
    this.host = host;
    this.server = server;
  }

  static async start(host: string): Promise<StandIn> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const standIn = new StandIn(host, server);
    server.on('request', (request, response) => void standIn.take(request, response));
    const { port } = server.address() as AddressInfo;
    lead((hostname) => (standIn.isKnown(hostname) ? port : null));
    process.env.STAND_IN = `http://127.0.0.1:${port}/`;
    return standIn;
  }

  async stop(): Promise<void> {
    forget();
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
    await removeVersions();
  }

  /** Whether a host name resolves and accepts connections. */
  private isKnown(hostname: string): boolean {
    if (this.faults.unreachable?.test(hostname)) return false;
    if (hostname === this.host) return this.formerSite !== null || this.attached() !== undefined;
    if (hostname === `www.${this.host}`) return this.faults.www !== undefined;
    return hostname.endsWith('.operator.workers.dev');
  }

  private attached(): StandInWorker | undefined {
    return [...this.account.workers.values()].find(({ domains }) => domains.has(this.host));
  }

  /** The Worker whose name a preview's host holds. */
  private previewed(host: string): StandInWorker | undefined {
    return [...this.account.workers].find(([name]) => host.slice('12345678-'.length).startsWith(`${name}.`))?.[1];
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = request.headers['x-stand-in-host'];
    if (host === undefined) return this.takeCommand(request, response);
    // Processes of their own learn from the connection what this one is told before it asks.
    if (!this.isKnown(String(host)) || (this.faults.www === 'silent' && String(host).startsWith('www.'))) {
      return void request.destroy();
    }
    const sent = await this.answer(request, String(host));
    // The edge compresses text. One response in eight is enough to prove that bodies are decompressed.
    if (
      /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') &&
      !sent.headers.has('Content-Encoding') &&
      sent.body.length > 0 &&
      ++this.answered % 8 === 0
    ) {
      sent.body = gzipSync(sent.body, { level: 1 });
      sent.headers.set('Content-Encoding', 'gzip');
    }
    if (sent.early !== undefined) response.writeEarlyHints({ link: sent.early });
    response.writeHead(sent.status, [...sent.headers].flat());
    response.end(request.method === 'HEAD' ? undefined : sent.body);
  }

  private async takeCommand(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { args, token } = (await new Response(request as never).json()) as { args: string[]; token?: string };
    this.account.tokens.add(token);
    const planted = this.faults.wrangler?.(args.slice(0, 2).join(' '), args);
    if (planted === 'hang') return;
    const outcome = typeof planted === 'object' ? planted : await this.account.run(args);
    if (planted === 'wrong version') {
      const worker = [...this.account.workers.values()][0]!;
      worker.live = [...worker.versions.keys()][0]!;
    }
    response.end(JSON.stringify(outcome));
  }

  private async answer(request: IncomingMessage, host: string): Promise<Sent> {
    const isSecure = request.headers['x-stand-in-scheme'] === 'https';
    const origin = `https://${this.host}`;
    const edge = { Server: 'cloudflare', 'CF-Ray': '9d0c1a2b3c4d5e6f-FRA' };
    const redirect = (location: string) => ({
      status: 301,
      headers: new Headers({ ...edge, ...this.faults.redirect, Location: location }),
      body: Buffer.alloc(0),
    });
    const isWww = host === `www.${this.host}`;
    if (isWww && this.faults.www === 'redirect') return redirect(`${origin}/`);
    if (isWww && this.faults.www === 'elsewhere') return redirect('https://drainer.test/');
    if (!isSecure && !this.faults.plainHttp?.(request)) return redirect(`https://${host}${request.url!}`);

    const isPreview = host.endsWith('.workers.dev');
    const worker = isPreview ? this.previewed(host) : this.attached();
    if (!worker) return { status: 200, headers: new Headers(edge), body: Buffer.from(this.formerSite!) };
    const id = isPreview ? [...worker.versions.keys()].find((key) => host.startsWith(key.slice(0, 8)))! : worker.live;
    if (!isPreview && !this.verified.has(id)) this.unverifiedVisits.push(id);
    const { method, url } = request;
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      name.startsWith('x-stand-in') || name === 'host' || name === 'connection'
        ? []
        : [[name, String(value)] as [string, string]],
    );
    const made = await worker.versions.get(id)!.answer(new Request(`https://${host}${url!}`, { method, headers }));
    const sent = {
      status: made.status,
      headers: new Headers(made.headers),
      body: Buffer.from(await made.arrayBuffer()),
    };
    for (const [name, value] of Object.entries(edge)) sent.headers.set(name, value);
    const path = new URL(url!, origin).pathname;
    const userAgent = request.headers['user-agent'] ?? '';
    this.faults.tamper?.(sent, { isPreview, path, version: id, userAgent, request });
    return sent;
  }
}
