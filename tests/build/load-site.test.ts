import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSite, readSite, sealConfig } from '../../site-build/config/load.ts';

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
  ['broken.ts', 'export const site = {\n', /broken\.ts has one problem[^]*Correct it there or just before/],
  ['no-comma.ts', "export const site = {\n  product: 'Plumtag'\n  origin: '',\n};\n", /line 3, column 3: Expected `,`/],
  [
    'throws.ts',
    'export const site = missing;\n',
    /ReferenceError: missing is not defined[^]*Correct it: the file must run/,
  ],
  ['escapes.ts', "throw new Error('\\u001b[2J\\u202e ready');\n", /is {6}Error: \\u\{1b\}\[2J\\u\{202e\} ready\n/],
  ['exit.ts', 'process.exit(0);\n', /ends before it exports its value\n[^]*Remove whatever exits or awaits/],
  ['promise.ts', 'export const site = Promise.resolve({});\n', /is {6}a promise\n[^]*Write the values themselves/],
  ['getter.ts', 'export const site = { get email() { return 1; } };\n', /email\n {4}is {6}a getter\n/],
  ['long.ts', "export const site = { email: 'x'.repeat(1e7) };\n", /email\n {4}is {6}a text of 10000000 characters\n/],
  ['wrong.ts', "export const site = 'Plumtag';\n", /is {6}"Plumtag"[^]*Write an object with the keys product/],
])('A configuration file that is %s gets a clear error', async (name, content, message) => {
  const file = join(folder, name);
  if (content !== null) await writeFile(file, content);
  vi.stubEnv('SITE_CONFIG', file);
  await expect(loadSite()).rejects.toThrow(message);
});

test('A link to a file elsewhere is refused, with the reason', async () => {
  const elsewhereFolder = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  await writeFile(join(elsewhereFolder, 'site.ts'), 'export const site = {};\n');
  const link = join(folder, 'linked.ts');
  await symlink(join(elsewhereFolder, 'site.ts'), link);
  vi.stubEnv('SITE_CONFIG', link);
  await expect(loadSite()).rejects.toThrow(
    /linked\.ts has one problem[^]*may read only its own folder and the project/,
  );
  await rm(elsewhereFolder, { recursive: true });
});

test('A process sees one value of a file, however often it reads it', async () => {
  const file = join(folder, 'random.ts');
  await writeFile(file, 'export const site = { product: String(Math.random()) };\n');
  vi.stubEnv('SITE_CONFIG', file);
  expect(await readSite()).toEqual(await readSite());
});

test('An empty SITE_CONFIG means the standard file', async () => {
  vi.stubEnv('SITE_CONFIG', '');
  expect(await readSite()).toHaveProperty('product');
});

/** The value of the active file as another process of the same command sees it. */
async function elsewhere(): Promise<unknown> {
  vi.resetModules();
  const other = await import('../../site-build/config/load.ts');
  return other.readSite();
}

test.each(['Date.now()', 'performance.now()', 'Math.random()'])(
  'Once a command has begun, a file that depends on %s is refused',
  async (what) => {
    const file = join(folder, 'changing.ts');
    await writeFile(file, `export const site = { product: String(${what}) };\n`);
    vi.stubEnv('SITE_CONFIG', file);
    vi.stubEnv('SITE_CONFIG_SEAL', '');
    await sealConfig();
    await expect(elsewhere()).rejects.toThrow(
      /no longer the value that it was when the command began[^]*depends on time, chance/,
    );
  },
);

test('Once a command has begun, an edited file is refused, and another file is not', async () => {
  const file = join(folder, 'edited.ts');
  await writeFile(file, "export const site = { product: 'Plumtag' };\n");
  vi.stubEnv('SITE_CONFIG', file);
  vi.stubEnv('SITE_CONFIG_SEAL', '');
  await sealConfig();
  await expect(elsewhere()).resolves.toEqual({ product: 'Plumtag' });
  await writeFile(file, "export const site = { product: 'Drainer' };\n");
  await expect(elsewhere()).rejects.toThrow(/no longer the value that it was when the command began/);
  const other = join(folder, 'other.ts');
  await writeFile(other, "export const site = { product: 'Other' };\n");
  vi.stubEnv('SITE_CONFIG', other);
  await expect(elsewhere()).resolves.toEqual({ product: 'Other' });
});
