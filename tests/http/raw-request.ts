import { Agent, request, type IncomingMessage } from 'node:http';

/** Room for a redirect with a long query. */
const MAX_HEADER_BYTES = 64 * 1024;

export interface RawRequest {
  method: string;
  /** The request target, sent unchanged. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

export interface RawResponse {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

async function collect(message: IncomingMessage): Promise<RawResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const headers = new Map(Object.entries(message.headersDistinct).map(([name, values]) => [name, values!.join(' | ')]));
  return { status: message.statusCode!, headers, body: Buffer.concat(chunks) };
}

/**
 * Sends one request over HTTP/1.1 without normalising anything: no URL parsing, no redirect followed, no header added
 * but `Host`. Values of a repeated header are joined with a bar.
 */
export function rawRequest(
  port: number,
  { method, path, headers, body }: RawRequest,
  agent = new Agent(),
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers, agent, maxHeaderSize: MAX_HEADER_BYTES },
      (message) => collect(message).then(resolve, reject),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
