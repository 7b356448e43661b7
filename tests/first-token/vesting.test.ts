import { describe, expect, test } from 'vitest';
import { chartGeometry } from '../../site-build/design/chart-geometry.ts';
import { vestingCards } from '../../src/content/figures.ts';
import { unlockedPercent } from '../../src/lib/vesting.ts';

const titlesOf = (cards: typeof vestingCards) => cards.map(({ title }) => title);
const ruleOf = (title: string) => vestingCards.find((card) => card.title === title)!.rule!;

/** Month and percent, from the specification's rules: at launch, at a cliff's edge, in the middle, at the end. */
const expected: Record<string, readonly (readonly [month: number, percent: number])[]> = {
  Liquidity: [
    [0, 100],
    [24, 100],
    [48, 100],
  ],
  // A staircase of 48 steps, the first one at month 1.
  Staking: [
    [0, 0],
    [0.99, 0],
    [1, 100 / 48],
    [1.99, 100 / 48],
    [24, 50],
    [24.5, 50],
    [47.99, 4700 / 48],
    [48, 100],
  ],
  Development: [
    [0, 0],
    [5.99, 0],
    [6, 0],
    [12, 25],
    [18, 50],
    [30, 100],
    [48, 100],
  ],
  'Marketing and CEX': [
    [0, 20],
    [3, 40],
    [6, 60],
    [12, 100],
    [48, 100],
  ],
  Reserve: [
    [0, 0],
    [12, 0],
    [21, 25],
    [30, 50],
    [48, 100],
  ],
};

describe.each(Object.entries(expected))('%s', (title, values) => {
  test.for(values)('at month %f it is %f percent', ([month, percent]) => {
    expect(unlockedPercent(ruleOf(title), month)).toBeCloseTo(percent, 6);
  });

  test('never falls, stays between 0 and 100, and ends at 100', () => {
    let last = 0;
    for (let month = 0; month <= 60; month += 0.25) {
      const value = unlockedPercent(ruleOf(title), month);
      expect(value).toBeGreaterThanOrEqual(last);
      expect(value).toBeLessThanOrEqual(100);
      last = value;
    }
    expect(last).toBe(100);
  });

  test('moves at once after its last still month', () => {
    const still: Record<string, number> = { Development: 6, Reserve: 12, 'Marketing and CEX': 0 };
    if (title in still) {
      expect(unlockedPercent(ruleOf(title), still[title]! + 0.1)).toBeGreaterThan(
        unlockedPercent(ruleOf(title), still[title]!),
      );
    }
  });
});

test('the cards are the five schedules, and those without one have no curve', () => {
  expect(titlesOf(vestingCards.filter(({ rule }) => rule))).toEqual([
    'Liquidity',
    'Staking',
    'Development',
    'Marketing and CEX',
    'Reserve',
  ]);
  expect(titlesOf(vestingCards.filter(({ rule }) => !rule))).toEqual(['Airdrop', 'Team & Advisors']);
});

const { donut, unlocks } = chartGeometry();
const points = (path: string) =>
  path.match(/[\d.]+,[\d.]+/g)!.map((pair) => pair.split(',').map(Number) as [number, number]);
const line = (title: string) => points(unlocks[vestingCards.findIndex((card) => card.title === title)]!.line);
/** Direction of a point as a part of a full turn, from twelve o'clock. */
const turn = (x: number, y: number) => (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1;

describe('charts', () => {
  // 240 units are 48 months, 100 units are 100 %, and y runs downwards.
  test.for([
    ['Liquidity', [0, 0], [240, 0]],
    ['Staking', [0, 100], [240, 0]],
    ['Development', [0, 100], [240, 0]],
    ['Marketing and CEX', [0, 80], [240, 0]],
    ['Reserve', [0, 100], [240, 0]],
  ] as const)('%s is drawn from its value at launch to all of it', ([title, first, last]) => {
    const drawn = line(title);
    expect(drawn[0]).toEqual(first);
    expect(drawn.at(-1)).toEqual(last);
    expect(drawn.filter(([, y], at) => at > 0 && y > drawn[at - 1]![1])).toEqual([]);
  });

  test('corners stand at the cliff’s edge and at the end: months 6 and 30, 12, 12', () => {
    expect(line('Development')).toEqual([
      [0, 100],
      [30, 100],
      [150, 0],
      [240, 0],
    ]);
    expect(line('Marketing and CEX')[1]).toEqual([60, 0]);
    expect(line('Reserve')[1]).toEqual([60, 100]);
  });

  // From twelve o'clock on, in percent of the circle: the shares one after the other, 10 + 30 + 15 + 20 + 15 + 5 + 5.
  test('the donut’s slices begin and end where the shares in their order say, and close the circle', () => {
    const edges = donut.map(({ path }) => {
      const outer = /^M([-\d.]+),([-\d.]+)A[\d.]+,[\d.]+,0,[01],1,([-\d.]+),([-\d.]+)/.exec(path)!;
      const [x0, y0, x1, y1] = outer.slice(1).map(Number) as [number, number, number, number];
      return [100 * turn(x0, y0), 100 * turn(x1, y1)];
    });
    const stated = [0, 10, 40, 55, 75, 90, 95, 100];
    expect(edges).toHaveLength(7);
    for (const [index, [from, to]] of edges.entries()) {
      // Each slice gives a little on either side to the gaps.
      expect(Math.abs(from! - stated[index]!), `start of slice ${index}`).toBeLessThan(0.3);
      expect(Math.abs(to! - stated[index + 1]!), `end of slice ${index}`).toBeLessThan(0.3);
    }
  });
});
