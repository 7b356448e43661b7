import { expect, test } from 'vitest';
import { site } from '../../config/site.ts';
import { labels, navigation } from '#token/content/navigation.ts';
import { attributes, readDocument, sectionOf, textOf } from './lib/built-document.ts';

/* What single sections of the built page have. The browser's tests show how it behaves. */

const landing = await readDocument('home');

test('every answer is closed at first', () => {
  expect(attributes(sectionOf(landing, 'faq'), 'details[open]', 'name')).toEqual([]);
});

test('the header links to every section, in order', () => {
  const links = attributes(landing, `nav[aria-label="${labels.sections}"] a`, 'href');
  expect(links).toEqual(navigation.map(({ id }) => `#${id}`));
});

test('each contract has a button that copies it, and there is no other', () => {
  expect(attributes(landing, 'button[data-copy]', 'data-copy')).toEqual(site.contracts.map(({ address }) => address));
});

test('translators leave the contracts’ addresses alone', () => {
  const addresses = sectionOf(landing, 'contracts').querySelectorAll('code[translate="no"]');
  expect(addresses.map(textOf)).toEqual(site.contracts.map(({ address }) => address));
});

test('the address in the hero leads to the contracts', () => {
  const [link] = landing.querySelectorAll('main a[href="#contracts"]');
  expect(textOf(link!)).toBe(site.contracts[0].address);
});

test('nothing in the example conversation is a button', () => {
  const conversation = sectionOf(landing, 'how-it-works').querySelector('ol')!;
  expect(conversation.querySelectorAll('button').map(String)).toEqual([]);
});
