import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { headersByPath } from '../../site-build/documents/headers-file.ts';
import { unfilled } from './fixtures/plumtag.ts';
import { build } from './lib/command.ts';
import { copyProject } from '../../scripts/lib/copy.ts';

// A build takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const LIST = 'dist/client/.well-known/tokenlist.json';

const LOGO = '<path d="M1 1H8L4 8Z"/>';

let project: Awaited<ReturnType<typeof copyProject>>;
const built = (file: string) => readFile(join(project.folder, file), 'utf8');
beforeAll(async () => {
  project = await copyProject();
  const added = join(project.folder, 'public/.well-known');
  await mkdir(added, { recursive: true });
  await writeFile(join(added, 'apple-app-site-association'), '{ "applinks": {} }');
  await writeFile(join(added, 'discord'), 'dh=1234');
  await writeFile(join(project.folder, 'logo.svg'), `<svg viewBox="0 0 9 9">${LOGO}</svg>`);
  const config = join(project.folder, 'token.jsonc');
  await writeFile(config, JSON.stringify({ ...unfilled, symbol: 'PLUM', decimals: 18, tokenListVersion: '2.0.1' }));
  expect(await build(project.folder, { SITE_CONFIG: config })).toMatchObject({ code: 0 });
});
afterAll(() => project.remove());

test('With symbol and decimals, the build writes a token list in the published format; without them, none', async () => {
  // The fields and limits of https://uniswap.org/tokenlist.schema.json.
  expect(JSON.parse(await built(LIST))).toEqual({
    name: 'Plumtag',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    version: { major: 2, minor: 0, patch: 1 },
    tokens: [
      {
        chainId: 56,
        address: '0xcD9Fe07EE0048985E6A8465fd7bb3B76AEeE0491',
        name: 'Plumtag',
        symbol: 'PLUM',
        decimals: 18,
      },
    ],
  });
  // The build in `dist` has neither symbol nor decimals.
  expect([LIST, LIST.replace('tokenlist', 'contracts')].map(existsSync)).toEqual([false, true]);
});

test('While other values are demonstrations, every address and the swap link are marked, and one strip says why', async () => {
  const page = await built('dist/client/index.html');
  expect(page.match(/>Not set up</g)).toHaveLength(3);
  expect(page.match(/This site is not set up yet/g)).toHaveLength(1);
  expect(page.match(/>Demonstration|\(demonstration\)/g)).toBeNull();
});

test('A file without an extension in public/ is served as JSON if it is, and otherwise as text', async () => {
  const headersAt = headersByPath(await built('dist/client/_headers'));
  expect(headersAt('/.well-known/apple-app-site-association').get('content-type')).toBe('application/json');
  expect(headersAt('/.well-known/discord').get('content-type')).toBe('text/plain; charset=utf-8');
});

test('A logo beside the configuration takes the place of the hash in the icons, the page, the loader and the listing files', async () => {
  const page = await built('dist/client/index.html');
  const [, sprite] = /(assets\/icons-[\w-]{8}\.svg)/.exec(page)!;
  for (const file of ['client/favicon.svg', `client/${sprite}`, 'client/404.html', 'listing/logo-dark-32.svg']) {
    expect((await built(`dist/${file}`)).split(LOGO), file).toHaveLength(2);
  }
  for (const image of ['apple-touch-icon.png', 'icon-maskable-512.png', 'favicon.ico']) {
    const [own, hash] = [join(project.folder, 'dist/client', image), join('dist/client', image)];
    expect((await readFile(own)).equals(await readFile(hash)), image).toBe(false);
  }
});
