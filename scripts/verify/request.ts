import http from 'node:http';
import https from 'node:https';
import type { TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

/** A server's answer to one request. */
export interface Answer {
  status: number;
  /** By lower-case name; the values of a repeated header are joined with commas. */
  headers: ReadonlyMap<string, string>;
  /** Decompressed, as far as that is possible. */
  body: Buffer;
  /** Why the body could not be decompressed; a browser may know how to. */
  undecodable?: string;
  /** Answers that came before this one, such as `103 link: …`, which browsers act upon. */
  early: readonly string[];
  /** Size of the body as transferred, in bytes. */
  transferred: number;
  /** When the server's certificate expires, in milliseconds since 1970; undefined without TLS. */
  certificateEnds?: number;
}

export interface Question {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

const TIMEOUT_MS = 20_000;
/** No file of the site is this large, so a larger body may be an attempt to fill this machine's memory. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

const decoders: Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (!encoding || encoding === 'identity' || bytes.length === 0) return bytes;
  const decode = decoders[encoding];
  if (!decode) throw new Error(`unknown Content-Encoding ${encoding}`);
  return decode(bytes, { maxOutputLength: MAX_BODY_BYTES });
}

function headersOf(raw: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]!.toLowerCase();
    const earlier = headers.get(name);
    headers.set(name, earlier === undefined ? raw[index + 1]! : `${earlier}, ${raw[index + 1]!}`);
  }
  return headers;
}

/** Makes one request; the body stays compressed. */
function ask(url: string, { method = 'GET', headers = {}, signal }: Question = {}): Promise<Answer> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const options = { method, headers, agent: false, signal: signal ? AbortSignal.any([signal, limit]) : limit };
  return new Promise((resolve, reject) => {
    const client = url.startsWith('https:') ? https : http;
    const early: string[] = [];
    const asked = client.request(new URL(url), options, (response) => {
      const chunks: Buffer[] = [];
      let transferred = 0;
      response.on('data', (chunk: Buffer) => {
        transferred += chunk.length;
        if (transferred > MAX_BODY_BYTES) response.destroy(new Error('the body is larger than 32 MiB'));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        const { valid_to: ends } = (response.socket as TLSSocket).getPeerCertificate?.() ?? {};
        resolve({
          status: response.statusCode!,
          headers: headersOf(response.rawHeaders),
          body: Buffer.concat(chunks),
          early,
          transferred,
          certificateEnds: ends ? Date.parse(ends) : undefined,
        });
      });
    });
    asked.on('information', ({ statusCode, rawHeaders }) => {
      const lines = [...headersOf(rawHeaders)].map(([name, value]) => `${name}: ${value}`);
      early.push([statusCode, ...lines].join(' '));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/**
 * Makes one request, on a new connection, and follows no redirect. `fetch` cannot imitate a given browser, because it
 * adds its own request headers, and it hides how a body was compressed.
 *
 * @throws if there is no complete answer within 20 s, or the certificate is not valid
 */
export async function request(url: string, question: Question = {}): Promise<Answer> {
  const answer = await ask(url, question);
  try {
    return { ...answer, body: decoded(answer.body, answer.headers.get('content-encoding')) };
  } catch (error) {
    return { ...answer, undecodable: (error as Error).message };
  }
}

/** Codes of the errors with which TLS refuses a certificate: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const CERTIFICATE = /CERT|SIGNATURE|^CRL_|^HOSTNAME_MISMATCH$|^INVALID_(?:CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$/;

/** Says what is wrong with the server's certificate, if that is why there was no answer, or null. */
export function certificateFault(error: unknown): string | null {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return CERTIFICATE.test(code) ? message : null;
}

/** Says why there was no answer. */
export function reasonOf(error: unknown): string {
  const { message, code, name } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || (error as { cause?: Error }).cause?.name === 'TimeoutError') return 'none within 20 s';
  return message || code || String(error);
}
