import { expect, test } from 'vitest';
import { formatAmount, formatDay, formatLink, formatTokens, tagOf } from '../../config/format.ts';

test.for<readonly [from: unknown, to: string, format: string]>([
  [tagOf('Größe'), '#Größe', 'a tag'],
  [tagOf('pay_2'), '#pay_2', 'a tag'],
  // Nobody can type them as tags.
  [tagOf('Tagé Pay'), 'Tagé Pay', 'alone'],
  [tagOf('tag.pay'), 'tag.pay', 'alone'],
  [tagOf('A+'), 'A+', 'alone'],
  [formatAmount(1_500_000_000_000), '1.5T', 'an amount'],
  [formatAmount(999_999_999), '1B', 'an amount'],
  [formatAmount(999_999_000), '999.999M', 'an amount'],
  [formatAmount(40_000_000), '40M', 'an amount'],
  [formatAmount(21), '21', 'an amount'],
  [formatLink('https://bot.example.com/'), 'bot.example.com', 'a link'],
  [formatLink('https://t.me/yourbot?start=site'), 't.me/yourbot', 'a link'],
  [formatLink('https://t.me/yourbot/pay/'), 't.me/yourbot/pay', 'a link'],
])('%s is written as %s (%s)', ([from, to]) => {
  expect(from).toBe(to);
});

test('numbers and days are written as in British English', () => {
  const britain = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++) {
    const day = `2025-${String(month).padStart(2, '0')}-09`;
    expect.soft(formatDay(day)).toBe(britain.format(new Date(day)));
  }
  for (const amount of [0, 999, 12_345, 2_000_000_000]) {
    expect.soft(formatTokens(amount)).toBe(new Intl.NumberFormat('en-GB').format(amount));
  }
});
