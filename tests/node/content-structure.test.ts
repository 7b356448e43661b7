import { describe, expect, test } from 'vitest';
import { chains, contractOn } from '../../config/chains.ts';
import { site } from '../../config/site.ts';
import { buyGroups } from '#token/content/buy.ts';
import { contracts } from '#token/content/contracts.ts';
import { faq, faqItems } from '#token/content/faq.ts';
import { navigation, whitepaper } from '#token/content/navigation.ts';
import { footer } from '#token/content/site-footer.ts';
import { utility } from '#token/content/utility.ts';
import { attributes, readDocument, sectionOf, textOf, words } from './lib/built-document.ts';

const landing = await readDocument('home');

test('the landing page has every section of the navigation, in its order', () => {
  const navigated: readonly string[] = navigation.map(({ id }) => id);
  const ids = attributes(landing, 'section[id]', 'id').filter((id) => navigated.includes(id));
  expect(ids, 'token/content/navigation.ts: list every section, in the order of the page').toEqual(navigated);
});

test.each(navigation)('the section #$id is a region whose name is its heading', ({ id }) => {
  const section = sectionOf(landing, id);
  const name = section.querySelector(`[id="${section.getAttribute('aria-labelledby')}"]`);
  expect(name && textOf(name)).toBe(textOf(section.querySelector('h2')!));
});

test('each * in a text links to a note', async () => {
  const page = await readDocument('home');
  // The donut repeats the mark of its note.
  for (const mark of page.querySelectorAll('.difference-mark, sup')) mark.remove();
  const text = textOf(page.querySelector('main')!);
  const at = text.indexOf('*');
  const remedy = `“${text.slice(Math.max(at - 40, 0), at + 1)}” in token/content: here, * links to no note. Write the text without it`;
  expect(at, remedy).toBe(-1);
});

test('a space before the hero’s address keeps its label from running into it', () => {
  const [{ chain, address }] = site.contracts;
  const label = landing.querySelector('.hero-address')!.parentNode;
  expect(label?.textContent).toBe(`${contracts.nameOf(chains[chain].name)} ${address}`);
});

const compared = buyGroups.flatMap(({ steps }) => steps).filter(({ shows }) => shows && 'address' in shows);

test.runIf(compared.length > 0)('the buying guide has the whole contract on BNB Chain', () => {
  expect(textOf(sectionOf(landing, 'buy')).replaceAll(' ', '')).toContain(contractOn(site, 'bnb').address);
});

test('every swap link buys the contract on BNB Chain', () => {
  const links = attributes(landing, 'a[href*="outputCurrency="]', 'href');
  const bought = links.map((link) => new URL(link).searchParams.get('outputCurrency'));
  expect(bought.filter((address) => address !== contractOn(site, 'bnb').address)).toEqual([]);
});

test('the register’s page is linked beside the company’s number, if the configuration names one', () => {
  const { registerUrl } = site.company;
  expect(attributes(sectionOf(landing, 'company'), 'a[href]', 'href')).toEqual(registerUrl ? [registerUrl] : []);
});

test.each(faqItems)('“$question” is a heading, with its answer below', (item) => {
  const found = sectionOf(landing, 'faq').querySelectorAll('details')[faqItems.indexOf(item)]!;
  expect(textOf(found.querySelector('summary > h3')!)).toBe(words(item.question));
  expect(textOf(found)).toContain(words(`${item.question} ${item.answer}`));
});

describe('a link of the configuration is on the page, and one that is null has neither words nor icon', () => {
  const { docs, profile, community } = site.links;
  test.each<[label: string, link: string | null]>([
    [whitepaper, docs],
    [footer.onX, profile],
    [footer.onTelegram, community],
    [footer.telegram, community],
    [faq.chat, community],
  ])('%s', (label, link) => {
    const links = landing
      .querySelectorAll('a')
      .filter((found) => words(found.getAttribute('aria-label') ?? textOf(found)) === words(label));
    expect([...new Set(links.map((found) => found.getAttribute('href')))]).toEqual(link === null ? [] : [link]);
  });
});

test('early access is offered only if utility.ts has words for it', () => {
  const buttons = sectionOf(landing, 'utility').querySelectorAll('[aria-haspopup="dialog"]');
  expect(buttons).toHaveLength(utility.earlyAccess === null ? 0 : 1);
});

const { symbol, product } = site;

test('the hero’s name follows $: the token’s symbol, or without one the product’s name', () => {
  expect(textOf(landing)).toContain(`$${symbol ?? product}`);
});

test.runIf(symbol !== null && !symbol.startsWith(product))(
  'the product’s name is never after $, beside a symbol',
  () => {
    const remedy = `token/content: a text says “$${product}”, but the symbol in token/site.ts is ${symbol}: write ${'${ticker}'}`;
    expect(textOf(landing), remedy).not.toContain(`$${product}`);
  },
);
