import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { headerRules } from '../../config/headers.ts';
import { routes } from '../../config/routes.ts';
import { CLIENT } from '../../site-build/documents/dist.ts';
import { headersByPath, headersFile } from '../../site-build/documents/headers-file.ts';
import { second } from '../lib/second-token.ts';
import { attributes, readDocument } from './lib/built-document.ts';

const policy = await readFile(join(CLIENT, '_headers'), 'utf8');
const headersAt = headersByPath(policy);

const digest = (bytes: string | Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** The inline content of every element with this tag. */
const inline = (document: HTMLElement, tag: 'script' | 'style') =>
  document.querySelectorAll(`${tag}:not([src])`).map((element) => element.rawText);

const hashesIn = (csp: string, directive: string) => {
  const sources = csp.split('; ').find((part) => part.startsWith(`${directive} `))!;
  return [...sources.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash!);
};

const scripts = (await readdir(join(CLIENT, 'assets'))).filter((file) => file.endsWith('.js')).toSorted();
const sums = await Promise.all(scripts.map(async (file) => digest(await readFile(join(CLIENT, 'assets', file)))));
/** The integrity of every script, as a document names it. */
const integrity = Object.fromEntries(scripts.map((file, index) => [`/assets/${file}`, sums[index]]));

const LOADERS = 'script[src], link[rel="modulepreload"]';

describe.each(routes)('$file', async ({ id, assetPath }) => {
  const document = await readDocument(id);
  const csp = headersAt(assetPath).get('content-security-policy')!;

  test('contains exactly the inline scripts whose hashes the policy names', () => {
    const found = inline(document, 'script');
    expect(found).toHaveLength(2);
    expect(hashesIn(csp, 'script-src')).toEqual(found.map(digest));
  });

  test('contains one style sheet, whose hash alone the policy names', () => {
    expect(inline(document, 'style').map(digest)).toEqual(hashesIn(csp, 'style-src'));
    expect(hashesIn(csp, 'style-src')).toHaveLength(1);
    expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(0);
  });

  test('contains nothing that the policy would block', () => {
    expect(document.querySelectorAll('[style], base, iframe, object, embed, form, meta[http-equiv]')).toHaveLength(0);
    const names = document.querySelectorAll('*').flatMap((element) => Object.keys(element.attributes));
    expect(names.filter((name) => /^on/i.test(name))).toEqual([]);
    expect(attributes(document, '[href]', 'href').filter((href) => /^javascript:/i.test(href))).toEqual([]);
  });

  test('loads every script and module with the integrity of the file’s bytes', () => {
    const loaders = document.querySelectorAll(LOADERS);
    expect(loaders.length).toBeGreaterThanOrEqual(1);
    for (const loader of loaders) {
      const file = loader.getAttribute('src') ?? loader.getAttribute('href');
      expect(loader.getAttribute('integrity'), file).toBe(integrity[file!]);
      expect(loader.hasAttribute('crossorigin'), file).toBe(true);
    }
  });

  test('has an import map with the integrity of every script’s bytes, before its first module', () => {
    const [first] = document.querySelectorAll(`script[type="importmap"], ${LOADERS}`);
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    expect(JSON.parse(first!.rawText)).toEqual({ integrity });
  });
});

test('all documents load the same entry script', async () => {
  const documents = await Promise.all(routes.map(({ id }) => readDocument(id)));
  expect(new Set(documents.map((document) => String(document.querySelector('script[type="module"]')))).size).toBe(1);
});

test('every file in assets has a hash in its name', async () => {
  const hashed = /^[a-z\d-]+-[\w-]{8}\.(?:js|css|woff2|svg)$/;
  expect((await readdir(join(CLIENT, 'assets'))).filter((name) => !hashed.test(name))).toEqual([]);
});

describe('the _headers file', () => {
  const patterns = policy.match(/^\S.*$/gm)!;

  test('has each pattern once', () => {
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  test('has only paths, and hosts with paths, that may end in a splat', () => {
    expect(patterns.filter((pattern) => !/^(?:https:\/\/[\w:.-]+)?\/[^*:]*\*?$/.test(pattern))).toEqual([]);
  });

  // https://developers.cloudflare.com/workers/static-assets/headers/
  test('has lines of less than 2,000 characters', () => {
    expect(policy.split('\n').filter((line) => line.length >= 2000)).toEqual([]);
  });
});

test('preview hosts are kept out of search engines', () => {
  const previewHosts = ['preview.coffer.org', 'coffer.you.workers.dev'];
  const served = { documents: [], hashes: { scripts: [], styles: [] }, pictures: [], types: new Map() };
  const rules = headersFile(headerRules({ ...second, previewHosts }, served));
  for (const host of previewHosts) {
    expect(rules).toContain(`\nhttps://${host}/*\n  ! X-Robots-Tag\n  X-Robots-Tag: noindex\n`);
  }
});
