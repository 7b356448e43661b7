import { describe, expect, test } from 'vitest';
import {
  ALLOCATED_PER_CHAIN,
  allocations,
  chainShares,
  TOTAL_SUPPLY,
  vestingCards,
} from '../../src/content/figures.ts';
import { attributes, readDocument, sectionOf } from './built-document.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const tables = sectionOf(await readDocument('index'), 'tokenomics').match(/<table[\s\S]*?<\/table>/g)!;
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

  test('the printed tables show chains, allocations and unlocks; the first two add up to 100 %', () => {
    expect(tables).toHaveLength(3);
    expect(sum(printed(tables[0]!, /<td[^>]*>(\d+)%</g))).toBe(100);
    expect(sum(printed(tables[1]!, /<td[^>]*>(\d+)%</g))).toBe(100);
    expect(tables[1]).toContain(allocations[0]!.label);
  });

  test('the printed unlocks have a row for each card, which never falls and ends at 100', () => {
    const rows = tables[2]!.match(/<tr>.*?<\/tr>/g)!.slice(1);
    expect(rows).toHaveLength(vestingCards.length);
    for (const { title, rule } of vestingCards) {
      expect(rows.find((row) => row.includes(`>${title.replace('&', '&amp;')}<`))!.includes('colSpan')).toBe(!rule);
    }
    for (const row of rows) {
      const values = printed(row, /<td>([\d.]+)%<\/td>/g);
      expect(values.toSorted((one, other) => one - other)).toEqual(values);
      if (values.length > 0) expect(values.at(-1)).toBe(100);
    }
  });
});
