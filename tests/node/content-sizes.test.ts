import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { site } from '../../config/site.ts';
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

/** Sizes of the documents and of what they load, by file name without its hash. */
const sizes = new Map(
  globSync(`${CLIENT}/{*.html,assets/*}`).map((file) => {
    const name = relative(CLIENT, file).replaceAll('\\', '/');
    return [name.replace(/-[\w-]{8}(?=\.)/, ''), sizeOf(file)];
  }),
);

/** The sizes of the first token's site, in which every growth of our scripts and styles shows. */
const RECORD = 'tests/sizes.json';
const record = JSON.parse(readFileSync(RECORD, 'utf8')) as { product: string; files: Record<string, number> };
const isRecorded = record.product === site.product;
if (isRecorded && process.env.RENEW) {
  record.files = Object.fromEntries([...sizes].toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
}

test.runIf(isRecorded)('no document, and no file that one loads, has grown by more than 2 KiB', () => {
  const lines = [...sizes].flatMap(([name, size]) => {
    const growth = size - (record.files[name] ?? 0);
    return growth > ROOM ? [`${name} has grown by ${growth} bytes. If it is worth them: npm run renew`] : [];
  });
  expect(lines).toEqual([]);
});

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
  const each = atLoad.map((name) => `${name} ${sizes.get(name)}`);
  expect(
    sum,
    `shorten texts or logo, or raise "bytesAtLoad" in token/budget.json: ${each.join(', ')}`,
  ).toBeLessThanOrEqual(budget.bytesAtLoad);
});
