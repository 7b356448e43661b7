import { describe, expect, test } from 'vitest';
import { chartGeometry } from '../../site-build/design/chart-geometry.ts';
import { vestingCards } from '../../src/content/figures.ts';
import { unlockedPercent } from '../../src/lib/vesting.ts';

const ruleOf = (title: string) => vestingCards.find((card) => card.title === title)!.rule!;

/** Percent by month, from the published rules: at launch, at a cliff's edge and right after it, in the middle, at the end. */
const expected: Record<string, Readonly<Record<number, number>>> = {
  Liquidity: { 0: 100, 48: 100 },
  // A staircase of 48 steps, the first one at month 1.
  Staking: { 0: 0, 0.99: 0, 1: 100 / 48, 1.99: 100 / 48, 24: 50, 24.5: 50, 47.99: 4700 / 48, 48: 100 },
  Development: { 0: 0, 6: 0, 6.24: 1, 12: 25, 18: 50, 30: 100, 48: 100 },
  'Marketing and CEX': { 0: 20, 3: 40, 6: 60, 12: 100, 48: 100 },
  Reserve: { 0: 0, 12: 0, 12.36: 1, 21: 25, 30: 50, 48: 100 },
};

test('the cards are these five schedules, and two rows without one', () => {
  const withRule = vestingCards.filter(({ rule }) => rule).map(({ title }) => title);
  expect(withRule).toEqual(Object.keys(expected));
  expect(vestingCards.filter(({ rule }) => !rule).map(({ title }) => title)).toEqual(['Airdrop', 'Team & Advisors']);
});

describe.each(Object.entries(expected))('%s', (title, percentAt) => {
  const values = Object.entries(percentAt).map(([month, percent]) => [Number(month), percent] as const);

  test.for(values)('at month %f, %f percent is unlocked', ([month, percent]) => {
    expect(unlockedPercent(ruleOf(title), month)).toBeCloseTo(percent, 6);
  });

  test('is drawn with those values, and never falls', () => {
    const { path, marker } = chartGeometry().unlocks[vestingCards.findIndex((card) => card.title === title)]!;
    const corners = cornersOf(path);
    for (const [month, percent] of values) {
      const next = corners.findIndex(([x]) => x > month);
      const [x2, y2] = corners.at(next)!;
      const [x1, y1] = next > 0 ? corners[next - 1]! : [x2, y2];
      const drawn = x1 === x2 ? y2 : y1 + ((y2 - y1) * (month - x1)) / (x2 - x1);
      expect(drawn, `month ${month}`).toBeCloseTo(percent, 1);
    }
    expect(corners.filter(([, y], at) => at > 0 && y < corners[at - 1]![1] - 0.01)).toEqual([]);
    expect(marker.percent).toBeCloseTo(unlockedPercent(ruleOf(title), marker.month), 6);
  });
});

/** The corners of a line's SVG path as months and percent; its vertical axis counts down from 100. */
function cornersOf(path: string): [month: number, percent: number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MhvlH])([-\d. ]+)/g)].map(([, command, numbers]) => {
    const [first = 0, second = 0] = numbers!.trim().split(' ').map(Number);
    if (command === 'M') [x, y] = [first, second];
    if (command === 'h') x += first;
    if (command === 'H') x = first;
    if (command === 'v') y += first;
    if (command === 'l') [x, y] = [x + first, y + second];
    return [x, 100 - y];
  });
}
