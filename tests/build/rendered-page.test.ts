import { site } from 'virtual:site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Server } from '../../scripts/lib/server.ts';
import { renderedPageProblems } from '../../scripts/rendered-page/rendered-page.ts';
import { visitors } from '../../scripts/rendered-page/visitors.ts';
import type { CheckedSite } from '../../config/site-config.ts';

/*
 * One visitor's first visit. `npm run test:deploy` has the others, and what the check finds on a site that an attacker
 * changed.
 */
let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const found = (config: CheckedSite) =>
  renderedPageProblems(server.origin, config, { who: visitors.slice(0, 1), on: ['first visit'] });

test('On a first visit, the built site shows what follows from its configuration, and nothing from another', async () => {
  const other = { ...site, email: 'team@plumtag-token.io' };
  const [own, others] = await Promise.all([found(site), found(other)]);
  expect(own).toEqual([]);
  expect(others.join('\n')).toContain(site.email);
});
