import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheClasses, policyFaults } from '../expected/headers.ts';
import { filesBelow } from '../../site-build/documents/files.ts';
import { headersByPath, parseHeadersFile } from '../../site-build/documents/headers-file.ts';
import { routes } from '../../config/routes.ts';

const CLIENT = 'dist/client';
/** Read by the asset layer and never served. */
const unserved = new Set(['/_headers', '/.assetsignore']);

const text = await readFile(join(CLIENT, '_headers'), 'utf8');
const headersAt = headersByPath(text);
const paths = (await filesBelow(CLIENT)).map((file) => `/${file}`).filter((path) => !unserved.has(path));

const documents: readonly string[] = routes.map(({ file }) => file);

/** Each fault once, with the files that have it: a wrong header is one line, not one for each file. */
function faultsBy(faultsOf: (headers: ReadonlyMap<string, string>, path: string) => string[]): string[] {
  const files = Map.groupBy(
    paths.flatMap((path) => faultsOf(headersAt(path), path).map((fault) => ({ fault, path }))),
    ({ fault }) => fault,
  );
  return [...files].map(([fault, all]) => `${fault} (${all.length} files, ${all[0]!.path} the first)`);
}

describe('Every built file', () => {
  test('has the whole policy, which is written out in tests/expected/headers.ts', () => {
    expect(faultsBy(policyFaults)).toEqual([]);
  });

  test('is cached like its class, and names the methods that it takes unless the Worker serves it', () => {
    const faults = faultsBy((headers, path) => {
      const name = documents.includes(path) ? 'document' : path.startsWith('/assets/') ? 'hashed' : 'file';
      const expected = { 'cache-control': cacheClasses[name], allow: name === 'document' ? undefined : 'GET, HEAD' };
      return Object.entries(expected)
        .filter(([header, value]) => headers.get(header) !== value)
        .map(([header, value]) => `${header} of a ${name}: ${headers.get(header)}, expected ${value}`);
    });
    expect(faults).toEqual([]);
  });

  test('in assets has a hash in its name', () => {
    const hashed = /^\/assets\/[a-z\d-]+-[\w-]{8}\.(?:js|css|woff2|svg)$/;
    expect(paths.filter((path) => path.startsWith('/assets/') && !hashed.test(path))).toEqual([]);
  });

  test('without an extension has a type', () => {
    const bare = paths.filter((path) => extname(path) === '');
    expect(bare).toContain('/.well-known/COMMIT');
    expect(bare.filter((path) => headersAt(path).get('content-type') !== 'text/plain; charset=utf-8')).toEqual([]);
  });
});

describe('The _headers file', () => {
  test('has each pattern once, only exact paths and trailing splats, and lines under 2,000 characters', () => {
    const patterns = parseHeadersFile(text).map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(patterns.filter((pattern) => !/^\/[^*:]*\*?$/.test(pattern))).toEqual([]);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });
});
