import { describe, expect, test } from 'vitest';
import { labelsOf, marksOf, pathOf, ticksOf } from '../../src/components/schedule-geometry.ts';
import { formatAmount, formatLink, tagOf } from '../../config/format.ts';
import { monthsOf, startOfMonth, timeAxis } from '../../src/lib/time-axis.ts';
import { monthsShown, unlockedPercent } from '../../src/lib/vesting.ts';
import type { VestingRule } from '../../shape/token.ts';

const axisOf = (...periods: string[]) => timeAxis(periods.map((period) => ({ period })));

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
    [
      ['H2 2026', 'Winter 2026', 'Summer 2027'],
      [2026, 2027],
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

  test.each([
    ['Q3 2025', '2025-07-01', '2025-10-01'],
    ['Q3–Q4 2026', '2026-07-01', '2027-01-01'],
    ['H1 2027', '2027-01-01', '2027-07-01'],
    ['H2 2027', '2027-07-01', '2028-01-01'],
    ['Spring 2027', '2027-03-01', '2027-06-01'],
    ['Summer-Autumn 2027', '2027-06-01', '2027-12-01'],
    ['Winter 2026', '2026-12-01', '2027-03-01'],
    ['2027', '2027-01-01', '2028-01-01'],
  ])('reads %s as the time from %s until %s', (period, from, until) => {
    const { first, count } = monthsOf(period)!;
    expect([first, first + count].map((month) => startOfMonth(month).toISOString().slice(0, 10))).toEqual([
      from,
      until,
    ]);
  });

  test('draws periods to scale', () => {
    expect(axisOf('H1 2027', 'Spring 2027', 'Q4 2027').segments).toEqual([
      { start: 0, length: 50 },
      { start: 16.67, length: 25 },
      { start: 75, length: 25 },
    ]);
  });

  test.each(['Early 2027', 'Q5 2027', 'Q4–Q3 2027', 'Q4'])('refuses %s, and says what to write', (period) => {
    expect(() => axisOf('2026', period)).toThrow(
      `token/content/roadmap.ts: "${period}" cannot be placed on the time axis. Write "Q3 2025", "Q3–Q4 2026", "H1 2027", "Spring 2027" or "2027".`,
    );
  });
});

const linear = (launchPercent: number, cliffMonths: number, vestingMonths: number): VestingRule => ({
  launchPercent,
  cliffMonths,
  vestingMonths,
  release: 'linear',
});
const monthly = (...rule: Parameters<typeof linear>): VestingRule => ({ ...linear(...rule), release: 'monthly' });

test('a cliff releases nothing before its end, then the release is linear; a monthly one first releases at month 1', () => {
  const cliff = linear(20, 6, 8);
  expect([0, 6, 7, 10, 14, 20].map((month) => unlockedPercent(cliff, month))).toEqual([20, 20, 30, 60, 100, 100]);
  const stairs = monthly(0, 0, 4);
  expect([0, 0.99, 1, 1.99, 3, 4].map((month) => unlockedPercent(stairs, month))).toEqual([0, 0, 25, 25, 75, 100]);
  expect(unlockedPercent(linear(100, 0, 0), 0)).toBe(100);
  expect([5, 6].map((month) => unlockedPercent(monthly(0, 6, 0), month))).toEqual([0, 100]);
});

describe('The unlock chart', () => {
  test.each([
    ['at once', linear(100, 0, 0), 'M0 0H12'],
    ['after a cliff', linear(20, 6, 8), 'M0 80h6l8 -80H12'],
    ['month by month', monthly(10, 0, 3), 'M0 90h1v-30h1v-30h1v-30H12'],
    ['all at the end of a cliff', monthly(0, 6, 0), 'M0 100h6l0 -100H12'],
  ])('draws what unlocks %s', (_, rule, path) => {
    expect(pathOf(rule, 12)).toBe(path);
  });

  test.each([
    [1, [0, 1]],
    [10, [0, 3, 6, 10]],
    [12, [0, 3, 6, 9, 12]],
    [30, [0, 6, 12, 18, 24, 30]],
    [38, [0, 12, 24, 38]],
    [42, [0, 12, 24, 36, 42]],
    [48, [0, 12, 24, 36, 48]],
    [60, [0, 12, 24, 36, 48, 60]],
    [100, [0, 24, 48, 72, 100]],
  ])('of %i months has ticks at round ones and at its end', (months, ticks) => {
    expect(ticksOf(months)).toEqual(ticks);
  });

  test.each([
    [[linear(0, 18, 24), linear(100, 0, 0)], 12, 42],
    [[linear(0, 4, 6)], 6, 10],
    [[linear(100, 0, 0)], 12, 12],
    [[linear(100, 0, 0)], 0, 12],
  ])('%#: ends with the longest schedule', (rules, first, months) => {
    expect(monthsShown(rules, first)).toBe(months);
  });

  test.each([
    ['one', [linear(0, 18, 24)]],
    ['all at launch', [linear(100, 0, 0), linear(100, 0, 0), linear(100, 0, 0)]],
    ['six that coincide', Array.from({ length: 6 }, () => linear(0, 6, 24))],
    ['six close ones', [29, 28, 27, 26, 25, 24].map((length) => monthly(0, 0, length))],
    ['late ones beside an instant one', [linear(0, 58, 2), linear(100, 0, 0), linear(0, 59, 1), monthly(0, 48, 12)]],
  ])('of schedules (%s) has numbers on their lines and percentages, none over another', (_, rules) => {
    const months = monthsShown(rules, 12);
    const marks = marksOf(rules, months);
    for (const [index, { month, percent }] of marks.entries()) {
      expect(percent).toBe(unlockedPercent(rules[index]!, month));
      expect(month).toBeLessThanOrEqual(months);
      // The plot is 230 px wide on a phone of 320, and a number with its outline 18.
      const distances = marks.toSpliced(index, 1).map((other) => Math.abs(other.month - month));
      for (const distance of distances) expect((distance / months) * 230).toBeGreaterThan(18);
    }
    for (let month = 0; month <= months; month++) {
      const downs = labelsOf(rules.map((rule) => unlockedPercent(rule, month))).map(({ down }) => down);
      for (const [index, down] of downs.entries()) {
        expect(down).toBeGreaterThanOrEqual(index === 0 ? 0 : downs[index - 1]! + 9);
        expect(down).toBeLessThanOrEqual(100);
      }
    }
  });
});

test.each([
  ['all at the end of a cliff', linear(85, 30, 0), 30],
  ['all at the end of a short cliff', linear(0, 2, 0), 2],
  ['in two months after a cliff', monthly(0, 12, 2), 12],
  ['in two months at the end', monthly(0, 46, 2), 46],
])('the number of a line that rises %s is beside the rise', (_, rule, cliff) => {
  const months = 48;
  const [mark] = marksOf([rule], months);
  // The plot is 306 px wide on a phone of 390, and a number with its outline 18.
  const px = (month: number) => (month / months) * 306;
  const isBefore = px(mark!.month) + 9 <= px(cliff);
  const isAfter = px(mark!.month) - 9 >= px(cliff + rule.vestingMonths);
  expect(isBefore || isAfter).toBe(true);
});

describe('A name', () => {
  test.each(['Plumtag', 'Größe', 'pay_2'])('%s is also a tag', (name) => {
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
