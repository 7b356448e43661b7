import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitable } from '../../config/routes.ts';
import { serve, type Server } from '../lib/serve.ts';
import { builtWorkerConfig, CLIENT } from '../../site-build/documents/dist.ts';
import { filesBelow } from '../../site-build/files.ts';
import { temporaryFolder } from './lib/project.ts';

/** What a Worker answers that stands in for ours, so that each request that reaches it can be told. */
const REACHED = 'the Worker was asked';
const folder = temporaryFolder();
let server: Server;

beforeAll(async () => {
  const built = JSON.parse(await readFile(builtWorkerConfig(), 'utf8')) as { assets: object };
  const assets = { ...built.assets, directory: resolve(CLIENT) };
  const config = join(folder, 'wrangler.json');
  await writeFile(join(folder, 'worker.js'), `export default { fetch: () => new Response('${REACHED}') };`);
  await writeFile(config, JSON.stringify({ ...built, main: 'worker.js', assets }));
  const address = ['--ip', '127.0.0.1', '--port', '0', '--inspector-port', '0'];
  server = await serve(['wrangler', 'dev', '--config', config, ...address]);
});
afterAll(() => server.stop());

/** Requests a path as a first and as a later visit does. @returns those requests that the Worker would answer */
async function workerRequests(path: string): Promise<string[]> {
  const first = await fetch(server.origin + path);
  const headers = { 'If-None-Match': first.headers.get('etag') ?? '""' };
  const later = await fetch(server.origin + path, { headers });
  const bodies = [await first.text(), await later.text()];
  return bodies.flatMap((body, at) => (body === REACHED ? [`${path}, visit ${at + 1}`] : []));
}

test('a visit of every page with all its files costs no Worker request, neither the first nor a later one', async () => {
  const files = (await filesBelow(CLIENT)).filter((file) => file !== '_headers' && !/\.html$|^\.assets/.test(file));
  const paths = [...visitable.map(({ path }) => path), ...files.map((file) => `/${file}`)];
  const asked = await Promise.all(paths.map(workerRequests));
  expect(asked.flat()).toEqual([]);
});

test('each request for a page that does not exist costs a Worker request', async () => {
  expect(await workerRequests('/nobody')).toHaveLength(2);
});
