import { describe, expect, test } from 'vitest';
import { chartGeometry } from '../../site-build/design/chart-geometry.ts';
import { vestingCards } from '../../src/content/figures.ts';
import { unlockedPercent } from '../../src/lib/vesting.ts';
import { readDocument } from '../content/built-document.ts';

const titlesOf = (cards: typeof vestingCards) => cards.map(({ title }) => title);
const ruleOf = (title: string) => vestingCards.find((card) => card.title === title)!.rule!;

/** Month and percent, from the published rules: at launch, at a cliff's edge, in the middle, at the end. */
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
  test.for(values)('at month %f, %f percent is unlocked', ([month, percent]) => {
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

  test('starts to rise right after its last flat month', () => {
    const still: Record<string, number> = { Development: 6, Reserve: 12, 'Marketing and CEX': 0 };
    if (title in still) {
      expect(unlockedPercent(ruleOf(title), still[title]! + 0.1)).toBeGreaterThan(
        unlockedPercent(ruleOf(title), still[title]!),
      );
    }
  });
});

test('the cards are the five schedules, and the rows without a schedule have no curve', () => {
  expect(titlesOf(vestingCards.filter(({ rule }) => rule))).toEqual([
    'Liquidity',
    'Staking',
    'Development',
    'Marketing and CEX',
    'Reserve',
  ]);
  expect(titlesOf(vestingCards.filter(({ rule }) => !rule))).toEqual(['Airdrop', 'Team & Advisors']);
});

const { unlocks } = chartGeometry();
/** Corners of a drawn line, as months from the left and percent down from 100. */
function line(title: string): [number, number][] {
  const { path } = unlocks[vestingCards.findIndex((card) => card.title === title)]!;
  const corners: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, numbers] of path.matchAll(/([MhvlH])([-\d. ]+)/g)) {
    const [first = 0, second = 0] = numbers!.trim().split(' ').map(Number);
    if (command === 'M') [x, y] = [first, second];
    if (command === 'h') x += first;
    if (command === 'H') x = first;
    if (command === 'v') y += first;
    if (command === 'l') [x, y] = [x + first, y + second];
    corners.push([Math.round(x * 100) / 100, Math.round(y * 100) / 100 + 0]);
  }
  return corners;
}

describe('charts', () => {
  test.for([
    ['Liquidity', [0, 0], [48, 0]],
    ['Staking', [0, 100], [48, 0]],
    ['Development', [0, 100], [48, 0]],
    ['Marketing and CEX', [0, 80], [48, 0]],
    ['Reserve', [0, 100], [48, 0]],
  ] as const)('%s is drawn from its share at launch to 100 %', ([title, first, last]) => {
    const drawn = line(title);
    expect(drawn[0]).toEqual(first);
    expect(drawn.at(-1)).toEqual(last);
    expect(drawn.filter(([, y], at) => at > 0 && y > drawn[at - 1]![1])).toEqual([]);
  });

  test('lines bend where cliffs and linear releases end: at months 6 and 30, 12, 12 and 48', () => {
    expect(line('Development')).toEqual([
      [0, 100],
      [6, 100],
      [30, 0],
      [48, 0],
    ]);
    expect(line('Marketing and CEX')[1]).toEqual([12, 0]);
    expect(line('Reserve').slice(1, 3)).toEqual([
      [12, 100],
      [48, 0],
    ]);
  });

  test('staking climbs a step each month, the first at month 1', () => {
    const drawn = line('Staking');
    expect(drawn.slice(0, 4)).toEqual([
      [0, 100],
      [1, 100],
      [1, 97.92],
      [2, 97.92],
    ]);
    expect(drawn).toHaveLength(1 + 2 * 48 + 1);
  });

  test('every line has its number on it, clear of the others', () => {
    const marks = unlocks.flatMap((unlock, index) => (unlock ? [{ ...unlock.marker, index }] : []));
    expect(marks).toHaveLength(5);
    for (const { month, percent, index } of marks) {
      expect(percent).toBeCloseTo(unlockedPercent(vestingCards[index]!.rule!, month), 6);
      for (const other of marks) {
        if (other.index !== index)
          expect(Math.hypot(other.month - month, (other.percent - percent) / 4)).toBeGreaterThan(4);
      }
    }
  });

  // Cumulative shares, in percent of the circle: 10 + 30 + 15 + 20 + 15 + 5 + 5.
  test('the donut’s slices begin and end where the cumulative shares do, and close the circle', async () => {
    const landing = await readDocument('index');
    const slices = [
      ...landing.matchAll(
        /<circle r="([\d.]+)"[^>]* stroke-dasharray="([\d.]+) [\d.]+" stroke-dashoffset="(-?[\d.]+)"/g,
      ),
    ];
    const stated = [0, 10, 40, 55, 75, 90, 95, 100];
    expect(slices).toHaveLength(7);
    for (const [index, slice] of slices.entries()) {
      const [radius, length, offset] = slice.slice(1).map(Number) as [number, number, number];
      const percent = (units: number) => (100 * units) / (2 * Math.PI * radius);
      expect(percent(-offset), `start of slice ${index}`).toBeCloseTo(stated[index]!, 1);
      // Each slice is a little shorter at its end, to leave a gap.
      const gap = stated[index + 1]! - percent(length - offset);
      expect(gap, `gap after slice ${index}`).toBeGreaterThan(0);
      expect(gap, `gap after slice ${index}`).toBeLessThan(0.5);
    }
  });
});
