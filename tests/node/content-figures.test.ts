import { expect, test } from 'vitest';
import { chains } from '../../config/chains.ts';
import { allocations, chainShares, vestingCards } from '#token/content/figures.ts';
import { readDocument, sectionOf, textOf, words } from './lib/built-document.ts';

const tokenomics = sectionOf(await readDocument('home'), 'tokenomics');
/** What each row of a table begins with, and its share. */
const printed = tokenomics
  .querySelectorAll('table')
  .map((table) =>
    table
      .querySelectorAll('tr')
      .map((row) => [textOf(row.querySelector('th')!), textOf(row.querySelector('td')!)].join(' ')),
  );

test('the first table prints the share of every chain', () => {
  expect(printed[0]).toEqual(chainShares.map(({ id, percentage }) => words(`${chains[id].name} ${percentage}%`)));
});

test('the second table prints the share of every allocation', () => {
  expect(printed[1]).toEqual(allocations.map(({ label, percentage }) => words(`${label} ${percentage}%`)));
});

test.each(vestingCards)('beside the chart is “$title” with its details', ({ title, details }) => {
  const cards = tokenomics.querySelectorAll('li').map(textOf);
  const named = cards.filter((text) => text.startsWith(words(title)));
  expect(named).toContainEqual(expect.stringContaining(words(details.join(', '))));
});
