import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject } from '../../scripts/lib/copy.ts';
import { beginScript, soon } from './lib/project.ts';

let project: Awaited<ReturnType<typeof copyProject>>;
let server: ReturnType<typeof beginScript>;
let origin: string;

const config = () => join(project.folder, 'config/site.jsonc');
async function edit(change: (text: string) => string): Promise<void> {
  await writeFile(config(), change(await readFile(config(), 'utf8')));
}
const served = (path: string) =>
  fetch(origin + path).then(
    (response) => response.text(),
    () => '',
  );

/** Starts `npm run dev` as a terminal does, in a copy of the project whose configuration the tests may change. */
beforeAll(async () => {
  project = await copyProject();
  await writeFile(config(), (await readFile('tests/site.jsonc', 'utf8')).replace('../config/', './'));
  server = beginScript('dev', project.folder, { SITE_CONFIG: '', HOST: 'localhost' });
  await vi.waitFor(async () => {
    origin = /http:\/\/localhost:\d+/.exec(server.output())?.[0] ?? 'http://localhost:0';
    expect(await served('/'), server.output()).toContain('</html>');
  }, soon);
});
afterAll(async () => {
  server.end();
  await project.remove();
});

test('The development server draws icons and social cards on request, and prints no stack trace, with a network or without', async () => {
  const [card] = /\/social\/home-[\w-]{8}\.png/.exec(await served('/'))!;
  for (const path of ['/icon-192.png', card]) {
    const response = await fetch(origin + path);
    expect(response.headers.get('content-type'), path).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 1, 4), path).toBe('PNG');
  }
  expect(await served('/favicon.svg')).toMatch(/^<svg/);
  // Later, a request that meets a restart gets one from miniflare.
  expect(server.output()).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
});

test('The development server checks a changed configuration and applies it, titles and colours included', async () => {
  await edit((text) => text.replace(/"email": ".*"/, '"email": "nobody"'));
  await vi.waitUntil(() => /email\s+is\s+"nobody"\s+remedy/.test(server.output()), soon);
  expect(await served('/')).toContain('<title>HashtagPay');
  await edit((text) =>
    text
      .replace(/"email": ".*"/, '"email": "team@plumtag-token.io"')
      .replace(/"product": ".*"/, '"product": "Plumtag"')
      .replace(/"signal": ".*"/, '"signal": "#8FE3FF"'),
  );
  await vi.waitUntil(() => server.output().includes('server restarted.'), soon);
  // One change to the file can arrive as two events, which restart the server twice.
  await vi.waitFor(async () => expect(await served('/')).toContain('<title>Plumtag'), soon);
  expect(await served('/__uno.css')).toContain('--signal:#8FE3FF');
});

test('The development server ends with its terminal', async () => {
  process.kill(-server.child.pid!, 'SIGHUP');
  await vi.waitFor(() => expect(server.left()).toEqual([]), soon);
});
