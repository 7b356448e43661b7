import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import limits from '../../budget.json' with { type: 'json' };

const CLIENT = 'dist/client';

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

test('every document and every file that one loads has a limit in budget.json, and keeps to it', () => {
  const limited = Object.entries(limits).filter(([name]) => name !== 'all at load');
  expect(limited.map(([name]) => name).toSorted()).toEqual([...sizes.keys()].toSorted());
  expect(
    limited
      .filter(([name, limit]) => sizes.get(name)! > limit)
      .map(([name, limit]) => `${name} has ${sizes.get(name)} bytes, and its limit is ${limit}`),
  ).toEqual([]);
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
  expect(atLoad.length).toBeLessThanOrEqual(6);
  expect(atLoad.reduce((sum, name) => sum + sizes.get(name)!, 0)).toBeLessThanOrEqual(limits['all at load']);
});
