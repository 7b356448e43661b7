import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../config/site.ts';
import { routes } from '../../config/routes.ts';
import { host } from '../../config/names.ts';
import { attributes, readDocument, textOf } from './lib/built-document.ts';
import { readFile } from 'node:fs/promises';

const all = await Promise.all(routes.map(async (route) => ({ ...route, html: await readDocument(route.id) })));

const hrefOf = (tag: string) => /\shref="([^"]*)"/.exec(tag)![1]!.replaceAll('&amp;', '&');

test.for(all)('$id has its own head, and names the canonical host in its footer', ({ id, path, html }) => {
  expect(html).toMatch(/<html[^>]* lang="en-GB"/);
  const [title] = attributes(html, /<title>([^<]*)<\/title>/g);
  expect(title).toContain(site.product);
  expect(html).toMatch(/<meta name="description" content="[^"]+">/);
  expect(html).toContain(`<meta property="og:title" content="${title}">`);
  const [card] = attributes(html, /<meta property="og:image" content="([^"]*)">/g);
  expect(card).toMatch(new RegExp(`^${site.origin}/social/${id}-[\\w-]{8}\\.png$`));
  expect(existsSync(`dist/client${new URL(card!).pathname}`)).toBe(true);
  const canonical = path === null ? [] : [site.origin + path];
  expect(attributes(html, /<link rel="canonical" href="([^"]*)">/g)).toEqual(canonical);
  expect(attributes(html, /<meta property="og:url" content="([^"]*)">/g)).toEqual(canonical);
  expect(textOf(html.slice(html.lastIndexOf('<footer')))).toContain(host);
});

test('no two documents share a title or a description', () => {
  expect(new Set(all.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)![1])).size).toBe(all.length);
  expect(new Set(all.map(({ html }) => /name="description" content="(.*?)"/.exec(html)![1])).size).toBe(all.length);
});

test.for(all)('$id has each id once', ({ html }) => {
  const ids = attributes(html, /\sid="([^"]+)"/g);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.for(all)('the links of $id: inside the site they lead somewhere, outside they open a tab', ({ html, path }) => {
  const links = html.match(/<a\s[^>]*>/g)!;
  const outside = links.filter((tag) => hrefOf(tag).startsWith('http'));
  expect(outside.length).toBeGreaterThan(path === '/' ? 2 : -1);
  expect(outside.filter((tag) => !tag.includes('target="_blank"') || !tag.includes('rel="noopener"'))).toEqual([]);
  const inside = links.map(hrefOf).filter((href) => /^[/#]/.test(href));
  for (const href of inside) {
    const { pathname, hash } = new URL(href, `${site.origin}${path ?? '/404'}`);
    const target = all.find((page) => (page.path ?? '/404') === pathname);
    expect(target, href).toBeDefined();
    if (hash) expect(attributes(target!.html, /\sid="([^"]+)"/g)).toContain(hash.slice(1));
  }
});

/** As much of a document as Slack and others read: https://api.slack.com/robots. */
const READ_BYTES = 32 * 1024;

test.for(all)('$file has everything for previews and crawlers before its styles', async ({ file, path }) => {
  const bytes = await readFile(`dist/client${file}`);
  const head = bytes.subarray(0, READ_BYTES).toString('utf8').split('<style', 1)[0]!;
  for (const tag of ['<title>', 'name="description"', 'og:title"', 'og:image"', 'name="twitter:card"']) {
    expect(head).toContain(tag);
  }
  expect(head).toContain(path === null ? 'content="noindex"' : 'rel="canonical"');
  expect(head).toContain('<meta name="format-detection" content="telephone=no');
  expect(Buffer.byteLength(head)).toBeLessThan(8 * 1024);
});
