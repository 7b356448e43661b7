import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** A server's answer to one request. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Decompressed. */
  body: Buffer;
}

interface Question {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** Per request, including the wait for a free connection. */
const TIMEOUT_MS = 60_000;
const PARALLEL = { maxSockets: 16 };
const agents = { http: new http.Agent(PARALLEL), https: new https.Agent(PARALLEL) };

const decoders = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['deflate', inflateSync],
]);

/**
 * Makes one request without following redirects. `fetch` would add headers that distinguish it from a browser.
 *
 * @throws if there is no complete answer in time, the certificate is not valid, or the body cannot be decoded
 */
export function request(url: string, { method = 'GET', headers = {}, signal }: Question = {}): Promise<Answer> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const options = { method, headers, signal: signal ? AbortSignal.any([signal, limit]) : limit };
  const asked = url.startsWith('https:')
    ? https.request(url, { ...options, agent: agents.https })
    : http.request(url, { ...options, agent: agents.http });
  return new Promise((resolve, reject) => {
    asked.on('response', (response) => {
      const received = new Headers();
      for (const [name, values = []] of Object.entries(response.headersDistinct)) {
        for (const value of values) received.append(name, value);
      }
      const decode = decoders.get(received.get('content-encoding') ?? '');
      buffer(response)
        .then((bytes) => (decode && bytes.length > 0 ? decode(bytes) : bytes))
        .then((body) => resolve({ status: response.statusCode!, headers: received, body }))
        .catch(reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
