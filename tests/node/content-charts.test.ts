import { describe, expect, test } from 'vitest';
import { monthsOf } from '../../src/lib/time-axis.ts';
import { unlockedPercent } from '../../src/lib/vesting.ts';
import { allocations, FIRST_MONTH, vestingCards } from '#token/content/figures.ts';
import { periods } from '#token/content/roadmap.ts';
import { tokenomics } from '#token/content/tokenomics.ts';
import { attributes, readDocument, sectionOf, textOf } from './lib/built-document.ts';

/* Whether the charts of the built page are to scale. Their text is in `content-figures.test.ts`. */

const landing = await readDocument('home');
const [shares, roadmap] = [sectionOf(landing, 'tokenomics'), sectionOf(landing, 'roadmap')];

/** The slices, in percent of the ring. */
const slices = shares.querySelectorAll('.donut circle').map((circle) => {
  const ring = 2 * Math.PI * Number(circle.getAttribute('r'));
  const percent = (name: string) => (100 * Number.parseFloat(circle.getAttribute(name)!)) / ring;
  return { start: -percent('stroke-dashoffset'), length: percent('stroke-dasharray') };
});

test.each(allocations)('the slice of “$label” is $percentage % long but for a gap', (allocation) => {
  const { length } = slices[allocations.indexOf(allocation)]!;
  expect(length).toBeGreaterThanOrEqual(0);
  expect(length).toBeLessThanOrEqual(allocation.percentage);
  expect(length).toBeGreaterThan(allocation.percentage - 0.5);
});

test.each(allocations)('the slice of “$label” follows the one before it', (allocation) => {
  const index = allocations.indexOf(allocation);
  const before = allocations.slice(0, index).reduce((sum, { percentage }) => sum + percentage, 0);
  expect(slices[index]!.start).toBeCloseTo(before, 1);
});

/** The roadmap's bars, in percent of the axis. */
const bars = roadmap.querySelectorAll('.track > rect').map((bar) => {
  const [x, width] = ['x', 'width'].map((name) => Number.parseFloat(bar.getAttribute(name)!));
  return { x: x!, width: width! };
});
const months = periods.map(({ period }) => monthsOf(period)!);
const begin = Math.min(...months.map(({ first }) => first));
const perMonth = 100 / (Math.max(...months.map(({ first, count }) => first + count)) - begin);

test.each(periods)('the bar of $period is to scale', (period) => {
  const { first, count } = months[periods.indexOf(period)]!;
  const { x, width } = bars[periods.indexOf(period)]!;
  expect(x).toBeCloseTo((first - begin) * perMonth, 1);
  expect(width).toBeCloseTo(count * perMonth, 1);
});

const scheduled = vestingCards.flatMap(({ title, rule }) =>
  rule ? [{ title, share: `${Math.round(unlockedPercent(rule, FIRST_MONTH) * 10) / 10}%` }] : [],
);

describe.runIf(scheduled.length > 0)('before a visitor moves it, the unlock chart', () => {
  test('stands at the month that figures.ts shows first', () => {
    expect(attributes(shares, 'input[type="range"]', 'value')).toEqual([String(FIRST_MONTH)]);
  });

  test('tells a screen reader every share', () => {
    const told = scheduled.map(({ title, share }) => `${title} ${share}`).join(', ');
    const [text] = attributes(shares, 'input[type="range"]', 'aria-valuetext');
    expect(text).toBe(`${tokenomics.monthAt(FIRST_MONTH)}: ${told}`);
  });

  test('has every share at its line', () => {
    const values = shares.querySelectorAll('.schedule-value').map(textOf);
    expect(values.toSorted()).toEqual([...new Set(scheduled.map(({ share }) => share))].toSorted());
  });
});
