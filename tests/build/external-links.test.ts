import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { externalLinks, isDemonstrationLink, stateOf } from '../../scripts/check-links/external-links.ts';
import { freePort } from '../../scripts/lib/server.ts';
import { command } from './lib/command.ts';

let server: Server;
let origin: string;
let folder: string;

beforeAll(async () => {
  const port = await freePort();
  server = createServer((request, response) => {
    const [, status = '200'] = /^\/(\d{3})/.exec(request.url!) ?? [];
    response.writeHead(Number(status)).end();
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  origin = `http://127.0.0.1:${port}`;
  folder = await mkdtemp(join(tmpdir(), 'links-'));
  await mkdir(join(folder, 'dist/client'), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function checkLinks(...links: string[]): Promise<{ code: number; text: string }> {
  const html = links.map((link) => `<a class="x" href="${link}">x</a>`).join('');
  await writeFile(join(folder, 'dist/client/index.html'), html);
  return command(folder, ['node', resolve('scripts/check-links/check-links.ts')]);
}

test('Links that answer pass, and demonstration values are skipped by name', async () => {
  const { code, text } = await checkLinks(
    `${origin}/200`,
    `${origin}/403`,
    'https://bot.example.com',
    'https://t.me/example',
  );
  expect(text).toContain(`alive (200)  ${origin}/200`);
  expect(text).toContain(`refuses robots (403)  ${origin}/403`);
  expect(text).toContain('skipped (demonstration value)  https://bot.example.com');
  expect(text.trimEnd()).toMatch(/2 links checked, 2 skipped as demonstration values\. None is dead\.$/);
  expect(code).toBe(0);
});

test('A dead link fails and is named', async () => {
  const { code, text } = await checkLinks(`${origin}/200`, `${origin}/404`);
  expect(text).toContain(`dead (404)  ${origin}/404`);
  expect(text.trimEnd()).toMatch(/2 links checked.*: 1 dead\.$/);
  expect(code).toBe(1);
});

test('Links are read from the documents as browsers read them', () => {
  expect(
    externalLinks(
      '<a href="https://a.io/?x=1&amp;y=2" class="b">1</a><a class="c" href="https://a.io/?x=1&amp;y=2">2</a>',
    ),
  ).toEqual(['https://a.io/?x=1&y=2']);
  expect(externalLinks('<a href="/terms">t</a><link href="https://b.io"><a href="mailto:x@y.io">m</a>')).toEqual([]);
});

test('No answer, a missing page and a server error mean dead; a refusal does not', () => {
  expect([null, 404, 410, 500, 502].map(stateOf)).toEqual(Array(5).fill('dead'));
  expect([401, 403, 429].map(stateOf)).toEqual(Array(3).fill('refuses robots'));
  expect([200, 204, 304].map(stateOf)).toEqual(Array(3).fill('alive'));
});

test('A link that contains a demonstration address counts as a demonstration', () => {
  expect(isDemonstrationLink('https://bscscan.com/token/0x1234567890AbcdEF1234567890aBcdef12345678')).toBe(true);
  expect(isDemonstrationLink('https://t.me/example_chat')).toBe(false);
});
