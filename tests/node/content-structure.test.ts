import { expect, test } from 'vitest';
import { site } from '../../config/site.ts';
import { contractOn } from '../../config/chains.ts';
import { buyGroups } from '#token/content/buy.ts';
import { faq, faqItems } from '#token/content/faq.ts';
import { navigation, whitepaper } from '#token/content/navigation.ts';
import { footer } from '#token/content/site-footer.ts';
import { utility } from '#token/content/utility.ts';
import { lookalike } from '../../src/lib/lookalike.ts';
import { attributes, readDocument, sectionOf, textOf } from './lib/built-document.ts';

const landing = await readDocument('home');

test('the landing page has every section of the navigation, in its order', () => {
  const ids = attributes(landing, /<section id="([^"]+)"/g);
  const navigated = navigation.map(({ id }) => id);
  expect(ids.filter((id) => (navigated as readonly string[]).includes(id))).toEqual(navigated);
});

test('every link to a place in the page leads to one, and so does each mark of a difference', () => {
  const ids = new Set(attributes(landing, / id="([^"]+)"/g));
  expect(attributes(landing, / href="#([^"]+)"/g).filter((id) => !ids.has(id))).toEqual([]);
  // The donut repeats the mark of its note.
  const unmarked = landing.replaceAll(/<(?:a class="difference-mark"[^>]*|sup)>\*/g, '');
  expect(textOf(unmarked)).not.toContain('*');
});

test('a space before the hero’s address keeps its label from running into it', () => {
  expect(landing).toMatch(/ contract <a [^>]*href="#contracts"/);
});

test('an address to compare in the buying guide is the whole contract on BNB Chain', () => {
  const shown = buyGroups.flatMap(({ steps }) => steps).filter(({ shows }) => shows && 'address' in shows);
  const words = textOf(sectionOf(landing, 'buy'));
  for (const { title } of shown) {
    const step = words.slice(words.indexOf(title)).replaceAll(' ', '');
    expect(step, title).toContain(contractOn(site, 'bnb').address);
  }
});

test('the register’s page is linked beside the company’s number, if the configuration names one', () => {
  const { registerUrl } = site.company;
  const link = /<a [^>]*href="([^"]*)"/.exec(sectionOf(landing, 'company'))?.[1] ?? null;
  expect(link).toBe(registerUrl?.replaceAll('&', '&amp;') ?? null);
});

test('no question appears twice, and each is in the page with its answer', () => {
  expect(new Set(faqItems.map(({ question }) => question)).size).toBe(faqItems.length);
  // The mark of a difference is a link, which ends a line.
  const words = textOf(sectionOf(landing, 'faq')).replace(/\s+/g, ' ').replaceAll('* ', '*');
  for (const { question, answer } of faqItems) {
    expect(words).toContain(question);
    expect(words).toContain(answer.replace(/\s+/g, ' ').replaceAll('* ', '*'));
  }
});

test('the address that is shown with a typo has one, whatever its digits', () => {
  expect(
    [...'0123456789abcdefABCDEF'].filter((digit) => !/[\da-f]/i.test(lookalike(digit)) || lookalike(digit) === digit),
  ).toEqual([]);
});

test('each link that the configuration has is on the page; one that is null has neither words nor icon', () => {
  const { docs, profile, community } = site.links;
  const words: [string, string | null][] = [
    [whitepaper, docs],
    [footer.onX, profile],
    [footer.onTelegram, community],
    [footer.telegram, community],
    [faq.chat, community],
  ];
  for (const [label, link] of words) {
    const isThere = landing.includes(`>${label}<`) || landing.includes(`aria-label="${label}"`);
    expect(isThere, label).toBe(link !== null);
  }
  expect(sectionOf(landing, 'utility').includes('aria-haspopup="dialog"')).toBe(utility.earlyAccess !== null);
});

test('after $ is the token’s symbol, or without one the product’s name', () => {
  const { symbol, product } = site;
  const words = textOf(landing);
  expect(words).toContain(`$${symbol ?? product}`);
  if (symbol !== null && !symbol.startsWith(product)) expect(words).not.toContain(`$${product}`);
});
