import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { headersByPath } from '../../site-build/documents/headers-file.ts';
import { unfilled } from './fixtures/plumtag.ts';
import { build } from './lib/command.ts';
import { copyProject } from '../../scripts/lib/copy.ts';

// A build takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const LIST = 'dist/client/.well-known/tokenlist.json';

let project: Awaited<ReturnType<typeof copyProject>>;
const built = (file: string) => readFile(join(project.folder, file), 'utf8');
beforeAll(async () => {
  project = await copyProject();
  const added = join(project.folder, 'public/.well-known');
  await mkdir(added, { recursive: true });
  await writeFile(join(added, 'apple-app-site-association'), '{ "applinks": {} }');
  await writeFile(join(added, 'discord'), 'dh=1234');
  const config = join(project.folder, 'token.jsonc');
  await writeFile(config, JSON.stringify({ ...unfilled, symbol: 'PLUM', decimals: 18 }));
  expect(await build(project.folder, { SITE_CONFIG: config })).toMatchObject({ code: 0 });
});
afterAll(() => project.remove());

test('With symbol and decimals, the build writes a token list that Uniswap’s schema accepts; without them, none', async () => {
  const file = await readFile('node_modules/@uniswap/token-lists/src/tokenlist.schema.json', 'utf8');
  const schema = z.fromJSONSchema(JSON.parse(file) as Parameters<typeof z.fromJSONSchema>[0]);
  const list = JSON.parse(await built(LIST)) as { tokens: Record<string, unknown>[] };
  expect(schema.safeParse(list).error).toBeUndefined();
  expect(list.tokens).toHaveLength(1);
  expect(list.tokens[0]).toMatchObject({ chainId: 56, symbol: 'PLUM', decimals: 18 });
  expect(await built('dist/client/index.html')).toContain(String(list.tokens[0]!.address));
  // The schema does reject a wrong list.
  for (const wrong of [{ decimals: 256 }, { name: 'x'.repeat(100) }, { address: '0x12' }, { chainId: '56' }]) {
    const { success } = schema.safeParse({ ...list, tokens: [{ ...list.tokens[0], ...wrong }] });
    expect(success, JSON.stringify(wrong)).toBe(false);
  }

  // The build in `dist` has neither symbol nor decimals.
  expect([LIST, LIST.replace('tokenlist', 'contracts')].map(existsSync)).toEqual([false, true]);
});

test('While other values are demonstrations, every address and the swap link are marked, and one strip says why', async () => {
  const page = await built('dist/client/index.html');
  expect(page.match(/>Not set up</g)).toHaveLength(3);
  expect(page.match(/This site is not set up yet/g)).toHaveLength(1);
  expect(page).not.toMatch(/>Demonstration|\(demonstration\)/);
});

test('A file without an extension in public/ is served as JSON if it is, and otherwise as text', async () => {
  const headersAt = headersByPath(await built('dist/client/_headers'));
  expect(headersAt('/.well-known/apple-app-site-association').get('content-type')).toBe('application/json');
  expect(headersAt('/.well-known/discord').get('content-type')).toBe('text/plain; charset=utf-8');
});
