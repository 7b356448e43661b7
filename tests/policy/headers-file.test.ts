import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheClasses, policyFaults } from '../expected/headers.ts';
import { headersByPath, parseHeadersFile } from '../../site-build/documents/headers-file.ts';
import { routesOf } from '../../config/routes.ts';

const CLIENT = 'dist/client';
/** Read by the asset layer and never served. */
const unserved = new Set(['/_headers', '/.assetsignore']);

const text = await readFile(join(CLIENT, '_headers'), 'utf8');
const rules = parseHeadersFile(text);
const headersAt = headersByPath(text);
const paths = (await readdir(CLIENT, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join('/', entry.parentPath.slice(CLIENT.length), entry.name))
  .filter((path) => !unserved.has(path));

const documents: readonly string[] = routesOf({ product: '' }).map(({ file }) => file);

describe('the built _headers file', () => {
  test('stays within Cloudflare’s limits: fewer than 100 rules, lines under 2,000 characters', () => {
    expect(rules.length).toBeLessThan(100);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });

  test('has each pattern once, and only exact paths and trailing splats', () => {
    const patterns = rules.map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(patterns.filter((pattern) => !/^\/[^*:]*\*?$/.test(pattern))).toEqual([]);
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
    const headers = headersAt(path);
    expect(policyFaults(headers, path)).toEqual([]);
  });

  test.for(paths)('%s is cached like its class', (path) => {
    const headers = headersAt(path);
    const isDocument = documents.includes(path);
    const isHashed = path.startsWith('/assets/');
    const cacheClass = isDocument ? 'document' : isHashed ? 'hashed' : 'file';
    expect(headers.get('cache-control')).toBe(cacheClasses[cacheClass]);
    expect(headers.get('allow')).toBe(isDocument ? undefined : 'GET, HEAD');
  });

  test('is immutable if, and only if, its name contains a hash', () => {
    const immutable = paths.filter((path) => headersAt(path).get('cache-control')?.includes('immutable'));
    expect(immutable.length).toBeGreaterThanOrEqual(5);
    expect(immutable.filter((path) => !/^\/assets\/[a-z-]+-[\w-]{8}\.(js|css|woff2|svg)$/.test(path))).toEqual([]);
  });
});

describe('a _headers file is read as the asset layer reads it', () => {
  const at = headersByPath('/*\n  A: 1\n  B: 2\n\n/x/*\n  ! A\n  A: 3\n\n/y.txt\n  C: a: b\n\n/twice\n  B: 4\n');

  test.for([
    ['/z', { a: '1', b: '2' }],
    ['/x/z', { a: '3', b: '2' }],
    ['/y.txt', { a: '1', b: '2', c: 'a: b' }],
    ['/yatxt', { a: '1', b: '2' }],
  ] as const)('%s', ([path, headers]) => {
    expect(Object.fromEntries(at(path))).toEqual(headers);
  });

  test('a header set by two rules, and an invalid line, are refused', () => {
    expect(() => at('/twice')).toThrow('/twice: b is set twice, the second time by /twice');
    for (const line of ['  A: 1', '/*\n  A', '/*\n  !A', '/*\n  A 1']) {
      expect(() => parseHeadersFile(line)).toThrow('Not a valid line in a _headers file');
    }
  });
});
