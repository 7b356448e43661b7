import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readArtifact } from '../../scripts/verify/artifact.ts';
import { edgeTraces } from '../../scripts/verify/edge-traces.ts';
import { startServer, freePort, type Server } from '../../scripts/lib/server.ts';
import { command } from '../build/lib/command.ts';
import { workerFolder } from './stand-in/served-version.ts';

/** Changes a response on its way through the proxy; returns the new body, or undefined to keep it. */
type Tamper = (path: string, body: Buffer) => Buffer | undefined;

let server: Server;
let served: string;
let proxy: HttpServer;
let proxyOrigin: string;
let tamper: Tamper = () => undefined;

beforeAll(async () => {
  process.env.PATH = `${resolve('node_modules/.bin')}:${process.env.PATH}`;
  // A copy, because wrangler writes beside what it serves.
  served = await mkdtemp(join(tmpdir(), 'served-'));
  await cp(inject('builds').after, served, { recursive: true });
  server = await startServer(0, join(await workerFolder(served), 'wrangler.json'));
  proxy = createServer(async (request, response) => {
    const { pathname: path } = new URL(request.url!, server.origin);
    const upstream = await fetch(server.origin + request.url!, { method: request.method!, redirect: 'manual' });
    const headers = new Headers(upstream.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) headers.delete(name);
    const body = Buffer.from(await upstream.arrayBuffer());
    const changed = tamper(path, body) ?? body;
    response.writeHead(upstream.status, Object.fromEntries(headers)).end(changed);
  });
  const port = await freePort();
  await new Promise<void>((done) => proxy.listen(port, '127.0.0.1', done));
  proxyOrigin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  proxy.close();
  await server.stop();
  await rm(served, { recursive: true });
});

const run = (...words: string[]) =>
  command('.', ['node', 'scripts/verify/verify.ts', ...words], { SITE_CONFIG: 'tests/deploy/token.jsonc' });

/** Compares with the build `after`, without a browser: rendered-page.test.ts covers that part. */
const verify = (origin: string, ...more: string[]) =>
  run(origin, '--no-browser', '--artifact', inject('builds').after, ...more);

/** What the command prints and returns about a tampered site. */
async function verifyTampered(change: Tamper): Promise<{ code: number; text: string }> {
  tamper = change;
  const outcome = await verify(proxyOrigin);
  tamper = () => undefined;
  return outcome;
}

describe('A site that serves the build', () => {
  test('is verified, with and without compression on the way', async () => {
    for (const origin of [server.origin, proxyOrigin]) {
      const { code, text } = await verify(origin);
      expect(text.trimEnd()).toMatch(/Verified: http:\S+ serves the build of \S+, byte for byte/);
      expect(code).toBe(0);
    }
  });
});

/** The command's output and exit codes; verify.test.ts has the table of attacks. */
describe('Tampering is reported, with its place:', () => {
  test('one byte of the landing page', async () => {
    const { code, text } = await verifyTampered((path, body) => {
      if (path !== '/') return undefined;
      const changed = Buffer.from(body);
      changed[5000]! ^= 1;
      return changed;
    });
    expect(text).toMatch(/\n {2}GET \/\n {4}the bytes differ: [0-9a-f]{12}…, built [0-9a-f]{12}…\n/);
    expect(text.trimEnd()).toMatch(/Not the same: \S+ answered 1 of the requests/);
    expect(code).toBe(1);
  });

  test('another version, and the commit that it claims to be, which nothing is compared with', async () => {
    const claimed = 'c'.repeat(40);
    const { code, text } = await verifyTampered((path) =>
      path === '/.well-known/COMMIT' ? Buffer.from(`${claimed}\n`) : undefined,
    );
    expect(text).toMatch(
      new RegExp(`claims to be commit ${claimed}, which proves nothing\\.\nIf somebody[^]*“After a rollback”`),
    );
    expect(code).toBe(1);
    const nameless = await verifyTampered((path) =>
      path === '/.well-known/COMMIT' ? Buffer.from('\u001b[2Jall is well') : undefined,
    );
    expect(nameless.text).toMatch(/The site does not name its commit/);
    expect(nameless.text).not.toContain('all is well');
  });

  test('a site that does not answer', async () => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    // With a browser, which could not open it either.
    const { code, text } = await run(origin, '--artifact', inject('builds').after);
    expect(text).toMatch(/GET \/\n {4}no answer: .*ECONNREFUSED/);
    expect(text).toMatch(/Not verified: http:\S+ did not answer/);
    expect(code).toBe(2);
  });
});

describe('A scheduled run', () => {
  test('refuses the build of any commit but the named one', async () => {
    const { code, text } = await verify(server.origin, '--watch', '--commit', '0123456789ab');
    expect(text).toMatch(/is the build of [0-9a-f]{40}, not of 0123456789ab/);
    expect(code, 'a deployment does not go back for that').toBe(2);
    expect((await verify(server.origin, '--watch')).text).toMatch(/Add --commit/);
  });

  test('is quiet while all is well', async () => {
    const { commit } = await readArtifact(inject('builds').after);
    const words = ['--watch', '--commit', commit.slice(0, 12)];
    expect(await verify(server.origin, ...words)).toEqual({ code: 0, text: '' });
  });
});

test.each([[[]], [['https://plumtag-token.io/page']], [['plumtag-token.io']]])(
  '%j is answered with the usage',
  async (args) => {
    const { code, text } = await run(...args);
    expect(text).toContain('npm run verify -- https://your-token.com');
    expect(code).toBe(2);
  },
);

test('Edge settings are recognised by their traces', () => {
  expect(edgeTraces('<a href="/cdn-cgi/l/email-protection">')).toEqual(['Email Address Obfuscation']);
  expect(edgeTraces('<p>Mail us, by rocket or by speculation</p>')).toEqual([]);
});
