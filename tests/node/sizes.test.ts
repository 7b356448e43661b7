import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse, walk } from 'css-tree';
import { expect, test } from 'vitest';
import { site } from '../../config/site.ts';
import { CLIENT } from '../../site-build/documents/dist.ts';
import { budget } from '../lib/budget.ts';
import { attributes, readDocument } from '../lib/built-document.ts';

/** How much a file may grow before somebody has to look. */
const ROOM = 2048;
const MAX_REQUESTS = 6;

/** Bytes with brotli 11; fonts are compressed already. */
function sizeOf(file: string): number {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes, { params }).length;
}

/** A file's path without the hash in its name. */
const nameOf = (path: string): string => path.replaceAll('\\', '/').replace(/-[\w-]{8}(?=\.)/, '');

/** Sizes of the documents and of what they load, by name. */
const sizes = new Map(
  globSync(`${CLIENT}/{*.html,assets/*}`).map((file) => [nameOf(relative(CLIENT, file)), sizeOf(file)]),
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

const landing = await readDocument('home');
const urls = [
  ...attributes(landing, 'script[src]', 'src'),
  ...attributes(landing, 'link[rel="stylesheet"], link[rel$="preload"]', 'href'),
];
for (const style of landing.querySelectorAll('style')) {
  walk(parse(style.rawText, { parseCustomProperty: true }), {
    visit: 'Url',
    enter: ({ value }) => void urls.push(value),
  });
}
/** The names of what the landing page loads: its scripts, the sprite and the fonts. */
const atLoad = [...new Set(['/index.html', ...urls.filter((url) => url.startsWith('/'))])].map((url) =>
  nameOf(url.slice(1)),
);
const list = atLoad.map((name) => `${name} ${sizes.get(name)}`).join(', ');

test('the landing page loads in at most six requests, and one for each font’s rarer letters', () => {
  expect(atLoad).toEqual(expect.arrayContaining(['assets/entry-client.js', 'assets/icons.svg']));
  const files = atLoad.filter((name) => !name.endsWith('-2.woff2'));
  expect(files.length, `join two of them, or load one later: ${list}`).toBeLessThanOrEqual(MAX_REQUESTS);
});

test('what the landing page loads is within its limit', () => {
  const sum = atLoad.reduce((total, name) => total + sizes.get(name)!, 0);
  const remedy = `shorten texts or logo, or raise "bytesAtLoad" in token/budget.json: ${list}`;
  expect(sum, remedy).toBeLessThanOrEqual(budget.bytesAtLoad);
});
