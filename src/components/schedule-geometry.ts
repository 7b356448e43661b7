import { unlockedPercent } from '../lib/vesting.ts';
import type { VestingRule } from '../../shape/token.ts';

/** Rounds to hundredths: of a percent, less than a tenth of a pixel in the chart. */
export const short = (value: number): number => Number(value.toFixed(2));

/**
 * A schedule's line from launch to the end of the axis as an SVG path: one unit right is a month, one unit down a percent
 * less.
 */
export function pathOf({ launchPercent, cliffMonths, vestingMonths, release }: VestingRule, months: number): string {
  const rest = 100 - launchPercent;
  const cliff = cliffMonths > 0 ? `h${cliffMonths}` : '';
  // Steps are relative: the same over and over again compress well.
  const step = `h1v${Number((-rest / vestingMonths).toFixed(4))}`;
  const slope = rest > 0 ? `l${vestingMonths} ${-rest}` : '';
  const climb = release === 'monthly' && vestingMonths > 0 ? step.repeat(vestingMonths) : slope;
  return `M0 ${rest}${cliff}${climb}H${months}`;
}

/**
 * Positions as near as possible to those wanted, in the same order, at which none is nearer than `gap` to another.
 *
 * @param wanted in percent of the axis, ascending
 */
function spread(wanted: readonly number[], gap: number): number[] {
  let last = -Infinity;
  return wanted.map((at, index) => {
    const highest = 100 - gap * (wanted.length - 1 - index);
    last = Math.min(highest, Math.max(at, last + gap));
    return last;
  });
}

/** Least distance between percentages, in percent of the chart's height. */
const VALUE_GAP = 9;

/**
 * Labels for the distinct percentages, highest first, with positions in percent from the top at which no two overlap.
 *
 * @param percents unlocked by each schedule at a month
 */
export function labelsOf(percents: readonly number[]): { value: number; down: number }[] {
  const values = [...new Set(percents.map((percent) => Math.round(percent * 10) / 10))];
  values.sort((one, other) => other - one);
  const places = spread(
    values.map((value) => 100 - value),
    VALUE_GAP,
  );
  return values.map((value, index) => ({ value, down: places[index]! }));
}

/** Least distance between lines' numbers, in percent of the axis: a number with its outline on a phone of 320 px. */
const MARK_GAP = 8;

/** Where a line's number is best, in percent of the axis: halfway through its release, or beside one that it would cover. */
function bestPlace({ cliffMonths, vestingMonths }: VestingRule, months: number): number {
  const [cliff, release] = [cliffMonths, vestingMonths].map((count) => (100 * count) / months) as [number, number];
  if (release > MARK_GAP) return cliff + release / 2;
  return cliff > MARK_GAP ? cliff / 2 : cliff + release + MARK_GAP / 2;
}

/**
 * Points on the lines for their numbers, in order: each where it is best, or beside another's that is there.
 *
 * @param months end of the time axis
 */
export function marksOf(rules: readonly VestingRule[], months: number): { month: number; percent: number }[] {
  const best = rules.map((rule) => bestPlace(rule, months));
  const order = [...rules.keys()];
  order.sort((one, other) => best[one]! - best[other]!);
  const places = spread(
    order.map((index) => best[index]!),
    MARK_GAP,
  );
  return rules.map((rule, index) => {
    const month = (places[order.indexOf(index)]! * months) / 100;
    return { month, percent: unlockedPercent(rule, month) };
  });
}

/** The months with a label on an axis: launch, round ones with room before the end, and the end. */
export function ticksOf(months: number): number[] {
  const step = [1, 3, 6, 12].find((size) => months / size <= 5) ?? 12 * Math.ceil(months / 60);
  const round = Array.from({ length: Math.ceil(months / step) }, (_, index) => index * step);
  return [...round.filter((month) => months - month >= step / 2), months];
}
