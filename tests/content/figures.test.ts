import { describe, expect, test } from 'vitest';
import {
  ALLOCATED_PER_CHAIN,
  allocations,
  chainShares,
  TOTAL_SUPPLY,
  vestingCards,
} from '../../src/content/figures.ts';
import { attributes, readDocument, sectionOf, textOf } from './built-document.ts';
import { formatDay, formatTokens } from '../../src/lib/format.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const landing = await readDocument('home');
const tables = sectionOf(landing, 'tokenomics').match(/<table[\s\S]*?<\/table>/g)!;
const printed = (html: string, pattern: RegExp) => attributes(html, pattern).map(Number);

describe('whatever the token’s figures', () => {
  test('the chains’ shares add up to 100 %, their amounts to the supply, and each amount matches its share', () => {
    expect(sum(chainShares.map(({ percentage }) => percentage))).toBe(100);
    expect(sum(chainShares.map(({ amount }) => amount))).toBe(TOTAL_SUPPLY);
    for (const { percentage, amount } of chainShares) expect(amount).toBe((percentage * TOTAL_SUPPLY) / 100);
  });

  test('the allocations’ shares add up to 100 %, their amounts to the allocated total, and each amount matches its share', () => {
    expect(sum(allocations.map(({ percentage }) => percentage))).toBe(100);
    expect(sum(allocations.map(({ amount }) => amount))).toBe(ALLOCATED_PER_CHAIN);
    for (const { percentage, amount } of allocations) expect(amount).toBe((percentage * ALLOCATED_PER_CHAIN) / 100);
  });

  test('the printed tables show chains and allocations, and both add up to 100 %', () => {
    expect(tables).toHaveLength(2);
    for (const table of tables) expect(sum(printed(table, /<td[^>]*>(\d+)%</g))).toBe(100);
    expect(tables[1]).toContain(allocations[0]!.label);
  });

  test('every vesting rule is printed once, and whatever has none is named beside the chart', () => {
    const section = textOf(sectionOf(landing, 'tokenomics'));
    for (const { title, details, rule } of vestingCards) {
      expect(section).toContain(title);
      if (rule) expect(section.split(details.join(', ')), title).toHaveLength(2);
    }
  });
});

test.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 500_000_000, 2_000_000_000])(
  'formats %d tokens as in British English',
  (amount) => {
    expect(formatTokens(amount)).toBe(new Intl.NumberFormat('en-GB').format(amount));
  },
);

test('formats days of every month as in British English', () => {
  const britain = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++) {
    for (const day of ['01', '09', '28']) {
      const date = `2025-${String(month).padStart(2, '0')}-${day}`;
      expect(formatDay(date)).toBe(britain.format(new Date(date)));
    }
  }
});
