import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { budget } from '../lib/budget.ts';

const CLIENT = 'dist/client';
/** How much a file may grow before somebody has to look. */
const ROOM = 2048;
const MAX_REQUESTS = 6;

/** Bytes with brotli 11; fonts are compressed already. */
function sizeOf(file: string): number {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes, { params }).length;
}

const recorded = budget.files ?? {};
/** Sizes of the documents and of what they load, by file name without its hash. */
const sizes = new Map(
  globSync(`${CLIENT}/{*.html,assets/*}`).map((file) => {
    const name = relative(CLIENT, file).replaceAll('\\', '/');
    return [name.replace(/-[\w-]{8}(?=\.)/, ''), sizeOf(file)];
  }),
);
const growth = (name: string): number => sizes.get(name)! - (recorded[name] ?? 0);

// A token may have no record of its files.
if (budget.files) {
  test('budget.json has the size of every document and of every file that one loads', () => {
    const lines = [
      ...[...sizes].flatMap(([name, size]) => (name in recorded ? [] : [`Add "${name}": ${size} to "files".`])),
      ...Object.keys(recorded).flatMap((name) => (sizes.has(name) ? [] : [`Remove "${name}", which is not built.`])),
    ];
    expect(lines).toEqual([]);
  });

  test('no file is more than 2 KiB larger than budget.json says', () => {
    const lines = [...sizes].flatMap(([name, size]) =>
      !(name in recorded) || growth(name) <= ROOM
        ? []
        : [`${name} has grown by ${growth(name)} bytes. If it is worth them, write "${name}": ${size} under "files".`],
    );
    expect(lines).toEqual([]);
  });
}

test('what the landing page loads is within its limit, in at most six requests', () => {
  const html = readFileSync(`${CLIENT}/index.html`, 'utf8');
  const files = new Set(
    [...html.matchAll(/\/(assets\/[\w.-]+)-[\w-]{8}(\.\w+)/g)].map(([, name, type]) => name! + type),
  );
  const scripts = /"integrity":\{[^}]*\}/.exec(html)![0];
  const atLoad = ['index.html', ...files].filter((name) => {
    const isListed = scripts.includes(`/${name.replace(/\.\w+$/, '')}-`);
    return !isListed || name === 'assets/entry-client.js';
  });
  expect(atLoad).toContain('assets/entry-client.js');
  expect(atLoad.length, `requests: ${atLoad.join(', ')}`).toBeLessThanOrEqual(MAX_REQUESTS);
  const sum = atLoad.reduce((total, name) => total + sizes.get(name)!, 0);
  const grown = atLoad.filter((name) => growth(name) > 0).map((name) => `${name} by ${growth(name)}`);
  expect(
    sum,
    `raise "bytesAtLoad" in token/budget.json if it is worth it; grown since its "files": ${grown.join(', ')}`,
  ).toBeLessThanOrEqual(budget.bytesAtLoad);
});
