import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headerRules } from '../../config/headers.ts';
import { routes } from '../../config/routes.ts';
import { headersByPath, headersFile } from '../../site-build/documents/headers-file.ts';
import { plumtag } from '../lib/plumtag.ts';

const CLIENT = 'dist/client';
const policy = await readFile(join(CLIENT, '_headers'), 'utf8');
const headersAt = headersByPath(policy);

const digest = (bytes: string | Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** The inline content of every element with this tag. */
const inline = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}((?:\\s[^>]*)?)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes]) => !/\ssrc=/.test(attributes!))
    .map(([, , content]) => content!);

const hashesIn = (csp: string, directive: string) => {
  const sources = csp.split('; ').find((part) => part.startsWith(`${directive} `))!;
  return [...sources.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash!);
};

const documents = routes.map(({ file }) => file);

describe.each(routes)('$file', async ({ file: document, assetPath }) => {
  const html = await readFile(join(CLIENT, document), 'utf8');
  const csp = headersAt(assetPath).get('content-security-policy')!;

  test('contains exactly the inline scripts whose hashes the policy names', () => {
    const found = inline(html, 'script');
    expect(found).toHaveLength(2);
    expect(hashesIn(csp, 'script-src')).toEqual(found.map(digest));
  });

  test('contains one style sheet, whose hash the policy names, and links no other', () => {
    const sheets = inline(html, 'style');
    expect(sheets).toHaveLength(1);
    expect(hashesIn(csp, 'style-src')).toContain(digest(sheets[0]!));
    expect(html).not.toContain('rel="stylesheet"');
  });

  test('contains nothing that the policy would block: no style attribute, event handler or javascript: link', () => {
    const markup = html.replace(/<(script|style)[\s>][\s\S]*?<\/\1>/g, '');
    expect(markup.match(/<[^>]*\s(?:style|on[a-z]+)=/g)).toBeNull();
    expect(markup).not.toMatch(/javascript:|<base|<iframe|<object|<embed|<form/i);
    expect(markup).not.toMatch(/<meta[^>]*http-equiv/i);
  });

  test('loads every script and module with the integrity of the file’s bytes', async () => {
    const loaders = html.match(/<(?:script[^>]*\ssrc|link[^>]*rel="modulepreload"[^>]*\shref)="[^>]*>/g)!;
    expect(loaders.length).toBeGreaterThanOrEqual(1);
    for (const tag of loaders) {
      const file = /\s(?:src|href)="(\/assets\/[\w.-]+)"/.exec(tag)?.[1];
      expect(file, tag).toBeDefined();
      expect(/integrity="([^"]+)"/.exec(tag)?.[1], tag).toBe(digest(await readFile(join(CLIENT, file!))));
      expect(tag).toMatch(/\scrossorigin\b/);
    }
  });

  test('has an import map, before its first module, with the integrity of every script’s bytes', async () => {
    const [, map] = /<script type="importmap">([^<]*)<\/script>/.exec(html)!;
    expect(html.indexOf('importmap')).toBeLessThan(html.search(/type="module"|modulepreload/));
    const files = (await readdir(join(CLIENT, 'assets'))).filter((file) => file.endsWith('.js')).toSorted();
    const sums = files.map(async (file) => digest(await readFile(join(CLIENT, 'assets', file))));
    const expected = await Promise.all(sums);
    expect(JSON.parse(map!)).toEqual({
      integrity: Object.fromEntries(files.map((file, index) => [`/assets/${file}`, expected[index]])),
    });
    expect(files.length).toBeGreaterThanOrEqual(3);
  });
});

test('all documents load the same entry script, and the policy names no other style than theirs', async () => {
  expect(documents).toEqual(expect.arrayContaining(['/index.html', '/privacy.html', '/terms.html', '/404.html']));
  const pages = await Promise.all(documents.map((file) => readFile(join(CLIENT, file), 'utf8')));
  expect(new Set(pages.map((html) => /<script type="module"[^>]*>/.exec(html)![0])).size).toBe(1);
  const hashes = hashesIn(headersAt('/').get('content-security-policy')!, 'style-src');
  expect([...new Set(pages.flatMap((html) => inline(html, 'style')).map(digest))].toSorted()).toEqual(
    hashes.toSorted(),
  );
});

test('every file in assets has a hash in its name', async () => {
  const hashed = /^[a-z\d-]+-[\w-]{8}\.(?:js|css|woff2|svg)$/;
  expect((await readdir(join(CLIENT, 'assets'))).filter((name) => !hashed.test(name))).toEqual([]);
});

test('the _headers file has each pattern once, only paths and hosts with trailing splats, and lines under 2,000 characters', () => {
  const patterns = policy.match(/^\S.*$/gm)!;
  expect(new Set(patterns).size).toBe(patterns.length);
  expect(patterns.filter((pattern) => !/^(?:https:\/\/[\w:.-]+)?\/[^*:]*\*?$/.test(pattern))).toEqual([]);
  expect(Math.max(...policy.split('\n').map((line) => line.length))).toBeLessThan(2000);
});

test('preview hosts are kept out of search engines, once each', () => {
  const previewHosts = ['preview.plumtag-token.io', 'plumtag.you.workers.dev'];
  const served = { documents: [], hashes: { scripts: [], styles: [] }, pictures: [], types: new Map() };
  const rules = headersFile(headerRules({ ...plumtag, previewHosts }, served));
  for (const host of previewHosts) {
    expect(rules).toContain(`\nhttps://${host}/*\n  ! X-Robots-Tag\n  X-Robots-Tag: noindex\n`);
  }
});
