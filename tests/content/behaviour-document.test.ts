import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/behaviour.md', 'utf8');
const named = [...new Set(text.match(/(?<=`)[\w/-]+\.(?:spec|test)\.ts(?=`)/g))];

test('every test that docs/behaviour.md names exists', () => {
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(`tests/${file}`))).toEqual([]);
});
