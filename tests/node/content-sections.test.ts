import { expect, test } from 'vitest';
import { site } from '../../config/site.ts';
import { contracts } from '#token/content/contracts.ts';
import { confirmation, receipt } from '#token/content/example.ts';
import { faqItems } from '#token/content/faq.ts';
import { steps } from '#token/content/how-it-works.ts';
import { labels, navigation } from '#token/content/navigation.ts';
import { attributes, readDocument, sectionOf, textOf, words } from './lib/built-document.ts';

/* What single sections of the built page have, whose behaviour the browser's tests of them show. */

const landing = await readDocument('home');

test('the questions are headings, in their order', () => {
  const headings = sectionOf(landing, 'faq').querySelectorAll('summary > h3');
  expect(headings.map(textOf)).toEqual(faqItems.map(({ question }) => words(question)));
});

test('every answer is closed at first', () => {
  expect(attributes(sectionOf(landing, 'faq'), 'details[open]', 'name')).toEqual([]);
});

test('the header links to every section, in order', () => {
  const links = attributes(landing, `nav[aria-label="${labels.sections}"] a`, 'href');
  expect(links).toEqual(navigation.map(({ id }) => `#${id}`));
});

test('each contract has a button that copies it, and there is no other', () => {
  const copied = landing.querySelectorAll(`button[aria-label^="${contracts.copy} "]`);
  expect(copied.map((button) => button.getAttribute('data-copy'))).toEqual(
    site.contracts.map(({ address }) => address),
  );
});

test('translators leave the contracts’ addresses alone', () => {
  const addresses = sectionOf(landing, 'contracts').querySelectorAll('code[translate="no"]');
  expect(addresses.map(textOf)).toEqual(site.contracts.map(({ address }) => address));
});

test('the address in the hero leads to the contracts', () => {
  const [link] = landing.querySelectorAll('main a[href="#contracts"]');
  expect(textOf(link!)).toBe(site.contracts[0].address);
});

const conversation = sectionOf(landing, 'how-it-works').querySelector('ol')!;

test.each(steps)('the step “$title” has its text, its posts and what it shows', (step) => {
  const { title, description, example, reply, shows } = step;
  const drawnText = { sheet: confirmation.sign, receipt: receipt.text };
  const found = textOf(conversation.querySelectorAll('li')[steps.indexOf(step)]!).replaceAll(/ ?\*/g, '');
  for (const text of [title, description, example, reply, shows && drawnText[shows]]) {
    if (text) expect(found).toContain(words(text.replaceAll('*', '')));
  }
});

test('nothing in the conversation can be pressed', () => {
  expect(conversation.querySelectorAll('button').map(String)).toEqual([]);
});
