import type { ChartGeometry, UnlockLine } from 'virtual:chart-geometry';
import { FIRST_MONTH, UNLOCK_MONTHS, vestingCards } from '../../src/content/figures.ts';
import { periods } from '../../src/content/roadmap.ts';
import { unlockedPercent, type VestingRule } from '../../src/lib/vesting.ts';
import { timeAxis } from './time-axis.ts';

const short = (value: number): string => String(Math.round(value * 1e4) / 1e4);

/** A schedule's line from launch to the end of the axis, in relative steps: a long staircase compresses well. */
function pathOf({ launchPercent, cliffMonths, vestingMonths, release }: VestingRule): string {
  const rest = 100 - launchPercent;
  const start = `M0 ${short(rest)}${cliffMonths > 0 ? `h${cliffMonths}` : ''}`;
  const climb =
    release === 'monthly'
      ? `h1v${short(-rest / vestingMonths)}`.repeat(vestingMonths)
      : vestingMonths > 0
        ? `l${vestingMonths} ${short(-rest)}`
        : '';
  return `${start}${climb}H${UNLOCK_MONTHS}`;
}

/** Visual distance between two marks, in a plot slightly wider than high, as on phones. */
const apart = (months: number, percent: number): number => Math.hypot((months / UNLOCK_MONTHS) * 140, percent);

/** In months, on a phone: the distance from the cursor to the middle of its percentages, and half their width. */
const LABEL = { middle: 4, half: 2 };

/**
 * For each schedule, the month at which its line is farthest from the other lines, from the markers already placed and
 * from the percentages of the first month; on its slope if it has one.
 */
function markersOf(rules: readonly VestingRule[]): UnlockLine['marker'][] {
  const placed: UnlockLine['marker'][] = [];
  for (const rule of rules) {
    const others = rules.filter((other) => other !== rule);
    const room = (month: number): number => {
      const percent = unlockedPercent(rule, month);
      return Math.min(
        percent, // from the axis of months
        ...others.map((other) => Math.abs(unlockedPercent(other, month) - percent)),
        ...rules.map((one) =>
          apart(
            Math.max(0, Math.abs(FIRST_MONTH + LABEL.middle - month) - LABEL.half),
            unlockedPercent(one, FIRST_MONTH) - percent,
          ),
        ),
        ...placed.map((mark) => apart(mark.month - month, mark.percent - percent)),
      );
    };
    const months = Array.from({ length: UNLOCK_MONTHS - 3 }, (_, index) => index + 2);
    const climbing = months.filter((month) => unlockedPercent(rule, month) % 100 > 0);
    const month = (climbing.length > 0 ? climbing : months).reduce((best, candidate) =>
      room(candidate) > room(best) ? candidate : best,
    );
    placed.push({ month, percent: unlockedPercent(rule, month) });
  }
  return placed;
}

/** Computes the paths of all charts from the figures. */
export function chartGeometry(): ChartGeometry {
  const markers = markersOf(vestingCards.flatMap(({ rule }) => rule ?? []));
  return {
    unlocks: vestingCards.map(({ rule }) => rule && { path: pathOf(rule), marker: markers.shift()! }),
    roadmap: timeAxis(periods),
  };
}
