import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from 'virtual:site';
import { attributes, readDocument, textOf } from './built-document.ts';
import { readFile } from 'node:fs/promises';

const documents = { home: '/', privacy: '/privacy', terms: '/terms', 'not-found': null } as const;
const fileOf = { home: 'index', privacy: 'privacy', terms: 'terms', 'not-found': '404' } as const;
const names = Object.keys(documents) as (keyof typeof documents)[];
const pages = await Promise.all(names.map((name) => readDocument(fileOf[name])));
const all = names.map((name, index) => ({ name, path: documents[name], html: pages[index]! }));

const hrefOf = (tag: string) => /\shref="([^"]*)"/.exec(tag)![1]!.replaceAll('&amp;', '&');

test.for(all)('$name has its own head, and names the canonical host in its footer', ({ name, path, html }) => {
  expect(html).toMatch(/<html[^>]* lang="en-GB"/);
  const [title] = attributes(html, /<title>([^<]*)<\/title>/g);
  expect(title).toContain(site.product);
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}">/);
  expect(html).toContain(`<meta property="og:title" content="${title}">`);
  const [card] = attributes(html, /<meta property="og:image" content="([^"]*)">/g);
  expect(card).toMatch(new RegExp(`^${site.origin}/social/${name}-[\\w-]{8}\\.png$`));
  expect(existsSync(`dist/client${new URL(card!).pathname}`)).toBe(true);
  const canonical = path === null ? [] : [site.origin + path];
  expect(attributes(html, /<link rel="canonical" href="([^"]*)">/g)).toEqual(canonical);
  expect(attributes(html, /<meta property="og:url" content="([^"]*)">/g)).toEqual(canonical);
  expect(textOf(html.slice(html.lastIndexOf('<footer')))).toContain(new URL(site.origin).host);
});

test('no two documents share a title or a description', () => {
  expect(new Set(all.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)![1])).size).toBe(all.length);
  expect(new Set(all.map(({ html }) => /name="description" content="(.*?)"/.exec(html)![1])).size).toBe(all.length);
});

test.for(all)('$name has each id once', ({ html }) => {
  const ids = attributes(html, /\sid="([^"]+)"/g);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.for(all)('the links of $name: inside the site they lead somewhere, outside they open a tab', ({ html, path }) => {
  const links = html.match(/<a\s[^>]*>/g)!;
  const outside = links.filter((tag) => hrefOf(tag).startsWith('http'));
  expect(outside.length).toBeGreaterThan(path === null ? -1 : 2);
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

test.for(['index', 'privacy', 'terms', '404'])(
  '%s.html has everything for previews and crawlers before its styles',
  async (name) => {
    const bytes = await readFile(`dist/client/${name}.html`);
    const head = bytes.subarray(0, READ_BYTES).toString('utf8').split('<style', 1)[0]!;
    for (const tag of [
      '<title>',
      'name="description"',
      'property="og:title"',
      'property="og:image"',
      'name="twitter:card"',
    ])
      expect(head).toContain(tag);
    expect(head).toContain(name === '404' ? 'content="noindex"' : 'rel="canonical"');
    expect(head).toContain('<meta name="format-detection" content="telephone=no');
    expect(Buffer.byteLength(head)).toBeLessThan(8 * 1024);
  },
);
