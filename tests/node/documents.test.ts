import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../config/site.ts';
import { routes } from '../../config/routes.ts';
import { host } from '../../config/names.ts';
import { CLIENT } from '../../site-build/documents/dist.ts';
import { labels } from '#token/content/navigation.ts';
import { documents } from '#token/content/documents.ts';
import { notFound } from '#token/content/not-found.ts';
import { attributes, parsed, readDocument, textOf } from '../lib/built-document.ts';

const all = await Promise.all(
  routes.map(async (route) => {
    const html = await readDocument(route.id);
    return { ...route, html, ids: attributes(html, '[id]', 'id') };
  }),
);

/** Those that an earlier one repeats. */
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
const isBuilt = (path: string) => existsSync(join(CLIENT, path));

test('no two documents share a title or a description', () => {
  for (const name of ['title', 'description'] as const) {
    const remedy = `token/content/documents.ts: two documents have this ${name}. Write another for one of them`;
    expect.soft(repeated(Object.values(documents).map((words) => words[name])), remedy).toEqual([]);
  }
});

test.for(all)('$id is described for search engines, previews and phones', async ({ id, path, file, html }) => {
  const metaOf = (selector: string) => attributes(html, `meta[${selector}]`, 'content');
  const { title, description } = documents[id];
  expect.soft(attributes(html, 'html', 'lang'), 'British English').toEqual(['en-GB']);
  expect.soft(html.querySelector('title')!.text).toBe(title);
  expect.soft(title, `token/content/documents.ts: write ${site.product} into the title`).toContain(site.product);
  expect.soft(metaOf('name="description"')).toEqual([description]);
  expect.soft(metaOf('property="og:title"')).toEqual([title]);
  expect.soft(metaOf('property="og:description"')).toEqual([description]);
  const canonical = path === null ? [] : [site.origin + path];
  expect.soft(attributes(html, 'link[rel="canonical"]', 'href'), 'its canonical address').toEqual(canonical);
  expect.soft(metaOf('property="og:url"')).toEqual(canonical);
  expect.soft(metaOf('name="robots"'), 'only the 404 page is kept out').toEqual(path === null ? ['noindex'] : []);
  expect.soft(metaOf('name="format-detection"')[0], 'figures are no telephone numbers').toContain('telephone=no');
  const [card] = metaOf('property="og:image"');
  expect.soft(card, 'a social card of its own').toMatch(new RegExp(`^${site.origin}/social/${id}-[\\w-]{8}\\.png$`));
  expect.soft(isBuilt(new URL(card!).pathname), card).toBe(true);

  // As much of a document as Slack and others read: https://api.slack.com/robots.
  const head = (await readFile(join(CLIENT, file))).subarray(0, 8 * 1024).toString();
  expect(head).toContain('<style');
  const start = parsed(head.slice(0, head.indexOf('<style')));
  const listing = path === null ? 'meta[name="robots"]' : 'link[rel="canonical"]';
  const named = ['description', 'twitter:card'].map((name) => `meta[name="${name}"]`);
  const previews = ['og:title', 'og:image'].map((name) => `meta[property="${name}"]`);
  const missing = ['title', listing, ...named, ...previews].filter((selector) => !start.querySelector(selector));
  const remedy =
    'not in the first 8 KiB, before the styles: shorten title and description in token/content/documents.ts';
  expect.soft(missing, remedy).toEqual([]);
});

test.for(all)('$id has links that lead somewhere', async ({ path, html, ids }) => {
  const twice = 'two parts have this id, so links find only one: rename one in token/content';
  expect.soft(repeated(ids), twice).toEqual([]);
  const inside = attributes(html, '[href^="/"], [href^="#"]', 'href');
  const lost = inside.filter((href) => {
    const { pathname, hash } = new URL(href, `${site.origin}${path ?? '/404'}`);
    const target = all.find((page) => (page.path ?? '/404') === pathname);
    return target ? hash && !target.ids.includes(hash.slice(1)) : !isBuilt(pathname);
  });
  expect(inside.length).toBeGreaterThan(0);
  const remedy =
    'a link leads to no page, file or id of the site. In token/content: correct it. #reading-… is a `difference` that is the id of no fact in differences.ts';
  expect.soft(lost, remedy).toEqual([]);

  const outside = html.querySelectorAll('a[href^="http"]');
  const open = outside.filter(
    (link) => link.getAttribute('target') !== '_blank' || link.getAttribute('rel') !== 'noopener',
  );
  expect.soft(open.map(String), 'other sites open in a tab that knows nothing of this one').toEqual([]);
  const described = attributes(html, 'a[target="_blank"]', 'aria-describedby');
  const notes = new Set(described.map((note) => html.querySelector(`[id="${note}"]`)?.text));
  notes.delete(labels.newTab);
  expect.soft([...notes], 'each says that it opens a new tab').toEqual([]);
  expect.soft(textOf(html.querySelectorAll('footer').at(-1)!), 'the footer names the official host').toContain(host);
});

test('the 404 page says that there is no such page', async () => {
  const page = await readDocument('not-found');
  expect(page.querySelector('h1')!.text).toBe(notFound.heading);
  expect(textOf(page.querySelector('main')!)).toContain(notFound.text);
});

test('robots.txt and the manifest lead to what is there, and keep nobody out', async () => {
  const robots = await readFile(join(CLIENT, 'robots.txt'), 'utf8');
  expect.soft(robots.match(/^(?!User-agent: \*$|Allow: \/$|Sitemap: ).+/gm), 'robots.txt').toBeNull();
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect.soft(sitemap).toBe(`${site.origin}/sitemap.xml`);
  expect.soft(isBuilt('sitemap.xml')).toBe(true);
  const [manifest] = attributes(await readDocument('home'), 'link[rel="manifest"]', 'href');
  const { icons, start_url: start } = JSON.parse(await readFile(join(CLIENT, manifest!), 'utf8')) as {
    icons: { src: string }[];
    start_url: string;
  };
  const lost = icons.filter(({ src }) => !isBuilt(src));
  expect.soft(lost, 'the icons of the manifest').toEqual([]);
  expect.soft([start, icons.length > 0]).toEqual(['/', true]);
});
