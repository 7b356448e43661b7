import { expect, test, vi } from 'vitest';
import { securityHeaders } from '../../config/headers.ts';
import { site } from '../../config/site.ts';
import worker from '../../worker/index.ts';

/* What the built site never makes the Worker do. For what visitors get, see `tests/node/requests.test.ts`. */

test('an internal failure is logged once, and is a plain 500 with the whole policy, which nobody caches', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new Error('the asset layer is away');
  const broken = { ASSETS: { fetch: () => Promise.reject(failure) } };
  const response = await worker.fetch(new Request('http://localhost/nobody'), broken);
  expect.soft(log.mock.calls, 'console.error').toEqual([[failure]]);
  log.mockRestore();
  expect.soft([response.status, await response.text()]).toEqual([500, 'Something went wrong\n']);
  const headers = Object.fromEntries(new Headers({ ...securityHeaders(site), 'Cache-Control': 'no-store' }));
  expect.soft(Object.fromEntries(response.headers)).toMatchObject(headers);
});
