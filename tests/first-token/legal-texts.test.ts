import { describe, expect, test } from 'vitest';
import { attributes, readDocument, textOf } from '../content/built-document.ts';

const pages = { privacy: await readDocument('privacy'), terms: await readDocument('terms') };
const contentsOf = (html: string) => html.slice(html.indexOf('aria-label="Contents"'), html.indexOf('</nav>'));
const articleOf = (html: string) => html.slice(html.indexOf('</nav>'), html.indexOf('</article>'));
const titlesIn = (html: string) => attributes(html, /<h2[^>]*>(.*?)<\/h2>/g);

describe.each(Object.entries(pages))('%s', (_name, html) => {
  test('has a table of contents that links every section, in order', () => {
    const contents = contentsOf(html);
    const ids = attributes(html, /<li id="([^"]+)"/g);
    expect(attributes(contents, /href="#([^"]+)"/g)).toEqual(ids);
    expect(attributes(contents, /<a[^>]*>(.*?)<\/a>/g)).toEqual(titlesIn(articleOf(html)));
  });

  test('calls bot, portal and documentation the project’s own, and only other services other people’s', () => {
    const text = textOf(articleOf(html));
    expect(text).toMatch(/bot, the portal and the documentation site are our own services/);
    expect(text).not.toMatch(/other people’s sites/);
    expect(text).toMatch(/X, Telegram.*belong to other/);
  });

  test('leaves what nobody stated blank, and names no law, court or company that the owner did not state', () => {
    const text = textOf(articleOf(html));
    expect(text).toMatch(/\[to be completed: /);
    expect(text).not.toMatch(/GDPR|CCPA|DSGVO|\bAct\b|Regulation \(|\bMiCA\b|Cloudflare|\bInc\b|\bLtd\b|\bLLC\b/);
  });
});
