import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../config/site.ts';
import { routes } from '../../config/routes.ts';
import { host } from '../../config/names.ts';
import { CLIENT } from '../../site-build/documents/dist.ts';
import { labels } from '#token/content/navigation.ts';
import { documents } from '#token/content/documents.ts';
import { notFound } from '#token/content/not-found.ts';
import { attributes, parsed, readDocument, textOf } from './lib/built-document.ts';

const all = await Promise.all(routes.map(async (route) => ({ ...route, html: await readDocument(route.id) })));

/** Where a link leads, as a browser resolves it on a document. */
const resolved = (href: string, path: string | null) => new URL(href, `${site.origin}${path ?? '/404'}`);

test.each(['title', 'description'] as const)('no two documents share a %s', (name) => {
  const texts = Object.values(documents).map((words) => words[name]);
  const remedy = `token/content/documents.ts: two documents have this ${name}. Write another for one of them`;
  expect(
    texts.filter((text, index) => texts.indexOf(text) !== index),
    remedy,
  ).toEqual([]);
});

describe.each(all)('the document $id', ({ id, path, file, html }) => {
  const metaOf = (selector: string) => attributes(html, `meta[${selector}]`, 'content');

  test('is in British English', () => {
    expect(attributes(html, 'html', 'lang')).toEqual(['en-GB']);
  });

  test('has its title and description for search engines', () => {
    const { title, description } = documents[id];
    expect(html.querySelector('title')!.text).toBe(title);
    expect(metaOf('name="description"')).toEqual([description]);
  });

  test('has its title and description for previews', () => {
    const { title, description } = documents[id];
    expect(metaOf('property="og:title"')).toEqual([title]);
    expect(metaOf('property="og:description"')).toEqual([description]);
  });

  test('names the product in its title', () => {
    expect(documents[id].title, `token/content/documents.ts: write ${site.product} into the title`).toContain(
      site.product,
    );
  });

  test('has a social card of its own', () => {
    const [card] = metaOf('property="og:image"');
    expect(card).toMatch(new RegExp(`^${site.origin}/social/${id}-[\\w-]{8}\\.png$`));
    expect(existsSync(join(CLIENT, new URL(card!).pathname))).toBe(true);
  });

  test('names its canonical address, if it has one', () => {
    const canonical = path === null ? [] : [site.origin + path];
    expect(attributes(html, 'link[rel="canonical"]', 'href')).toEqual(canonical);
    expect(metaOf('property="og:url"')).toEqual(canonical);
  });

  test('may be listed by search engines, unless it is the 404 page', () => {
    expect(metaOf('name="robots"')).toEqual(path === null ? ['noindex'] : []);
  });

  test('names the official host in its footer', () => {
    expect(textOf(html.querySelectorAll('footer').at(-1)!)).toContain(host);
  });

  test('has each id once', () => {
    const ids = attributes(html, '[id]', 'id');
    const twice = ids.filter((name, index) => ids.indexOf(name) !== index);
    expect(twice, 'two parts have this id, so links find only one: rename one in token/content').toEqual([]);
  });

  test('opens other sites in a tab that knows nothing of this one', () => {
    const outside = html.querySelectorAll('a[href^="http"]');
    const wrong = outside.filter(
      (link) => link.getAttribute('target') !== '_blank' || link.getAttribute('rel') !== 'noopener',
    );
    expect(wrong.map(String)).toEqual([]);
  });

  test('says of each link to another site that it opens a new tab', () => {
    const described = attributes(html, 'a[target="_blank"]', 'aria-describedby');
    const notes = described.map((note) => html.querySelector(`[id="${note}"]`)?.text);
    expect([...new Set(notes)].filter((text) => text !== labels.newTab)).toEqual([]);
  });

  test('has links within the site that lead somewhere', () => {
    const inside = attributes(html, 'a[href^="/"], a[href^="#"]', 'href');
    const lost = inside.filter((href) => {
      const { pathname, hash } = resolved(href, path);
      const target = all.find((page) => (page.path ?? '/404') === pathname);
      if (!target) return !existsSync(join(CLIENT, pathname));
      return hash && !attributes(target.html, '[id]', 'id').includes(hash.slice(1));
    });
    expect(inside.length).toBeGreaterThan(0);
    const remedy =
      'a link in token/content leads to no page, file or id of the site: correct it. A * that leads to #…-differences needs an entry in differences.ts; one that leads to #answer-…, "difference" in faq.ts';
    expect(lost, remedy).toEqual([]);
  });

  /** As much of a document as Slack and others read: https://api.slack.com/robots. */
  test('says what previews and crawlers need in its first 8 KiB, before its styles', async () => {
    const bytes = await readFile(join(CLIENT, file));
    const head = bytes.subarray(0, 8 * 1024).toString();
    expect(head).toContain('<style');
    const start = parsed(head.slice(0, head.indexOf('<style')));
    const listing = path === null ? 'meta[name="robots"]' : 'link[rel="canonical"]';
    const named = ['description', 'twitter:card'].map((name) => `meta[name="${name}"]`);
    const previews = ['og:title', 'og:image'].map((name) => `meta[property="${name}"]`);
    const missing = ['title', listing, ...named, ...previews].filter((selector) => !start.querySelector(selector));
    expect(missing, 'too long: shorten title and description in token/content/documents.ts').toEqual([]);
  });

  test('keeps phones from taking figures for telephone numbers', () => {
    expect(metaOf('name="format-detection"')[0]).toContain('telephone=no');
  });
});

test('the 404 page says that there is no such page', async () => {
  const page = await readDocument('not-found');
  expect(page.querySelector('h1')!.text).toBe(notFound.heading);
  expect(textOf(page.querySelector('main')!)).toContain(notFound.text);
});
