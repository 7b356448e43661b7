import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePort } from '../lib/server.ts';

/** One request that reached the edge. */
export interface Seen {
  path: string;
  /** Milliseconds since 1970. */
  time: number;
}

export interface Edge {
  origin: string;
  /** All requests so far, in order. */
  log: Seen[];
  stop: () => Promise<void>;
}

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest\+json)|image\/svg)|javascript/;
/** Headers that this server sets itself, or that describe only the connection behind it. */
const OWN_HEADERS = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

interface Reply {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}

/**
 * Acts as a network's edge in front of a local server: it forwards requests, keeps what is immutable, and compresses
 * responses with brotli 11, once for each version of a file, so that site and floor page are served alike. Without the
 * cache, the local server would answer seven requests on the processor that is drawing the page.
 *
 * @param upstream origin of the server behind
 */
export async function startEdge(upstream: string): Promise<Edge> {
  const log: Seen[] = [];
  const compressed = new Map<string, Buffer>();
  const immutable = new Map<string, Reply>();

  async function ask({ method = 'GET', headers }: IncomingMessage, path: string): Promise<Reply> {
    const condition = headers['if-none-match'];
    const reply = await fetch(upstream + path, {
      method,
      headers: { 'accept-encoding': 'identity', ...(condition ? { 'if-none-match': condition } : {}) },
      redirect: 'manual',
    });
    return {
      status: reply.status,
      headers: [...reply.headers].filter(([name]) => !OWN_HEADERS.includes(name)),
      body: Buffer.from(await reply.arrayBuffer()),
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    log.push({ path, time: Date.now() });
    const reply = immutable.get(path) ?? (await ask(request, path));
    const { status, headers, body } = reply;
    const { 'cache-control': cacheControl, 'content-type': type = '', etag } = Object.fromEntries(headers);
    if (status === 200 && request.method === 'GET' && cacheControl?.includes('immutable')) immutable.set(path, reply);
    for (const [name, value] of headers) response.setHeader(name, value);
    response.statusCode = status;
    if (body.length === 0 || !COMPRESSIBLE.test(type)) {
      response.end(body);
      return;
    }
    const version = `${path} ${etag} ${body.length}`;
    if (!compressed.has(version)) {
      compressed.set(version, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    }
    response.setHeader('content-encoding', 'br');
    response.setHeader('vary', 'accept-encoding');
    response.end(compressed.get(version));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 502;
      response.end(String(error));
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, log, stop };
}
