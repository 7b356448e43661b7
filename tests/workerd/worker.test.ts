import { describe, expect, test, vi } from 'vitest';
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

test('an internal failure is a plain 500 with the whole policy', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { ASSETS: { fetch: () => Promise.reject(new Error('the asset layer is away')) } };
  const response = await worker.fetch(new Request(`${ORIGIN}/nobody`), broken);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe(cacheClasses.none);
  expect(await response.text()).toBe('Something went wrong\n');
  expect(policyFaults(new Map(response.headers), '/nobody')).toEqual([]);
});
