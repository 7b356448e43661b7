import { cp, mkdir, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheControl, securityHeaders } from '../../config/headers.ts';
import { site } from '../../config/site.ts';
import { serve, type Server } from '../lib/serve.ts';
import { compare } from '../../scripts/verify/compare.ts';
import { builtWorkerConfig } from '../../site-build/documents/dist.ts';
import { documents } from '#token/content/documents.ts';
import { parsed } from '../lib/built-document.ts';
import { temporaryFolder } from '../lib/project.ts';

/** An answer in words: a status, a class of Cache-Control, and a target or `noindex`. */
type Answer = `${number} ${keyof typeof cacheControl}${'' | ` ${string}`}`;
type Case = readonly [request: `${string} ${string}`, answer: Answer, headers?: Readonly<Record<string, string>>];

const long = 'a'.repeat(8 * 1024);
const PREVIEW = { Host: '1a2b3c4d-your-token-com.you.workers.dev' };

/** What `compare` does not ask. `{etag}` is the ETag of what the path serves. */
const cases: readonly Case[] = [
  // The query is kept as it is.
  ['GET /?next=//example.com&%', '200 document'],
  ['GET /privacy/?a=/../..&a=%00%ff%', '307 redirect /privacy?a=/../..&a=%00%ff%'],
  ['GET /privacy.html?//example.com', '308 redirect /privacy?//example.com'],
  [`GET /terms/?${long}`, `307 redirect /terms?${long}`],
  ['GET /robots.txt?v=2', '200 file'],

  // Every other spelling is a page that does not exist, and leads nowhere else.
  ...['/Privacy', '/index', '/index/', '/404', '/404/', '/404.html', '/404/index.html'].map((path): Case => [
    `GET ${path}`,
    '404 none',
  ]),
  ...['/privacy/index', '/privacy/index.html', '/%70rivacy', '/%E0%A4%A', `/${long}`, '//', '/__proto__/'].map(
    (path): Case => [`GET ${path}`, '404 none'],
  ),
  ['GET /%0d%0aLocation:%20https://example.com', '404 none'],
  ['GET //example.com/privacy/', '404 none'],
  ['GET /\\example.com', '404 none'],
  ['GET /assets/missing.js', '404 none', { 'Sec-Fetch-Dest': 'script' }],
  ['GET /_headers', '404 none'],
  ['GET /wrangler.json', '404 none'],

  // What the operator added has its name.
  ['GET /google1a2b.html', '200 file'],
  ['GET /press/index.html', '200 file'],
  ['GET //google1a2b.html', '404 none'],
  ['GET /x/..//google1a2b.html', '404 none'],

  ['HEAD /', '200 document'],
  ['HEAD /nobody', '404 none'],
  ['HEAD /terms/?a=1', '307 redirect /terms?a=1'],
  // From the asset layer, which sends the file's own Cache-Control.
  ['TRACE /', '405 document'],
  ['PROPFIND /privacy/', '405 redirect'],
  ['DELETE /robots.txt', '405 file'],

  ['GET /', '304 document', { 'If-None-Match': '{etag}' }],
  ['GET /privacy', '304 document', { 'If-None-Match': 'W/{etag}' }],
  // The asset layer takes one ETag, and no list.
  ['GET /privacy', '200 document', { 'If-None-Match': '"another", W/{etag}' }],
  ['GET /nobody', '404 none', { 'If-None-Match': '*' }],
  ['GET /terms', '200 document', { Range: 'bytes=0-3' }],

  // Search engines list only the domain.
  ['GET /', '200 document noindex', PREVIEW],
  ['GET /nobody', '404 none noindex', PREVIEW],
  ['GET /robots.txt', '200 file noindex', PREVIEW],
  ['GET /', '200 document noindex', { Host: 'your-token-com.you.workers.dev' }],
  ['GET /privacy', '200 document', { Host: new URL(site.origin).host }],
];

const folder = temporaryFolder();
let server: Server;

beforeAll(async () => {
  await cp('dist', join(folder, 'dist'), { recursive: true });
  const added = join(folder, 'dist/client');
  await mkdir(join(added, 'press'));
  for (const name of ['google1a2b.html', 'press/index.html']) await writeFile(join(added, name), 'added');
  const config = join(folder, relative('.', builtWorkerConfig()));
  const address = ['--ip', '127.0.0.1', '--port', '0', '--inspector-port', '0'];
  // What it keeps is nobody else's: tests beside this one serve the same build.
  server = await serve(['wrangler', 'dev', '--config', config, ...address, '--persist-to', folder]);
});
afterAll(() => server.stop());

/**
 * Sends one request without normalising anything: no URL parsing, no redirect followed, no header added but `Host`.
 * Values of a repeated header are joined with a bar.
 */
async function ask(method: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const { hostname: host, port } = new URL(server.origin);
  const message = await new Promise<IncomingMessage>((done, fail) => {
    // Room for a redirect with a long query.
    const options = { host, port, method, path, headers, agent: false, maxHeaderSize: 2 ** 16 };
    httpRequest(options, done).on('error', fail).end();
  });
  const received = Object.entries(message.headersDistinct).map(([name, all]) => [name, all!.join(' | ')] as const);
  return { status: message.statusCode!, headers: new Map(received), body: await buffer(message) };
}

const everywhere = Object.keys(securityHeaders(site)).map((name) => name.toLowerCase());
/** They reveal too much or do harm. */
const NEVER = ['server', 'x-powered-by', 'x-xss-protection', 'expect-ct', 'feature-policy', 'set-cookie'];

test('every document, file and redirect is served as it was built, and other methods are refused', async () => {
  expect(await compare(server.origin, site)).toEqual({ outcome: 'same', lines: [] });
});

const nameOf = ([request, answer, headers]: Case) =>
  `${request} ${headers ? JSON.stringify(headers) : ''} → ${answer}`.replaceAll(long, 'aaa…');

test.for(cases.map((row) => [nameOf(row), row] as const))('%s', async ([, [request, answer, asked = {}]]) => {
  const [method, path] = request.split(' ') as [string, string];
  const isConditional = asked['If-None-Match']?.includes('{etag}');
  const etag = isConditional ? (await ask('GET', path)).headers.get('etag')!.replace('W/', '') : '';
  const sent = Object.entries(asked).map(([name, value]) => [name, value.replace('{etag}', etag)]);
  const { status, headers, body } = await ask(method, path, Object.fromEntries(sent));

  const [code, cache, rest] = answer.split(' ') as [string, keyof typeof cacheControl, string | undefined];
  const [isMissing, isMoved] = [code === '404', ['307', '308'].includes(code)];
  expect
    .soft({
      status: String(status),
      ...Object.fromEntries(['cache-control', 'location', 'x-robots-tag', 'allow'].map((at) => [at, headers.get(at)])),
      hasETag: headers.has('etag'),
    })
    .toEqual({
      status: code,
      'cache-control': cacheControl[cache],
      location: isMoved ? rest : undefined,
      'x-robots-tag': rest === 'noindex' ? 'noindex' : undefined,
      // The asset layer names them with every answer, because it cannot with its 405 alone.
      allow: code === '308' ? undefined : 'GET, HEAD',
      hasETag: code === '200' || code === '304',
    });
  expect.soft(everywhere.filter((name) => !headers.has(name))).toEqual([]);
  expect.soft(NEVER.filter((name) => headers.has(name))).toEqual([]);
  // Even for one that looks like a script.
  const title = isMissing && method === 'GET' && parsed(String(body)).querySelector('title')?.text;
  expect.soft(title).toBe(isMissing && method === 'GET' && documents['not-found'].title);
});
