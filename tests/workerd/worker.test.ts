import { beforeAll, describe, expect, test, vi } from 'vitest';
import worker from '../../worker/index.ts';
import { cacheClasses, policyFaults } from '../lib/headers.ts';

/* What the built site never makes the Worker do. For what visitors get, see `tests/node/requests.test.ts`. */

const ORIGIN = 'http://localhost';

describe('a page that the operator added', () => {
  const added = ['/google1a2b.html', '/press/kit.html', '/.well-known/press/index.html'];
  const assets = {
    ASSETS: {
      fetch: async ({ url }: Request) => {
        const { pathname } = new URL(url);
        return new Response(added.includes(pathname) ? 'a verification' : `the file ${pathname}`);
      },
    },
  };
  const ask = (path: string) => worker.fetch(new Request(ORIGIN + path), assets);

  test.for(added)('is served under its name: %s', async (path) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([200, 'a verification']);
  });

  test.for(['/404.html', '/404/index.html', '/privacy/index.html', '//google1a2b.html', '/x/..//google1a2b.html'])(
    '%s is not one',
    async (path) => {
      const response = await ask(path);
      expect([response.status, await response.text()]).toEqual([404, 'the file /404']);
    },
  );
});

describe('an internal failure', () => {
  const broken = { ASSETS: { fetch: () => Promise.reject(new Error('the asset layer is away')) } };
  let response: Response;
  let logged: number;
  beforeAll(async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    response = await worker.fetch(new Request(`${ORIGIN}/nobody`), broken);
    logged = log.mock.calls.length;
    log.mockRestore();
  });

  test('is in the log once', () => {
    expect(logged).toBe(1);
  });

  test('is a plain 500', async () => {
    expect([response.status, await response.text()]).toEqual([500, 'Something went wrong\n']);
  });

  test('is not cached', () => {
    expect(response.headers.get('cache-control')).toBe(cacheClasses.none);
  });

  test('has the whole policy', () => {
    expect(policyFaults(new Map(response.headers), '/nobody')).toEqual([]);
  });
});
