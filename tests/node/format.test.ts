import { describe, expect, test } from 'vitest';
import { formatAmount, formatDay, formatLink, formatTokens, tagOf } from '../../config/format.ts';

describe('A name', () => {
  test.each(['Coffer', 'Größe', 'pay_2'])('%s is also a tag', (name) => {
    expect(tagOf(name)).toBe(`#${name}`);
  });
  test.each(['Tagé Pay', 'tag.pay', 'tag-pay', 'A+'])('%s, which nobody can type as a tag, is alone', (name) => {
    expect(tagOf(name)).toBe(name);
  });
});

test.each([
  [1_500_000_000_000, '1.5T'],
  [1_000_000_000, '1B'],
  [999_999_999, '1B'],
  [999_999_000, '999.999M'],
  [40_000_000, '40M'],
  [1_875_000, '1.875M'],
  [21, '21'],
])('%i tokens are %s', (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
});

test.each([
  ['https://bot.example.com/', 'bot.example.com'],
  ['https://t.me/yourbot?start=site', 't.me/yourbot'],
  ['https://t.me/yourbot/pay/', 't.me/yourbot/pay'],
])('%s is shown as %s', (url, text) => {
  expect(formatLink(url)).toBe(text);
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
