import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject } from '../../scripts/lib/copy.ts';

let project: Awaited<ReturnType<typeof copyProject>>;
let server: ChildProcess;
let origin: string;
let output = '';

const config = () => join(project.folder, 'config/site.jsonc');
async function edit(change: (text: string) => string): Promise<void> {
  const text = await readFile(config(), 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(config(), changed);
}
const served = (path: string) =>
  fetch(origin + path).then(
    (response) => response.text(),
    () => '',
  );
const soon = { timeout: 60_000, interval: 250 };

const restarts = () => output.split('server restarted.').length;

/** Makes a change and waits until the server has restarted: a request in between would fail with a stack trace. */
async function restartedBy(change: () => Promise<void>): Promise<void> {
  const before = restarts();
  await change();
  await vi.waitUntil(() => restarts() > before, soon);
}

/** Starts what `npm run dev` does, in a copy of the project whose configuration the tests may change. */
beforeAll(async () => {
  project = await copyProject();
  const known = await readFile('tests/site.jsonc', 'utf8');
  await writeFile(config(), known.replace('../config/', './'));
  server = spawn(resolve('node_modules/.bin/vite'), {
    cwd: project.folder,
    env: { ...process.env, NODE_ENV: '', VITEST: '', SITE_CONFIG: '', PORT: '0', NO_COLOR: '1' },
  });
  process.once('exit', () => server.kill());
  for (const stream of [server.stdout!, server.stderr!]) stream.on('data', (chunk) => (output += String(chunk)));
  // Generous, because other work may share the processors.
  await vi.waitFor(
    async () => {
      origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? 'http://127.0.0.1:0';
      expect(await served('/'), output).toContain('</html>');
    },
    { ...soon, timeout: 150_000 },
  );
});
afterAll(async () => {
  const ended = new Promise((done) => server.once('close', done));
  server.kill();
  await ended;
  await project.remove();
});

test('The development server checks a changed configuration and applies it, titles and colours included', async () => {
  const before = restarts();
  await restartedBy(async () => {
    // Saving without a change restarts nothing; the second report of a single save looks the same.
    await writeFile(config(), await readFile(config(), 'utf8'));
    await new Promise((resume) => setTimeout(resume, 300));
    await edit((text) =>
      text.replace(/"product": ".*"/, '"product": "Plumtag"').replace(/"signal": ".*"/, '"signal": "#8FE3FF"'),
    );
  });
  await vi.waitUntil(async () => (await served('/')).includes('<title>Plumtag'), soon);
  await vi.waitUntil(async () => (await served('/__uno.css')).includes('--signal:#8FE3FF'), soon);

  await edit((text) => text.replace(/"email": ".*"/, '"email": "nobody"'));
  await vi.waitUntil(() => /email\s+is\s+"nobody"\s+remedy/.test(output), soon);
  expect(await served('/')).toContain('<title>Plumtag');

  await restartedBy(() =>
    edit((text) => text.replace(/"email": ".*"/, '"email": "team@plumtag-token.io"').replace('Plumtag', 'Plumtree')),
  );
  await vi.waitUntil(async () => (await served('/')).includes('<title>Plumtree'), soon);
  expect(restarts() - before).toBe(2);
});

test('The development server draws icons and social cards on request', async () => {
  const [card] = /\/social\/home-[\w-]{8}\.png/.exec(await served('/'))!;
  for (const path of ['/icon-192.png', card]) {
    const response = await fetch(origin + path);
    expect(response.headers.get('content-type'), path).toBe('image/png');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(1, 4)
        .toString(),
      path,
    ).toBe('PNG');
  }
  expect(await served('/favicon.svg')).toMatch(/^<svg/);
});

test('The development server prints no stack trace, with a network or without', () => {
  expect(output).toContain('http://127.0.0.1:');
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
});
