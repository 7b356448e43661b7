import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/behaviour.md', 'utf8');
const named = [...new Set(text.match(/(?<=`)[\w/-]+\.(?:spec|test)\.ts(?=`)/g))];

/** Deleted by whoever writes their own texts. */
const FIRST_TOKEN = 'first-token/';
const kept = existsSync(`tests/${FIRST_TOKEN}`) ? named : named.filter((file) => !file.startsWith(FIRST_TOKEN));

test('every test that docs/behaviour.md names exists', () => {
  expect(kept.length).toBeGreaterThan(30);
  expect(kept.filter((file) => !existsSync(`tests/${file}`))).toEqual([]);
});
