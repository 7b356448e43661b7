import http from 'node:http';
import https from 'node:https';

type Port = (hostname: string) => number | null;

const realHttp = http.request;
let portOf: Port = () => null;

function refusal(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' });
}

/** Sends a request to the stand-in, with host and scheme in headers; no request leaves this machine. */
const asker = (scheme: 'http' | 'https') =>
  ((url: URL, options: http.RequestOptions, callback: (response: http.IncomingMessage) => void) => {
    const port = portOf(url.hostname);
    const headers = { ...options.headers, 'x-stand-in-host': url.hostname, 'x-stand-in-scheme': scheme };
    const asked = realHttp(
      new URL(url.pathname + url.search, `http://127.0.0.1:${port ?? 1}`),
      { ...options, headers },
      callback,
    );
    if (port === null) asked.destroy(refusal(url.hostname));
    return asked;
  }) as typeof http.request;

/** Redirects every request of this process to the port that `port` returns for its host; fails where that is null. */
export function lead(port: Port): void {
  portOf = port;
  http.request = asker('http');
  https.request = asker('https');
}

export function forget(): void {
  portOf = () => null;
}
