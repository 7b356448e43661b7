import { describe, expect, test } from 'vitest';
import { monthsOf, startOfMonth, timeAxis } from '../../src/lib/time-axis.ts';
import { areaOf, monthsShown, ticksOf, unlockedPercent } from '../../src/lib/vesting.ts';
import type { VestingRule } from '../../shape/token.ts';

const axisOf = (...periods: string[]) => timeAxis(periods.map((period) => ({ period })));

describe('The roadmap’s axis', () => {
  test.each([
    [
      ['Q3 2025', 'Q4 2025', '2027'],
      [2025, 2026, 2027],
    ],
    [
      ['2026', '2045'],
      [2027, 2029, 2031, 2033, 2035, 2037, 2039, 2041, 2043, 2045],
    ],
    [['2026'], [2026]],
  ])('of %j has labels for %j, none over another at 900 px', (periods, years) => {
    const { labels } = axisOf(...periods);
    expect.soft(labels.map(({ year }) => year)).toEqual(years);
    // A label is 40 px wide with its distance from its line, and the axis 836.
    const starts = labels.map(({ at }) => (at / 100) * 836);
    expect.soft(starts.filter((start, index) => start + 40 > (starts[index + 1] ?? 836))).toEqual([]);
  });

  test.each([
    ['Q3 2025', '2025-07-01', '2025-10-01'],
    ['Q3–Q4 2026', '2026-07-01', '2027-01-01'],
    ['H1 2027', '2027-01-01', '2027-07-01'],
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

  test.each([
    [
      'beside it, where there is more room',
      ['Q1 2027', 'Q2–Q3 2027', 'Q4 2027'],
      '0+25 after, 25+50 below, 75+25 before',
    ],
    [
      'before it, if both sides have as much',
      ['H1 2025', 'Q3–Q4 2026', '2028'],
      '0+12.5 after, 37.5+12.5 after, 75+25 before',
    ],
    ['below one that is alone', ['Spring 2027'], '0+100 below'],
    ['beside those that overlap', ['H1 2027', 'Spring 2027', 'Q4 2027'], '0+50 after, 16.67+25 after, 75+25 before'],
  ])('draws periods to scale, each with its text %s', (_, periods, drawn) => {
    const { segments } = axisOf(...periods);
    expect(segments.map(({ start, length, text }) => `${start}+${length} ${text}`).join(', ')).toBe(drawn);
  });
});

const linear = (launchPercent: number, cliffMonths: number, vestingMonths: number): VestingRule => ({
  launchPercent,
  cliffMonths,
  vestingMonths,
  release: 'linear',
});
const monthly = (...rule: Parameters<typeof linear>): VestingRule => ({ ...linear(...rule), release: 'monthly' });

test.each<[what: string, rule: VestingRule, percents: Record<number, number>]>([
  ['nothing before the end of a cliff', linear(20, 6, 8), { 0: 20, 6: 20 }],
  ['a linear share each month after a cliff', linear(20, 6, 8), { 7: 30, 10: 60, 14: 100, 20: 100 }],
  ['a monthly share at the end of each month', monthly(0, 0, 4), { 0: 0, 0.99: 0, 1: 25, 1.99: 25, 3: 75, 4: 100 }],
  ['everything at launch', linear(100, 0, 0), { 0: 100 }],
  ['everything at the end of a cliff', monthly(0, 6, 0), { 5: 0, 6: 100 }],
])('unlocks %s', (_, rule, percents) => {
  const months = Object.keys(percents).map(Number);
  expect(Object.fromEntries(months.map((month) => [month, unlockedPercent(rule, month)]))).toEqual(percents);
});

describe('A track over the months', () => {
  test.each([
    ['at once', linear(100, 0, 0), 'M0 100V0h0l0 0H12V100Z'],
    ['after a cliff', linear(20, 6, 8), 'M0 100V80h6l8 -80H12V100Z'],
    ['month by month', monthly(10, 0, 3), 'M0 100V90h0h1v-30h1v-30h1v-30H12V100Z'],
    ['all at the end of a cliff', monthly(0, 6, 0), 'M0 100V100h6l0 -100H12V100Z'],
  ])('draws what unlocks %s', (_, rule, path) => {
    expect(areaOf(rule, 12)).toBe(path);
  });

  test.each([
    [1, [0, 1]],
    [10, [0, 3, 6, 10]],
    [12, [0, 3, 6, 9, 12]],
    [38, [0, 12, 24, 38]],
    [42, [0, 12, 24, 36, 42]],
    [100, [0, 24, 48, 72, 100]],
  ])('of %i months has ticks at round ones and at its end', (months, ticks) => {
    expect(ticksOf(months)).toEqual(ticks);
  });

  test.each([
    ['the longest schedule', [linear(0, 18, 24), linear(100, 0, 0)], 12, 42],
    ['a schedule shorter than a year', [linear(0, 4, 6)], 6, 10],
    ['the month shown first, after all is unlocked', [linear(100, 0, 0)], 12, 12],
    ['a year, where everything is unlocked at once', [linear(100, 0, 0)], 0, 12],
  ])('ends with %s', (_, rules, first, months) => {
    expect(monthsShown(rules, first)).toBe(months);
  });
});
