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
  test.for(paths)('%s has the whole policy, and is cached like its class', (path) => {
    const headers = headersAt(path);
    expect(policyFaults(headers, path)).toEqual([]);
    const isDocument = documents.includes(path);
    const isHashed = path.startsWith('/assets/');
    expect(headers.get('cache-control')).toBe(cacheClasses[isDocument ? 'document' : isHashed ? 'hashed' : 'file']);
    expect(headers.get('allow')).toBe(isDocument ? undefined : 'GET, HEAD');
    if (isHashed) expect(path).toMatch(/^\/assets\/[a-z-]+-[\w-]{8}\.(js|css|woff2|svg)$/);
  });
});
