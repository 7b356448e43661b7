import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reply to a request: a JSON-RPC result, an error, raw HTTP, or none. */
export type Reply =
  | { result: unknown }
  | { error: { code: number; message: string }; status?: number }
  | { status: number; body: string }
  | 'never';

/** A stand-in for a chain's node on loopback, which replies as `replyTo` says. Its URL has a user, a password and a key. */
export async function standInChain(
  replyTo: (method: string, params: unknown[], headers: IncomingHttpHeaders) => Reply,
): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    const reply = replyTo(String(method), params as unknown[], request.headers);
    if (reply === 'never') return;
    if ('body' in reply) return response.writeHead(reply.status, { Location: '/elsewhere' }).end(reply.body);
    const { status = 200, ...rest } = 'error' in reply ? reply : { ...reply, status: 200 };
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ jsonrpc: '2.0', id, ...rest }));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://jo%40me:pass-word@127.0.0.1:${port}/key-in-the-path?key=in-the-query`, stop };
}
