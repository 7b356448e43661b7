import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheClasses, policyFaults } from '../expected/headers.ts';
import { headersOf, parseHeadersFile } from './headers-file.ts';

const CLIENT = 'dist/client';
/** Read by the asset layer and never served. */
const unserved = new Set(['/_headers', '/.assetsignore']);

const text = await readFile(join(CLIENT, '_headers'), 'utf8');
const rules = parseHeadersFile(text);
const paths = (await readdir(CLIENT, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join('/', entry.parentPath.slice(CLIENT.length), entry.name))
  .filter((path) => !unserved.has(path));

const documents = ['/index.html', '/privacy.html', '/terms.html', '/404.html'];

describe('the built _headers file', () => {
  test('stays inside the platform’s limits: fewer than 100 rules, lines under 2,000 characters', () => {
    expect(rules.length).toBeLessThan(100);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });

  test('has each pattern once, and no pattern but exact paths and trailing splats', () => {
    const patterns = rules.map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(patterns.filter((pattern) => !/^\/[^*:]*\*?$/.test(pattern))).toEqual([]);
  });

  test('sets each header under one pattern alone, or detaches it first', () => {
    for (const path of [...paths, '/assets/x', '/social/x', '/nobody']) {
      expect(() => headersOf(rules, path)).not.toThrow();
    }
  });

  test('names only files that exist', () => {
    const exact = rules.map(({ pattern }) => pattern).filter((pattern) => !pattern.endsWith('*'));
    expect(exact.filter((pattern) => !paths.includes(pattern))).toEqual([]);
  });

  test('holds no keyword that would open the policy', () => {
    const closed = text.replaceAll('  Access-Control-Allow-Origin: *\n', '');
    expect(closed).not.toMatch(/'unsafe-|'nonce-|'strict-dynamic'|'wasm-|https?:|\*;|: \*|\* /);
  });
});

describe('every built file', () => {
  test.for(paths)('%s has the whole policy', (path) => {
    const headers = headersOf(rules, path);
    expect(policyFaults(headers, path)).toEqual([]);
  });

  test.for(paths)('%s is cached as its class', (path) => {
    const headers = headersOf(rules, path);
    const isDocument = documents.includes(path);
    const isHashed = path.startsWith('/assets/');
    const cacheClass = isDocument ? 'document' : isHashed ? 'hashed' : 'file';
    expect(headers.get('cache-control')).toBe(cacheClasses[cacheClass]);
    expect(headers.get('allow')).toBe(isDocument ? undefined : 'GET, HEAD');
  });

  test('that never changes under its name has a hash in it, and only such files are immutable', () => {
    const immutable = paths.filter((path) => headersOf(rules, path).get('cache-control')?.includes('immutable'));
    expect(immutable.length).toBeGreaterThanOrEqual(5);
    expect(immutable.filter((path) => !/^\/assets\/[a-z-]+-[\w-]{8}\.(js|css|woff2)$/.test(path))).toEqual([]);
  });
});
