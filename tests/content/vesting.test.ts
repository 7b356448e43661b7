import { expect, test } from 'vitest';
import { chartGeometry } from '../../site-build/design/chart-geometry.ts';
import { UNLOCK_MONTHS, vestingCards } from '../../src/content/figures.ts';
import { unlockedPercent } from '../../src/lib/vesting.ts';

test('a cliff releases nothing before its end, then the release is linear; a monthly one first releases at month 1', () => {
  const cliff = { launchPercent: 20, cliffMonths: 6, vestingMonths: 8, release: 'linear' } as const;
  expect([0, 6, 7, 10, 14, 20].map((month) => unlockedPercent(cliff, month))).toEqual([20, 20, 30, 60, 100, 100]);
  const monthly = { launchPercent: 0, cliffMonths: 0, vestingMonths: 4, release: 'monthly' } as const;
  expect([0, 0.99, 1, 1.99, 3, 4].map((month) => unlockedPercent(monthly, month))).toEqual([0, 0, 25, 25, 75, 100]);
  const atOnce = { launchPercent: 100, cliffMonths: 0, vestingMonths: 0, release: 'linear' } as const;
  expect(unlockedPercent(atOnce, 0)).toBe(100);
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

const scheduled = vestingCards.flatMap(({ title, rule }, index) => (rule ? [{ title, rule, index }] : []));

test.for(scheduled)('$title is drawn as its rule says at every month, and never falls', ({ rule, index }) => {
  const { path, marker } = chartGeometry().unlocks[index]!;
  const corners = cornersOf(path);
  for (let month = 0; month < UNLOCK_MONTHS; month++) {
    const next = corners.findIndex(([x]) => x > month);
    const [[x1, y1], [x2, y2]] = [corners[next - 1]!, corners[next]!];
    expect(y1 + ((y2 - y1) * (month - x1)) / (x2 - x1), `month ${month}`).toBeCloseTo(unlockedPercent(rule, month), 1);
  }
  expect(corners.filter(([, y], at) => at > 0 && y < corners[at - 1]![1] - 0.01)).toEqual([]);
  expect(marker.percent).toBeCloseTo(unlockedPercent(rule, marker.month), 6);
});
