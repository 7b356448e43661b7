import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { run } from '../../scripts/lib/run.ts';
import { startServer } from '../../scripts/lib/server.ts';

/** The origins under which the site is served. */
export interface Origins {
  site: string;
  /** With a policy that allows no scripts. */
  scriptless: string;
  /** With another script in each file than its integrity allows. */
  tampered: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    origins: Origins;
  }
}

/** Serves the site at `upstream` with its answers changed. */
async function serveChanged(upstream: string, change: (headers: Headers, body: Buffer, path: string) => Buffer) {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(upstream + url, { headers: { 'accept-encoding': 'identity' } });
    const headers = new Headers(answer.headers);
    for (const name of ['connection', 'content-length', 'keep-alive', 'transfer-encoding']) headers.delete(name);
    const body = change(headers, Buffer.from(await answer.arrayBuffer()), url);
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() };
}

/** Builds the site, and serves it until the tests have ended. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  const { code } = await run('vite', ['build', '--logLevel', 'warn']);
  if (code !== 0) throw new Error('The site was not built.');
  const site = await startServer();
  const scriptless = await serveChanged(site.origin, (headers, body) => {
    headers.set('content-security-policy', "script-src 'none'");
    return body;
  });
  const tampered = await serveChanged(site.origin, (_, body, path) =>
    path.endsWith('.js') ? Buffer.from('window.tampered = true;') : body,
  );
  provide('origins', { site: site.origin, scriptless: scriptless.origin, tampered: tampered.origin });
  return async () => {
    scriptless.stop();
    tampered.stop();
    await site.stop();
  };
}
