import { describe, expect, test } from 'vitest';
import { allocations, vestingCards } from '#token/content/figures.ts';
import { attributes, readDocument, sectionOf, textOf } from './lib/built-document.ts';
import { formatDay, formatTokens } from '../../config/format.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const landing = await readDocument('home');
const tables = sectionOf(landing, 'tokenomics').match(/<table[\s\S]*?<\/table>/g)!;
const printed = (html: string, pattern: RegExp) => attributes(html, pattern).map(Number);

describe('whatever the token’s figures', () => {
  test('the printed tables show chains and allocations, and both add up to 100 %', () => {
    expect(tables).toHaveLength(2);
    for (const table of tables) expect(sum(printed(table, /<td[^>]*>([\d.]+)%</g))).toBeCloseTo(100);
    expect(textOf(tables[1]!)).toContain(allocations[0]!.label);
  });

  test('every vesting rule is printed, and whatever has none is named beside the chart', () => {
    const section = textOf(sectionOf(landing, 'tokenomics'));
    for (const { title, details, rule } of vestingCards) {
      expect(section).toContain(title);
      if (rule) expect(section, title).toContain(details.join(', '));
    }
  });
});

test('formats amounts and days as in British English', () => {
  for (const amount of [0, 999, 12_345, 2_000_000_000]) {
    expect(formatTokens(amount)).toBe(new Intl.NumberFormat('en-GB').format(amount));
  }
  const britain = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++) {
    const date = `2025-${String(month).padStart(2, '0')}-09`;
    expect(formatDay(date)).toBe(britain.format(new Date(date)));
  }
});
