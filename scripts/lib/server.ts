import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { damageTo } from '../../site-build/documents/seal.ts';
import { builtWorkerConfig, DIST } from '../../site-build/documents/staging.ts';
import { assertFree } from './port.ts';
import { UserError } from './command.ts';
import { request } from './request.ts';

export interface Server {
  /** The first of `origins`. */
  origin: string;
  /** Where a browser reaches it: `http://localhost:PORT`, unless that leads elsewhere, and `http://127.0.0.1:PORT`. */
  origins: readonly string[];
  port: number;
  stop: () => Promise<void>;
}

const HOST = '127.0.0.1';

/** The body of a page; null if nothing answers. */
const bodyOf = (url: string): Promise<Buffer | null> =>
  request(url, { headers: { accept: 'text/html' } }).then(
    ({ body }) => body,
    () => null,
  );

/**
 * Returns a new server with the origins that lead to it.
 *
 * @param isOurs whether a request to an origin reaches this server rather than another program
 * @throws UserError if none does
 */
async function reached(
  port: number,
  stop: () => Promise<void>,
  isOurs: (origin: string) => Promise<boolean>,
): Promise<Server> {
  const candidates = [`http://localhost:${port}`, `http://${HOST}:${port}`];
  const ours = await Promise.all(candidates.map(isOurs));
  const origins = candidates.filter((_, index) => ours[index]);
  if (origins[0]) return { origin: origins[0], origins, port, stop };
  await stop();
  throw new UserError(`The server does not answer on port ${port}. Try another, such as PORT=${port + 1}.`);
}

/**
 * Serves the build of the project in `root` on the loopback interface, in a workerd that ends with this process.
 *
 * @param port 0 lets the system choose
 * @throws UserError if the build is damaged, or a browser could not reach the server
 */
export async function startServer(port = 0, root = '.'): Promise<Server> {
  if (port !== 0) await assertFree(port);
  const dist = join(root, DIST);
  const damage = await damageTo(dist);
  if (damage !== null) throw new UserError(damage);
  const { main, workerOptions } = workerOptionsOf(builtWorkerConfig(root));
  const modules = [{ type: 'ESModule' as const, path: main! }];
  const log = new Log(LogLevel.WARN);
  const options = convertV4MiniflareOptions({ ...workerOptions, modules, host: HOST, port, cf: false, log });
  const page = await readFile(join(dist, 'client/index.html'));
  const runtime = new Miniflare(options);
  const url = await runtime.ready.catch(async (error: unknown) => {
    // Another server may have taken the port in the meantime.
    if (port !== 0) await assertFree(port);
    throw error;
  });
  const isOurs = async (origin: string) => (await bodyOf(`${origin}/`))?.equals(page) ?? false;
  return reached(Number(url.port), () => runtime.dispose(), isOurs);
}

/** Starts the development server on that interface. @throws UserError if a browser could not reach it */
export async function startDevServer(port: number): Promise<Server> {
  if (port !== 0) await assertFree(port);
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { host: HOST, port, strictPort: true }, clearScreen: false });
  await vite.listen();
  const http = vite.httpServer!;
  return reached((http.address() as AddressInfo).port, vite.close, async (origin) => {
    const path = `/?${randomUUID()}`;
    let arrived = false;
    http.on('request', ({ url }) => (arrived ||= url === path));
    await bodyOf(origin + path);
    return arrived;
  });
}
