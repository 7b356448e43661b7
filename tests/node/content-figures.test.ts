import { expect, test } from 'vitest';
import { chains } from '../../config/chains.ts';
import { formatDay, formatTokens } from '../../config/format.ts';
import { contentProblems } from '../../site-build/checks/content.ts';
import { allocations, chainShares, vestingCards } from '#token/content/figures.ts';
import { readDocument, sectionOf, textOf } from './lib/built-document.ts';

const tokenomics = sectionOf(await readDocument('home'), 'tokenomics');
/** What each row of a table begins with, and its share. */
const printed = tokenomics
  .querySelectorAll('table')
  .map((table) =>
    table
      .querySelectorAll('tr')
      .map((row) => [textOf(row.querySelector('th')!), textOf(row.querySelector('td')!)].join(' ')),
  );

test('nothing is wrong with the figures, the plan and the questions', () => {
  expect(contentProblems()).toEqual([]);
});

test('the first table prints the share of every chain', () => {
  expect(printed[0]).toEqual(chainShares.map(({ id, percentage }) => `${chains[id].name} ${percentage}%`));
});

test('the second table prints the share of every allocation', () => {
  expect(printed[1]).toEqual(allocations.map(({ label, percentage }) => `${label} ${percentage}%`));
});

test.each(vestingCards)('beside the chart is “$title” with its details', ({ title, details }) => {
  const card = tokenomics.querySelectorAll('li').find((item) => textOf(item).startsWith(title));
  expect(card && textOf(card)).toContain(details.join(', '));
});

test.each([0, 999, 12_345, 2_000_000_000])('writes %d as in British English', (amount) => {
  expect(formatTokens(amount)).toBe(new Intl.NumberFormat('en-GB').format(amount));
});

test.each(Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-09`))(
  'writes %s as in British English',
  (date) => {
    const britain = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(formatDay(date)).toBe(britain.format(new Date(date)));
  },
);
