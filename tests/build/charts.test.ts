import { describe, expect, test } from 'vitest';
import { markersOf } from '../../site-build/design/chart-geometry.ts';
import { timeAxis } from '../../site-build/design/time-axis.ts';
import { formatAmount, formatLink } from '../../src/lib/format.ts';
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

const FIRST = 12;

/** Pseudo-random numbers, always the same for one seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const generated = Array.from({ length: 40 }, (_, index) => {
  const random = randomOf(index + 1);
  const rules = Array.from({ length: 2 + random(5) }, () =>
    (random(2) ? linear : monthly)(random(3) ? 0 : 5 * random(10), random(2) * random(25), 6 + random(55)),
  );
  return [`set ${index + 1}`, rules] as const;
});

/** Places along a line, a few pixels apart, vertical parts included. */
function dots(rule: VestingRule, months: number, [width, height]: readonly [number, number]) {
  const steps = Array.from({ length: months * 10 + 1 }, (_, index) => index / 10);
  return steps.flatMap((month, index) => {
    const [from, to] = [unlockedPercent(rule, steps[Math.max(0, index - 1)]!), unlockedPercent(rule, month)];
    return [0, 0.25, 0.5, 0.75, 1].map((part) => ({
      month,
      x: (month / months) * width,
      y: (1 - (from + part * (to - from)) / 100) * height,
    }));
  });
}

describe.each([
  ...generated,
  ['two short ones', [linear(0, 6, 12), linear(20, 0, 6)]],
  ['a long one beside an instant one', [linear(100, 0, 0), linear(0, 24, 96)]],
  [
    'five, one of which has released a third',
    [linear(100, 0, 0), monthly(0, 0, 36), linear(0, 6, 24), linear(20, 0, 12), linear(0, 12, 36)],
  ],
  [
    'six, three of which end at five years or later',
    [linear(0, 18, 30), linear(40, 0, 9), monthly(5, 0, 60), monthly(10, 3, 33), monthly(0, 2, 16), linear(0, 24, 48)],
  ],
  ['six that coincide', Array.from({ length: 6 }, () => linear(0, 6, 24))],
  ['six close ones', [24, 25, 26, 27, 28, 29].map((length) => monthly(0, 0, length))],
] as const)('The unlock chart of schedules: %s', (_, rules) => {
  const months = Math.max(FIRST, ...rules.map(fullyUnlockedMonth));
  const labels = labelsOf(rules.map((rule) => unlockedPercent(rule, FIRST)));
  // On a phone of 320 and of 390 px, a tablet, and a desktop.
  const sizes = [
    [230, 180],
    [302, 180],
    [640, 380],
  ] as const;

  test('has percentages inside the plot, none over another', () => {
    for (const [index, { down }] of labels.entries()) {
      expect(down).toBeGreaterThanOrEqual(index === 0 ? 0 : labels[index - 1]!.down + 9);
      expect(down).toBeLessThanOrEqual(100);
    }
  });

  test('has numbers that cover nothing, each nearest to its own line, at every size', () => {
    const markers = markersOf(rules, months, FIRST);
    for (const [width, height] of sizes) {
      const lines = rules.map((rule) => dots(rule, months, [width, height]));
      const places = markers.map(({ month, percent, side }) => ({
        x: (month / months) * width + 15 * side,
        y: (1 - percent / 100) * height + 15 * side,
      }));
      const middle = (FIRST / months) * width + (FIRST > months / 6 ? -30 : 30);
      for (const [index, { x, y }] of places.entries()) {
        const name = `${index + 1}, ${width} px`;
        for (const other of places.slice(0, index)) {
          expect(Math.hypot(other.x - x, other.y - y), name).toBeGreaterThan(18);
        }
        // A percentage is 40 × 16 px, and a number's circle 18.
        for (const { value, down } of labels) {
          const isClear = Math.abs(x - middle) > 20 + 9 || Math.abs(y - (down / 100) * height + 13) > 8 + 9;
          expect(isClear, `${name} over ${value}%`).toBe(true);
        }
        const distances = lines.map((line) => Math.min(...line.map((dot) => Math.hypot(dot.x - x, dot.y - y))));
        // A line that coincides there is as near.
        for (const distance of distances) expect(distances[index], name).toBeLessThan(distance + 1);
      }
    }
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
