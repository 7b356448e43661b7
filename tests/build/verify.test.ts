import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sumsOf } from '../../site-build/documents/seal.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from 'virtual:site';
import { edgeTraces } from '../../scripts/verify/edge-traces.ts';
import { findingLines, type FindingKind } from '../../scripts/verify/finding.ts';
import { siteReport } from '../../scripts/verify/site-report.ts';
import { visitors } from '../../scripts/verify/visitors.ts';
import { startServer, freePort, type Server } from '../../scripts/lib/server.ts';
import { command } from './lib/command.ts';

/** Changes a response on its way through the proxy; returns the new body, or undefined to keep it. */
type Tamper = (path: string, headers: Headers, body: Buffer, userAgent: string) => Buffer | undefined;

let server: Server;
let proxy: HttpServer;
let proxyOrigin: string;
let tamper: Tamper = () => undefined;

beforeAll(async () => {
  process.env.PATH = `${resolve('node_modules/.bin')}:${process.env.PATH}`;
  server = await startServer(await freePort());
  proxy = createServer(async (request, response) => {
    const path = request.url!;
    const upstream = await fetch(server.origin + path, { method: request.method!, redirect: 'manual' });
    const headers = new Headers(upstream.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) headers.delete(name);
    const body = Buffer.from(await upstream.arrayBuffer());
    const changed = tamper(path, headers, body, request.headers['user-agent']!) ?? body;
    response.writeHead(upstream.status, Object.fromEntries(headers)).end(changed);
  });
  const port = await freePort();
  await new Promise<void>((done) => proxy.listen(port, '127.0.0.1', done));
  proxyOrigin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  proxy.close();
  await server.stop();
});

/** Without a browser: rendered-page.test.ts covers that part. */
const verify = (origin: string, ...more: string[]) =>
  command('.', ['node', 'scripts/verify/verify.ts', origin, '--no-browser', ...more]);

async function tampered<Outcome>(change: Tamper, look: () => Promise<Outcome>): Promise<Outcome> {
  tamper = change;
  const outcome = await look();
  tamper = () => undefined;
  return outcome;
}

/** What the command prints and returns. */
const verifyTampered = (change: Tamper) => tampered(change, () => verify(proxyOrigin));

/** What the command would print of its findings, and their kinds; without the second that its process takes to start. */
async function findingsOf(change: Tamper): Promise<{ kinds: FindingKind[]; text: string }> {
  const { findings } = await tampered(change, () => siteReport(proxyOrigin, { folder: 'dist/client', site }));
  return {
    kinds: [...new Set(findings.map(({ kind }) => kind))],
    text: findingLines(findings, visitors.length).join('\n'),
  };
}

describe('A site that serves this build', () => {
  test('is verified, with and without compression on the way', async () => {
    for (const origin of [server.origin, proxyOrigin]) {
      const { code, text } = await verify(origin);
      expect(text.trimEnd()).toMatch(/Verified: http:\S+ serves the build of \S+, byte for byte/);
      expect(code).toBe(0);
    }
  });
});

describe('Tampering is reported, with its place:', () => {
  test('one byte of the landing page', async () => {
    const { code, text } = await verifyTampered((path, _, body) => {
      if (path !== '/') return undefined;
      const changed = Buffer.from(body);
      changed[5000]! ^= 1;
      return changed;
    });
    expect(text).toMatch(/\n {2}GET \/\n {4}the bytes differ: [0-9a-f]{12}…, built [0-9a-f]{12}…\n/);
    expect(text.trimEnd()).toMatch(/Not the same: \S+ answered 1 of the requests/);
    expect(code).toBe(1);
  });

  test('an address in the script', async () => {
    const { kinds, text } = await findingsOf((path, _, body) =>
      path.endsWith('.js') ? Buffer.from(body.toString().replace('0x1234', '0x1235')) : undefined,
    );
    expect(text).toMatch(/GET \/assets\/\S+\.js\n {4}the bytes differ/);
    expect(kinds).toContain('content');
  });

  test('a header that is missing, on one file only', async () => {
    const { kinds, text } = await findingsOf((path, headers) => {
      if (path === '/robots.txt') headers.delete('x-frame-options');
      return undefined;
    });
    expect(text).toBe('  GET /robots.txt\n    header x-frame-options is missing, expected: DENY');
    expect(kinds).toContain('content');
  });

  test('a header that is weaker, on the 404 page, a redirect and a refusal', async () => {
    const { kinds, text } = await findingsOf((_, headers) => {
      headers.set('strict-transport-security', 'max-age=0');
      return undefined;
    });
    expect(text).toMatch(/GET \/no-such-page\S*\n {4}header strict-transport-security is: max-age=0\n/);
    expect(text).toMatch(/GET \/terms\/\n {4}header strict-transport-security is: max-age=0\n/);
    expect(text).toMatch(/POST \/\n {4}header strict-transport-security is: max-age=0\n/);
    expect(kinds).toContain('content');
  });

  test.each([
    ['Refresh', '0; url=https://drainer.test'],
    ['Set-Cookie', 'id=1'],
    ['Access-Control-Allow-Origin', '*'],
    ['Link', '<https://drainer.test/x.css>; rel=stylesheet'],
    ['Alt-Svc', 'h3="drainer.test:443"; ma=86400'],
  ])('an unexpected header: %s', async (name, value) => {
    const { kinds, text } = await findingsOf((path, headers) => {
      if (path === '/') headers.set(name, value);
      return undefined;
    });
    expect(text).toContain(`GET /\n    header ${name.toLowerCase()} is neither ours nor Cloudflare’s: ${value}`);
    expect(kinds).toContain('content');
  });

  test.each([
    ['Mozilla', 'Chrome on a desktop, Safari on a phone, Firefox'],
    ['iPhone', 'Safari on a phone, X’s in-app browser'],
    ['Googlebot', 'Googlebot'],
  ])('a different page for user agents with "%s"', async (word, names) => {
    const { kinds, text } = await findingsOf((path, _, body, userAgent) =>
      path === '/privacy' && userAgent.includes(word) ? Buffer.from('<h1>Claim</h1>') : body,
    );
    expect(text).toMatch(new RegExp(`GET /privacy\\n {4}as ${names}.*: the bytes differ`));
    expect(kinds).toContain('content');
  });

  test('a page that is sent as plain text', async () => {
    const { text } = await findingsOf((path, headers) => {
      if (path === '/terms') headers.set('content-type', 'text/plain');
      return undefined;
    });
    expect(text).toContain('GET /terms\n    header content-type is text/plain, expected text/html');
  });

  test('a redirect elsewhere', async () => {
    const { text } = await findingsOf((path, headers) => {
      if (path === '/privacy/') headers.set('location', 'https://elsewhere.test/');
      return undefined;
    });
    expect(text).toMatch(/GET \/privacy\/\n {4}header location is: https:\/\/elsewhere\.test\//);
  });

  test('an edge that hides mail addresses and delays scripts, by the names of those settings', async () => {
    const { kinds, text } = await findingsOf((path, _, body) =>
      path === '/'
        ? Buffer.from(`${body}<a href="/cdn-cgi/l/email-protection"></a><script src="/rocket-loader.min.js"></script>`)
        : undefined,
    );
    expect(text).toMatch(/turn off in Cloudflare: Email Address Obfuscation, Rocket Loader/);
    expect(kinds).toContain('content');
  });

  test('a site that does not answer', async () => {
    const { code, text } = await verify(`http://127.0.0.1:${await freePort()}`);
    expect(text).toMatch(/GET \/\n {4}no answer: .*ECONNREFUSED/);
    expect(code).toBe(2);
  });
});

describe('A scheduled run', () => {
  const COMMIT = 'ab12'.repeat(10);

  test('refuses the build of any commit but the named one', async () => {
    const { code, text } = await verify(server.origin, '--watch', '--commit', '0123456789ab');
    expect(text).toMatch(/is the build of \S+, not of 0123456789ab|not made in a git repository|uncommitted/);
    expect(code).toBe(1);
    expect((await verify(server.origin, '--watch')).text).toMatch(/Add --commit/);
  });

  test('is quiet while all is well', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'artifact-'));
    await cp('dist', folder, { recursive: true });
    // The tests' tree may hold changes; an artifact of a deployment never does.
    await writeFile(join(folder, 'COMMIT'), `${COMMIT}\n`);
    await writeFile(join(folder, 'SHA256SUMS'), await sumsOf(folder));
    const words = ['--watch', '--commit', COMMIT.slice(0, 12), '--artifact', folder];
    expect(await verify(server.origin, ...words)).toEqual({ code: 0, text: '' });
    await rm(folder, { recursive: true });
  });
});

test.each([[[]], [['https://plumtag-token.io/page']], [['plumtag-token.io']]])(
  '%j is answered with the usage',
  async (args) => {
    const { code, text } = await command('.', ['node', 'scripts/verify/verify.ts', ...args]);
    expect(text).toContain('npm run verify -- https://your-token.com');
    expect(code).toBe(1);
  },
);

test('Edge settings are recognised by their traces in headers too', () => {
  expect(edgeTraces('server: x\nnel: {"report_to":"cf-nel"}\nspeculation-rules: "/cdn-cgi/speculation"')).toEqual([
    'Speed Brain',
    'Network Error Logging',
  ]);
  expect(edgeTraces('<p>Mail us, by rocket or by speculation</p>')).toEqual([]);
});
