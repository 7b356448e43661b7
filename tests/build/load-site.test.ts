import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSite, readSite } from '../../site-build/config/load.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'config-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test.each([
  ['missing.ts', null, /missing\.ts has one problem[^]*is {6}missing[^]*Set SITE_CONFIG to a file that exists/],
  ['empty.ts', 'export {};\n', /is {6}exports nothing[^]*Write: export const site = /],
  ['other.ts', 'export const config = {};\n', /is {6}exports config[^]*Write: export const site = /],
  ['broken.ts', 'export const site = {\n', /broken\.ts has one problem[^]*Mend the syntax/],
  ['no-comma.ts', "export const site = {\n  product: 'Plumtag'\n  origin: '',\n};\n", /line 3, column 3: Expected `,`/],
  ['throws.ts', 'export const site = missing;\n', /ReferenceError: missing is not defined[^]*Mend it/],
  ['wrong.ts', "export const site = 'Plumtag';\n", /is {6}"Plumtag"[^]*Write an object with the keys product/],
])('A configuration file that is %s gets a clear error', async (name, content, message) => {
  const file = join(folder, name);
  if (content !== null) await writeFile(file, content);
  vi.stubEnv('SITE_CONFIG', file);
  await expect(loadSite()).rejects.toThrow(message);
});

test('An empty SITE_CONFIG means the standard file', async () => {
  vi.stubEnv('SITE_CONFIG', '');
  expect(await readSite()).toHaveProperty('product');
});
