import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** A server that acts as a network's edge in front of a local one. */
export interface Edge {
  origin: string;
  /** Path and size of each answer so far, in bytes as sent. */
  sent: { path: string; bytes: number }[];
  stop: () => void;
}

/** What the edge sends by itself. */
const OWN = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];
const COMPRESSIBLE = /^text\/|javascript|json|svg/;

/**
 * Keeps every answer of `upstream`, compressed with brotli 11, so that two builds are served alike and the local server
 * takes no processor time from the page.
 *
 * @param change what becomes of a document
 */
export async function startEdge(upstream: string, change = (html: string) => html): Promise<Edge> {
  const kept = new Map<string, { status: number; headers: [string, string][]; etag: string | null; body: Buffer }>();
  const sent: Edge['sent'] = [];

  async function ask(path: string) {
    const answer = await fetch(upstream + path, { headers: { 'accept-encoding': 'identity' }, redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    let body: Buffer = Buffer.from(await answer.arrayBuffer());
    if (type.startsWith('text/html')) body = Buffer.from(change(body.toString()));
    const headers = [...answer.headers].filter(([name]) => !OWN.includes(name));
    if (COMPRESSIBLE.test(type)) {
      body = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      headers.push(['content-encoding', 'br']);
    }
    return { status: answer.status, headers, etag: answer.headers.get('etag'), body };
  }

  const server = createServer(async ({ url: path = '/', headers: asked }, response) => {
    const answer = kept.get(path) ?? (await ask(path));
    kept.set(path, answer);
    const isKnown = answer.etag !== null && asked['if-none-match'] === answer.etag;
    const body = isKnown ? Buffer.alloc(0) : answer.body;
    sent.push({ path, bytes: body.length });
    response.writeHead(isKnown ? 304 : answer.status, answer.headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent, stop };
}
