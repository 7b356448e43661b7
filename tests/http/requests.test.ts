import { readdir } from 'node:fs/promises';
import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Server } from '../../scripts/lib/server.ts';
import { cacheClasses, policyFaults } from '../expected/headers.ts';
import type { Case } from './case.ts';
import { pathCases, requestCases } from './cases.ts';
import { rawRequest, type RawResponse } from './raw-request.ts';

const classes = Object.entries({ ...pathCases, ...requestCases });
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 40)}… (${text.length} bytes)` : text);
const nameOf = ({ method, path, headers, body }: Case) =>
  [method, shorten(path), headers && shorten(JSON.stringify(headers)), body && `${body.length} bytes`]
    .filter(Boolean)
    .join(' ');

/** The built files for the placeholders `{script}`, `{chunk}` and `{font}`. */
async function hashedFiles(): Promise<Record<string, string>> {
  const names = await readdir('dist/client/assets');
  const find = (pattern: RegExp) => `/assets/${names.find((name) => pattern.test(name))}`;
  return { script: find(/^entry-client-.*\.js$/), chunk: find(/^legal-.*\.js$/), font: find(/\.woff2$/) };
}

function expectAnswer({ method, path, answer }: Case, { status, headers, body }: RawResponse): void {
  expect(status).toBe(answer.status);
  expect(headers.get('location')).toBe(answer.location);
  expect(headers.get('cache-control')).toBe(cacheClasses[answer.cache]);
  // Every missing path is answered with the 404 document, even one that looks like a script or image.
  expect(policyFaults(headers, status === 404 ? '/404.html' : path)).toEqual([]);
  expect(headers.has('etag')).toBe(status === 200 || status === 304);
  expect(headers.get('x-robots-tag')).toBe(answer.noindex ? 'noindex' : undefined);
  if (status === 405) expect(headers.get('allow')).toBe('GET, HEAD');
  if (method === 'HEAD' || status === 304 || status === 308) expect(body.length).toBe(0);
  else if (status === 404) expect(body.toString()).toContain('Oops! Page not found');
}

describe('the built site answers', () => {
  let server: Server;
  let files: Record<string, string>;
  const port = () => Number(new URL(server.origin).port);

  beforeAll(async () => {
    files = await hashedFiles();
    server = await startServer();
  });
  afterAll(() => server.stop());

  /** The case's request with its placeholders filled in. */
  async function prepare({ method, path: template, headers, body }: Case) {
    const path = template.replace(/\{(script|chunk|font)\}/, (_, name: string) => files[name]!);
    const tag = headers?.['If-None-Match'];
    if (!tag?.includes('{etag}')) return { method, path, headers, body };
    const etag = (await rawRequest(port(), { method: 'GET', path })).headers.get('etag')!;
    return {
      method,
      path,
      body,
      headers: { ...headers, 'If-None-Match': tag.replace('{etag}', etag.replace('W/', '')) },
    };
  }

  describe.each(classes)('%s', (_name, cases) => {
    test.each(cases.map((request) => [nameOf(request), request] as const))('%s', async (_label, request) => {
      const sent = await prepare(request);
      expectAnswer({ ...request, path: sent.path }, await rawRequest(port(), sent));
    });
  });

  test.for([
    ['/', 1],
    ['/', 64 * 1024 + 1],
    ['/', 8 * 1024 * 1024],
    ['/nobody', 1024 * 1024],
    ['/robots.txt', 1024 * 1024],
  ] as const)('the next requests on the connection after POST %s with %i bytes', async ([path, bytes]) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (method: string, target: string, body?: string) =>
      (await rawRequest(port(), { method, path: target, body }, agent)).status;
    const rejected = await ask('POST', path, 'b'.repeat(bytes));
    expect([await ask('GET', '/'), await ask('GET', '/robots.txt'), await ask('GET', '/nobody')]).toEqual([
      200, 200, 404,
    ]);
    agent.destroy();
    expect(rejected).toBe(405);
  });
});
