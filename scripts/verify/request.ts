import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** A server's answer to one request. */
export interface Answer {
  status: number;
  /** By lower-case name; the values of a repeated header are joined with commas. */
  headers: ReadonlyMap<string, string>;
  /** Decompressed. */
  body: Buffer;
  /** Answers that came before this one, such as `103 link: …`, which browsers act upon. */
  early: readonly string[];
}

interface Question {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

const TIMEOUT_MS = 15_000;
/** No file of the site is nearly as large, so a larger body can only be meant to fill this machine's memory. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

const decoders: Readonly<Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (!encoding || encoding === 'identity' || bytes.length === 0) return bytes;
  const decode = decoders[encoding];
  if (!decode) throw new Error(`its Content-Encoding is ${encoding}`);
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

/**
 * Makes one request on a connection of its own, and follows no redirect. `fetch` would add headers by which a server
 * could tell it from a browser.
 *
 * @throws if there is no complete answer within 15 s, the certificate is not valid, or the body cannot be decoded
 */
export function request(url: string, { method = 'GET', headers = {}, signal }: Question = {}): Promise<Answer> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const options = { method, headers, agent: false, signal: signal ? AbortSignal.any([signal, limit]) : limit };
  return new Promise((resolve, reject) => {
    const early: string[] = [];
    const asked = (url.startsWith('https:') ? https : http).request(new URL(url), options, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_BODY_BYTES) response.destroy(new Error('its body is larger than 32 MiB'));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        const received = headersOf(response.rawHeaders);
        try {
          const body = decoded(Buffer.concat(chunks), received.get('content-encoding'));
          resolve({ status: response.statusCode!, headers: received, body, early });
        } catch (error) {
          reject(new Error(`the body cannot be decoded: ${(error as Error).message}`));
        }
      });
    });
    asked.on('information', ({ statusCode, rawHeaders }) => {
      early.push([statusCode, ...[...headersOf(rawHeaders)].map(([name, value]) => `${name}: ${value}`)].join(' '));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Says why there was no answer. */
export function reasonOf(error: unknown): string {
  const { message, code, name, cause } = error as NodeJS.ErrnoException & { cause?: Error };
  if (name === 'TimeoutError' || cause?.name === 'TimeoutError') return 'it did not come in time';
  return message || code || String(error);
}

/** Somebody who opens the site, with the headers that their browser sends. */
export interface Visitor {
  name: string;
  headers: Readonly<Record<string, string>>;
}

/** The headers of a navigation: from the address bar, or through a link on another site. */
const navigation = (site: 'none' | 'cross-site') => ({
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': site,
  'Sec-Fetch-User': '?1',
  'Upgrade-Insecure-Requests': '1',
});

/**
 * A server that shows a checker one page and its victims another tells them apart by these headers. The victims of a
 * token's site come from posts on X and Telegram, whose apps open links in browsers of their own.
 */
export const visitors: readonly Visitor[] = [
  {
    name: 'Chrome on a desktop',
    headers: {
      'User-Agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      'Accept-Language': 'en-US,en;q=0.9',
      'Sec-CH-UA': '"Chromium";v="156", "Google Chrome";v="156", "Not-A.Brand";v="24"',
      'Sec-CH-UA-Mobile': '?0',
      'Sec-CH-UA-Platform': '"Windows"',
      ...navigation('none'),
    },
  },
  {
    name: 'X’s in-app browser',
    headers: {
      'User-Agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Twitter for iPhone/11.40',
      'Accept-Language': 'es-ES,es;q=0.9',
      Referer: 'https://t.co/',
      ...navigation('cross-site'),
    },
  },
  {
    name: 'Telegram’s in-app browser',
    headers: {
      'User-Agent':
        'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/156.0.0.0 Mobile Safari/537.36 Telegram-Android/12.0',
      'Accept-Language': 'ru-RU,ru;q=0.9,en;q=0.8',
      'X-Requested-With': 'org.telegram.messenger',
      ...navigation('cross-site'),
    },
  },
];
