import { describe, expect, test } from 'vitest';
import { markersOf } from '../../site-build/design/chart-geometry.ts';
import { timeAxis } from '../../site-build/design/time-axis.ts';
import { formatAmount } from '../../src/lib/format.ts';
import { fullyUnlockedMonth, labelsOf, unlockedPercent, type VestingRule } from '../../src/lib/vesting.ts';

const axisOf = (...periods: string[]) =>
  timeAxis(periods.map((period) => ({ period, title: '', items: [], status: 'planned' })));

describe('The roadmap’s axis', () => {
  test.each([
    [
      ['Q3 2025', 'Q4 2025', '2027'],
      [2025, 2026, 2027],
    ],
    [
      ['Q4 2026', 'Q1 2027', 'Q2 2027', 'Q3–Q4 2027'],
      [2026, 2027],
    ],
    [
      ['2026', '2027', '2028', '2029', '2030', '2031', '2032', '2033'],
      [2026, 2028, 2030, 2032],
    ],
    [['2026'], [2026]],
  ])('of %j has labels for %j, which do not overlap at 320 px', (periods, years) => {
    const { labels, years: lines } = axisOf(...periods);
    expect(labels.map(({ year }) => year)).toEqual(years);
    // A label is 34 px wide, and the axis 280.
    const ends = labels.map(({ at }) => (at / 100) * 280);
    for (const [index, start] of ends.entries()) expect(start + 34).toBeLessThanOrEqual((ends[index + 1] ?? 284) - 4);
    expect(lines.length).toBeGreaterThanOrEqual(labels.length);
  });
});

const linear = (launchPercent: number, cliffMonths: number, vestingMonths: number): VestingRule => ({
  launchPercent,
  cliffMonths,
  vestingMonths,
  release: 'linear',
});
const monthly = (...rule: Parameters<typeof linear>): VestingRule => ({ ...linear(...rule), release: 'monthly' });

const schedules: Record<string, readonly VestingRule[]> = {
  'two short ones': [linear(0, 6, 12), linear(20, 0, 6)],
  'five, one of which has released a third': [
    linear(100, 0, 0),
    monthly(0, 0, 36),
    linear(0, 6, 24),
    linear(20, 0, 12),
    linear(0, 12, 36),
  ],
  'a long one beside an instant one': [linear(100, 0, 0), linear(0, 24, 96)],
};
const FIRST = 12;

describe.each(Object.entries(schedules))('The unlock chart of %s', (_, rules) => {
  const months = Math.max(FIRST, ...rules.map(fullyUnlockedMonth));
  const labels = labelsOf(rules.map((rule) => unlockedPercent(rule, FIRST)));

  test('has labels inside the plot, none over another', () => {
    for (const [index, { down }] of labels.entries()) {
      expect(down).toBeGreaterThanOrEqual(index === 0 ? 0 : labels[index - 1]!.down + 9);
      expect(down).toBeLessThanOrEqual(100);
    }
  });

  test('has each number beside its own line, and none behind a percentage of the first month, on a phone', () => {
    const markers = markersOf(rules, months, FIRST);
    // The plot is 230 px wide and 180 high, a percentage 40 × 16 px, and a number's circle 18.
    const side = FIRST > months / 6 ? -1 : 1;
    const middle = (FIRST / months) * 230 + side * 30;
    for (const [index, { month, percent }] of markers.entries()) {
      expect(percent).toBe(unlockedPercent(rules[index]!, month));
      for (const { value, down } of labels) {
        const [x, y] = [Math.abs((month / months) * 230 - 15 - middle), Math.abs((100 - percent - down) * 1.8 - 2)];
        expect(x > 20 + 9 || y > 8 + 9, `${index + 1} over ${value}%`).toBe(true);
      }
    }
  });
});

test.each([
  [1_000_000_000, '1B'],
  [40_000_000, '40M'],
  [1_234_567, '1.23M'],
  [21, '21'],
])('%i tokens are %s', (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
});
