import { expect, test } from 'vitest';
import { changes, type Snapshot } from '../../scripts/rendered-page/snapshot.ts';

const snapshot = (text: string, attributes: readonly string[] = []): Snapshot => ({
  title: '',
  text,
  visible: text,
  attributes,
  html: '',
  strangers: [],
});
const added = { text: 'Bar FAQ', attributes: ['button aria-label="Menu"'] };
const sent = snapshot('Pay. FAQ', ['a href="#faq"']);

test.for([
  ['nothing', 'Pay. FAQ', []],
  ['punctuation', '#Pay. FAQ', []],
  ['the bar', 'Bar FAQ Pay. FAQ', ['button aria-label="Menu"']],
  ['the bar between other texts', 'Pay. Bar FAQ FAQ', []],
] as const)('a page to which its script adds %s is as sent', ([, text, attributes]) => {
  expect(changes(sent, snapshot(text, [...sent.attributes, ...attributes]), added)).toEqual([]);
});

test.for([
  ['the bar twice', 'Bar FAQ Bar FAQ Pay. FAQ', [], 'the text became'],
  ['half of the bar', 'Bar Pay. FAQ', [], 'the text became'],
  ['the bar and another word', 'Bar Claim FAQ Pay. FAQ', [], 'the text became'],
  ['a link', 'Pay. FAQ', ['a href="https://drainer.example"'], 'an attribute became a href="https://drainer.example"'],
] as const)('a page to which its script adds %s is not', ([, text, attributes, fault]) => {
  const found = changes(sent, snapshot(text, [...sent.attributes, ...attributes]), added);
  expect(found.join()).toContain(fault);
});

test('a page from which its script takes something is not as sent', () => {
  expect(changes(sent, snapshot('Pay.', []), added)).toHaveLength(2);
});
