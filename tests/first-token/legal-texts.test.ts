import { describe, expect, test } from 'vitest';
import { attributes, readDocument, textOf } from '../content/built-document.ts';

const pages = { privacy: await readDocument('privacy'), terms: await readDocument('terms') };
const contentsOf = (html: string) => html.slice(html.indexOf('aria-label="Contents"'), html.indexOf('</nav>'));
const articleOf = (html: string) => html.slice(html.indexOf('</nav>'), html.indexOf('</article>'));
const titlesIn = (html: string) => attributes(html, /<h2[^>]*>(.*?)<\/h2>/g);

/** The topics of each page, by a word of the section's title and words of its text. */
const topics: Record<keyof typeof pages, readonly [title: RegExp, text: RegExp][]> = {
  privacy: [
    [/responsible/, /controller.*Delaware.*29 April 2025.*10179329.*Postal address: \S/s],
    [/purpose|why/i, /IP address.*legitimate interest.*email address.*legal obligation/s],
    [/how long/, /deleted when they are no longer needed/],
    [/browser/, /Two values in session storage.*history.*cache.*clipboard/s],
    [/receives/, /processors.*Host.*Email provider/s],
    [/Transfers/, /other countries|other than your own/],
    [/Your rights/, /access.*rectification.*erasure.*restriction.*portability.*objection.*withdrawal/s],
    [/How to use/, /mailto:hello@example\.com/],
    [/Complaints/, /data protection authority/],
    [/No sale/, /do not sell/],
    [/automated/, /automated means/],
    [/Children/, /18 years/],
    [/Security/, /encrypted/],
    [/Changes/, /new date at the top/],
    [/Contact/, /href="mailto:hello@example\.com"/],
  ],
  terms: [
    [/Who may use/, /at least 18 years old/],
    [/No advice and no offer/, /financial, investment, legal or tax advice.*is an offer to sell/s],
    [/Risks/, /Loss of value.*Liquidity.*transaction tax.*Finality.*Keys.*Software.*Regulation.*Tax.*No protection/s],
    [/Medallion NFT/, /company profits.*dividend rights and governance influence/],
    [/Forward-looking/, /roadmap.*Coming Soon/s],
    [/Marketing figures/, /cannot be verified/],
    [/own services|other services/, /bot, the portal and the documentation site are our own services/],
    [/Third-party/, /X, Telegram, decentralised exchanges, block explorers/],
    [/Acceptable use/, /You may not/],
    [/Intellectual property/, /belong to us/],
    [/No warranty/, /as is/],
    [/Liability/, /indirect, incidental or consequential/],
    [/Indemnity/, /compensate us/],
    [/Termination/, /remain in force/],
    [/Severability/, /invalid/],
    [/Governing law/, /governed by the laws of \[to be completed: governing law\]/],
    [/Disputes/, /Court: \S/],
    [/Changes/, /new date at the top/],
    [/Contact/, /href="mailto:hello@example\.com"/],
  ],
};

describe.each(Object.entries(pages))('%s', (name, html) => {
  test('has a table of contents that links every section, in order', () => {
    const contents = contentsOf(html);
    const ids = attributes(html, /<li id="([^"]+)"/g);
    expect(attributes(contents, /href="#([^"]+)"/g)).toEqual(ids);
    expect(attributes(contents, /<a[^>]*>(.*?)<\/a>/g)).toEqual(titlesIn(articleOf(html)));
  });

  test.for(topics[name as keyof typeof pages])('covers %s', ([title, text]) => {
    const parts = articleOf(html)
      .split(/<li id="/)
      .slice(1);
    const part = parts.find((one) => titlesIn(one).some((found) => title.test(found)));
    expect(part, `a section whose title has ${title}`).toBeDefined();
    expect(part!.replaceAll(/<(?!a\s)[^>]+>/g, '\n')).toMatch(text);
  });

  test('calls bot, portal and documentation the project’s own, and only other services other people’s', () => {
    const text = textOf(articleOf(html));
    expect(text).toMatch(/bot, the portal and the documentation site are our own services/);
    expect(text).not.toMatch(/other people’s sites/);
    expect(text).toMatch(/X, Telegram.*belong to other/);
  });

  test('names no law, court or company that the owner did not state', () => {
    const text = textOf(articleOf(html));
    expect(text).not.toMatch(/GDPR|CCPA|DSGVO|\bAct\b|Regulation \(|\bMiCA\b|Cloudflare|\bInc\b|\bLtd\b|\bLLC\b/);
  });
});
