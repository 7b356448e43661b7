import { createServer } from 'node:http';
import { freePort } from '../lib/port.ts';

/** Set on the root element by a tampered script that runs. */
export const MARK = 'data-tampered';

/** Passes the site on, except that it changes scripts on their way. */
export interface TamperingProxy {
  origin: string;
  /** Changes the scripts whose path matches, from now on; null for none. */
  tamper: (paths: RegExp | null) => void;
  /** Returns how many tampered scripts were sent since the last call of `tamper`. */
  sent: () => number;
  stop: () => Promise<void>;
}

/** Starts the proxy in front of the site at `target`. Tampered scripts begin with a line that sets `MARK`. */
export async function startTampering(target: string): Promise<TamperingProxy> {
  let paths: RegExp | null = null;
  let count = 0;
  const server = createServer(async (request, response) => {
    const upstream = await fetch(target + request.url!, { headers: { 'accept-encoding': 'identity' } });
    const headers = new Headers(upstream.headers);
    // The browser would keep an intact script for a year.
    headers.set('cache-control', 'no-store');
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag']) {
      headers.delete(name);
    }
    let body = Buffer.from(await upstream.arrayBuffer());
    if (paths?.test(request.url!)) {
      count += 1;
      body = Buffer.concat([Buffer.from(`document.documentElement.setAttribute('${MARK}','');`), body]);
    }
    response.writeHead(upstream.status, Object.fromEntries(headers)).end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${port}`,
    tamper: (next) => {
      paths = next;
      count = 0;
    },
    sent: () => count,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
