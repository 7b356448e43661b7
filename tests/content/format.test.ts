import { expect, test } from 'vitest';
import { formatDay, formatTokens } from '../../src/lib/format.ts';

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
