import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notFoundRoute, redirects, routes, visitable } from '../../config/routes.ts';
import { filesBelow } from '../../site-build/files.ts';
import { documents } from '#token/content/documents.ts';
import { parsed } from './lib/built-document.ts';
import { temporaryFolder } from './lib/project.ts';
import { serve, type Server } from '../lib/serve.ts';
import { site } from '../../config/site.ts';
import { cacheClasses, policyFaults } from '../lib/headers.ts';

/** An answer in words: a status, a class of Cache-Control, and a target or `noindex`. */
type Answer = `${number} ${keyof typeof cacheClasses}${'' | ` ${string}`}`;
type Case = readonly [request: `${string} ${string}`, answer: Answer, headers?: Readonly<Record<string, string>>];

const long = 'a'.repeat(8 * 1024);
const host = (name: string) => ({ Host: name });

/** Served under another name, or not at all. */
const renamed: readonly string[] = [...routes.map(({ file }) => file), '/_headers', '/.assetsignore'];
const files = (await filesBelow('dist/client')).map((file) => `/${file}`).filter((file) => !renamed.includes(file));
const script = files.find((file) => /\/entry-client-.*\.js$/.test(file))!;

/** `{etag}` is the ETag of what the path serves. */
const cases: readonly Case[] = [
  ...visitable.map(({ path }): Case => [`GET ${path}`, '200 document']),
  // The asset layer redirects from a slash at the end, and the Worker from a file's name.
  ...[...redirects].map(([from, to]): Case => [`GET ${from}`, `${from.endsWith('/') ? 307 : 308} redirect ${to}`]),
  [`GET ${notFoundRoute.file}`, '404 none'],
  ...files.map((file): Case => [`GET ${file}`, file.startsWith('/assets/') ? '200 hashed' : '200 file']),

  // The query is kept as it is.
  ['GET /?next=//example.com&%', '200 document'],
  ['GET /privacy/?a=/../..&a=%00%ff%', '307 redirect /privacy?a=/../..&a=%00%ff%'],
  ['GET /privacy.html?//example.com', '308 redirect /privacy?//example.com'],
  [`GET /terms/?${long}`, `307 redirect /terms?${long}`],

  // Every other spelling is a page that does not exist, and leads nowhere else.
  ['GET /Privacy', '404 none'],
  ...['/index', '/index/', '/404', '/404/', '/privacy/index'].map((path): Case => [`GET ${path}`, '404 none']),
  ['GET /privacy/index.html', '404 none'],
  ['GET /%70rivacy', '404 none'],
  ['GET /%E0%A4%A', '404 none'],
  ['GET /%0d%0aLocation:%20https://example.com', '404 none'],
  [`GET /${long}`, '404 none'],
  ['GET //', '404 none'],
  ['GET //example.com/privacy/', '404 none'],
  ['GET /\\example.com', '404 none'],
  ['GET /__proto__/', '404 none'],

  ['GET /robots.txt?v=2', '200 file'],
  ['GET /assets/missing.js', '404 none', { 'Sec-Fetch-Dest': 'script' }],
  [`GET ${script}.map`, '404 none'],
  ['GET /_headers', '404 none'],
  ['GET /wrangler.json', '404 none'],

  ['HEAD /', '200 document'],
  ['HEAD /nobody', '404 none'],
  ['HEAD /terms/?a=1', '307 redirect /terms?a=1'],
  // From the asset layer, which sends the file's own Cache-Control.
  ['POST /', '405 document'],
  ['TRACE /', '405 document'],
  ['PROPFIND /privacy/', '405 redirect'],
  ['DELETE /robots.txt', '405 file'],
  ['POST /nobody', '405 none'],

  ['GET /', '304 document', { 'If-None-Match': '{etag}' }],
  ['GET /privacy', '304 document', { 'If-None-Match': 'W/{etag}' }],
  // The asset layer takes one ETag, and no list.
  ['GET /privacy', '200 document', { 'If-None-Match': '"another", W/{etag}' }],
  [`GET ${script}`, '304 hashed', { 'If-None-Match': '{etag}' }],
  ['GET /nobody', '404 none', { 'If-None-Match': '*' }],
  ['GET /terms', '200 document', { Range: 'bytes=0-3' }],

  // Search engines list only the domain.
  ...['/', '/nobody', '/robots.txt'].map((path): Case => {
    const kind = path === '/' ? '200 document' : path === '/nobody' ? '404 none' : '200 file';
    return [`GET ${path}`, `${kind} noindex`, host('1a2b3c4d-your-token-com.you.workers.dev')];
  }),
  ['GET /', '200 document noindex', host('your-token-com.you.workers.dev')],
  ['GET /privacy', '200 document', host(new URL(site.origin).host)],
];

let server: Server;
const port = () => Number(new URL(server.origin).port);

beforeAll(async () => {
  const address = ['--ip', '127.0.0.1', '--port', '0', '--inspector-port', '0'];
  // What it keeps is nobody else's: tests beside this one serve the same build.
  server = await serve(['wrangler', 'dev', ...address, '--persist-to', temporaryFolder()]);
});
afterAll(() => server.stop());

/**
 * Sends one request without normalising anything: no URL parsing, no redirect followed, no header added but `Host`.
 * Values of a repeated header are joined with a bar.
 */
async function ask(method: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const message = await new Promise<IncomingMessage>((done, fail) => {
    // Room for a redirect with a long query.
    const options = { host: '127.0.0.1', port: port(), method, path, headers, agent: false, maxHeaderSize: 2 ** 16 };
    httpRequest(options, done).on('error', fail).end();
  });
  const received = Object.entries(message.headersDistinct).map(([name, all]) => [name, all!.join(' | ')] as const);
  return { status: message.statusCode!, headers: new Map(received), body: await buffer(message) };
}

const nameOf = ([request, answer, headers]: Case) =>
  `${request} ${headers ? JSON.stringify(headers) : ''} → ${answer}`.replaceAll(long, 'aaa…');

test.for(cases.map((row) => [nameOf(row), row] as const))('%s', async ([, [request, answer, asked]]) => {
  const [method, path] = request.split(' ') as [string, string];
  const etag = asked?.['If-None-Match']?.includes('{etag}')
    ? (await ask('GET', path)).headers.get('etag')!.replace('W/', '')
    : '';
  const sent = Object.entries(asked ?? {}).map(([name, value]) => [name, value.replace('{etag}', etag)]);
  const { status, headers } = await ask(method, path, Object.fromEntries(sent));

  const [code, cache, rest] = answer.split(' ') as [string, keyof typeof cacheClasses, string | undefined];
  const isMissing = status === 404;
  const isMoved = status === 307 || status === 308;
  const sentAs = {
    status: String(status),
    cache: headers.get('cache-control'),
    location: headers.get('location'),
    robots: headers.get('x-robots-tag'),
    allow: headers.get('allow'),
    hasEtag: headers.has('etag'),
    policyFaults: policyFaults(headers, isMissing ? notFoundRoute.file : path),
  };
  expect(sentAs).toEqual({
    status: code,
    cache: cacheClasses[cache],
    location: isMoved ? rest : undefined,
    robots: rest === 'noindex' ? 'noindex' : undefined,
    // The asset layer names them with every answer, because it cannot with its 405 alone.
    allow: code === '308' ? undefined : 'GET, HEAD',
    hasEtag: code === '200' || code === '304',
    policyFaults: [],
  });
});

// Even one that looks like a script or a picture.
test.for(['/nobody', '/assets/missing.js', '/nobody.png'])('%s is answered with the 404 page', async (path) => {
  const { body } = await ask('GET', path);
  expect(parsed(body.toString()).querySelector('title')?.text).toBe(documents['not-found'].title);
});

test.for([
  ['GET', '/terms/'],
  ['POST', '/'],
] as const)('the answer to %s %s has no body', async ([method, path]) => {
  expect((await ask(method, path)).body).toHaveLength(0);
});
