import { createServer } from 'node:http';
import { freePort } from '../lib/port.ts';
import { LAST_LOAD_KEY, UPDATE_SHOWN_KEY } from '../../src/loader/session-keys.ts';
import { withholdReact } from './withhold-react.ts';

/** Those that no longer apply to what is sent on, and those that would block the added script. */
const DROPPED = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'content-security-policy',
  'integrity-policy',
];

/** A visitor who has seen the loader and the development update, on whose pages React waits. */
const script = `<script>
  for (const key of ['${LAST_LOAD_KEY}', '${UPDATE_SHOWN_KEY}']) sessionStorage.setItem(key, '1');
  (${withholdReact})();
</script>`;

/** Serves the site at `upstream` with `withholdReact` in every document, because not every driver can add a script. */
export async function withheldSite(upstream: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(upstream + request.url, { method: request.method! }).catch(() => null);
    // A browser asks once more when a connection ends, as the site's server ends idle ones.
    if (!answer) return void response.destroy();
    const headers = new Headers(answer.headers);
    for (const name of DROPPED) headers.delete(name);
    const body = Buffer.from(await answer.arrayBuffer());
    const isDocument = headers.get('content-type')?.startsWith('text/html');
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(isDocument ? body.toString().replace('<head>', () => `<head>${script}`) : body);
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
