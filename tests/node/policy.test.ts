import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { headerRules, MACHINE_READABLE } from '../../config/headers.ts';
import { routes } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import { CLIENT } from '../../site-build/documents/dist.ts';
import { headersByPath, headersFile } from '../../site-build/documents/headers-file.ts';
import { readDocument } from '../lib/built-document.ts';
import { second } from '../lib/second-token.ts';

const policy = await readFile(join(CLIENT, '_headers'), 'utf8');
const headersAt = (path: string) => Object.fromEntries(headersByPath(policy)(path));
const digest = (bytes: string | Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
const csp = (script: string, style: string) =>
  `default-src 'none'; script-src ${script}; style-src ${style}; img-src 'self' data:; font-src 'self'; manifest-src 'self'; connect-src 'self'; worker-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

const assets = globSync(`${CLIENT}/assets/*`).map((file) => basename(file));
const scripts = assets.filter((name) => name.endsWith('.js')).toSorted();
/** The integrity of every script, as a document names it. */
const integrity = Object.fromEntries(
  await Promise.all(
    scripts.map(async (file) => [`/assets/${file}`, digest(await readFile(join(CLIENT, 'assets', file)))]),
  ),
) as Record<string, string>;
const documents = await Promise.all(routes.map(async (route) => ({ ...route, html: await readDocument(route.id) })));

const file = {
  'content-security-policy': csp("'self'", "'none'"),
  'strict-transport-security': `max-age=63072000; includeSubDomains${site.hstsPreload ? '; preload' : ''}`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': expect.stringMatching(/^(?:[a-z-]+=\(\), ){34}clipboard-write=\(self\)$/),
  'cache-control': 'public, max-age=3600',
  allow: 'GET, HEAD',
};
/** Shown by other origins. */
const picture = { ...file, 'cross-origin-resource-policy': 'cross-origin' };
/** Read by wallets and explorers from their own origins. */
const machineReadable = { ...picture, 'access-control-allow-origin': '*' };

test.for<readonly [path: string, headers: Record<string, unknown>]>([
  ['/robots.txt', file],
  ['/manifest.webmanifest', file],
  [`/assets/${scripts[0]}`, { ...file, 'cache-control': 'public, max-age=31536000, immutable' }],
  ['/favicon.svg', picture],
  ['/apple-touch-icon.png', picture],
  [`/social/${basename(globSync(`${CLIENT}/social/*`)[0]!)}`, picture],
  [MACHINE_READABLE.contracts, machineReadable],
  [MACHINE_READABLE.tokenList, machineReadable],
])('%s has exactly the headers of its kind', ([path, headers]) => {
  expect(headersAt(path)).toEqual(headers);
});

test.for(documents)('$file has the hashes of what it contains and loads', ({ assetPath, html }) => {
  const inline = (tag: string) => html.querySelectorAll(`${tag}:not([src])`).map(({ rawText }) => digest(rawText));
  const hashes = (tag: string) => inline(tag).map((hash) => `'${hash}'`);
  expect.soft([inline('script').length, inline('style').length], 'two scripts, one style sheet').toEqual([2, 1]);
  expect.soft(headersAt(assetPath)).toEqual({
    ...file,
    'content-security-policy': csp(["'self'", ...hashes('script')].join(' '), hashes('style').join(' ')),
    // With it, Firefox shows nothing of a PDF.
    'integrity-policy': 'blocked-destinations=(script)',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const [map, ...loaders] = html.querySelectorAll('script[type="importmap"], script[src], link[rel="modulepreload"]');
  expect.soft(JSON.parse(map!.rawText), 'the import map is before the first module').toEqual({ integrity });
  expect(loaders.length).toBeGreaterThan(0);
  for (const loader of loaders) {
    const loaded = loader.getAttribute('src') ?? loader.getAttribute('href');
    expect.soft(loader.getAttribute('integrity'), loaded).toBe(integrity[loaded!]);
    expect.soft(loader.hasAttribute('crossorigin'), loaded).toBe(true);
  }
});

test('all documents load the same entry script, and every file in assets has a hash in its name', () => {
  expect.soft(new Set(documents.map(({ html }) => String(html.querySelector('script[type="module"]')))).size).toBe(1);
  expect.soft(assets.filter((name) => !/^[a-z\d-]+-[\w-]{8}\.(?:js|css|woff2|svg)$/.test(name))).toEqual([]);
});

test('preview hosts are kept out of search engines', () => {
  const served = { documents: [], hashes: { scripts: [], styles: [] }, pictures: [], types: new Map() };
  const rules = headersFile(headerRules({ ...second, previewHosts: ['preview.coffer.org'] }, served));
  expect(rules).toContain('\nhttps://preview.coffer.org/*\n  ! X-Robots-Tag\n  X-Robots-Tag: noindex\n');
});
