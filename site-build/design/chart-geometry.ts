import type { ChartGeometry, UnlockLine } from 'virtual:chart-geometry';
import { FIRST_MONTH, UNLOCK_MONTHS, vestingCards } from '../../src/content/figures.ts';
import { periods } from '../../src/content/roadmap.ts';
import { labelsOf, unlockedPercent, type VestingRule } from '../../src/lib/vesting.ts';
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

/** A place in a plot of 140 × 100 units, slightly wider than high, as on phones. */
interface Place {
  x: number;
  y: number;
}

const PLOT_WIDTH = 140;

/** A percentage above the cursor's point, in units of the plot: its middle from that point, and half its size. */
const LABEL = { middle: 17, above: 7, width: 13, height: 5 };

/** From a point on a line to its number, which is above and to the left. */
const MARK = { left: 9, above: 8 };

const distance = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * For each schedule, the month at which its number is farthest from the other lines, from the numbers already placed and
 * from the percentages of the first month; on its slope if it has one.
 *
 * @param months end of the time axis
 * @param first the month shown first
 */
export function markersOf(rules: readonly VestingRule[], months: number, first: number): UnlockLine['marker'][] {
  const place = (rule: VestingRule, month: number): Place => ({
    x: (month / months) * PLOT_WIDTH - MARK.left,
    y: 100 - unlockedPercent(rule, month) - MARK.above,
  });
  /** Where a line passes below the number of a month. */
  const lineAt = (rule: VestingRule, month: number) =>
    100 - unlockedPercent(rule, month - (MARK.left / PLOT_WIDTH) * months);
  // The chart puts them on the left if there is room.
  const middle = (first / months) * PLOT_WIDTH + (first > months / 6 ? -LABEL.middle : LABEL.middle);
  const labels = labelsOf(rules.map((rule) => unlockedPercent(rule, first)));
  const placed: { month: number; at: Place }[] = [];
  for (const rule of rules) {
    const others = rules.filter((other) => other !== rule);
    const room = (month: number): number => {
      const at = place(rule, month);
      return Math.min(
        100 - at.y, // from the axis of months
        at.x, // from the axis of percentages
        ...others.map((other) => {
          const y = lineAt(other, month);
          const isBetween = y > at.y && y < lineAt(rule, month);
          return isBetween ? 0 : Math.abs(y - at.y);
        }),
        ...labels.map(({ down }) =>
          Math.hypot(
            Math.max(0, Math.abs(middle - at.x) - LABEL.width),
            Math.max(0, Math.abs(down - LABEL.above - at.y) - LABEL.height),
          ),
        ),
        ...placed.map((mark) => distance(mark.at, at)),
      );
    };
    const inside = Array.from({ length: months - 3 }, (_, index) => index + 2);
    const climbing = inside.filter((month) => unlockedPercent(rule, month) % 100 > 0);
    const month = (climbing.length > 0 ? climbing : inside).reduce((best, candidate) =>
      room(candidate) > room(best) ? candidate : best,
    );
    placed.push({ month, at: place(rule, month) });
  }
  return placed.map(({ month }, index) => ({ month, percent: unlockedPercent(rules[index]!, month) }));
}

/** Computes the paths of all charts from the figures. */
export function chartGeometry(): ChartGeometry {
  const rules = vestingCards.flatMap(({ rule }) => rule ?? []);
  const markers = markersOf(rules, UNLOCK_MONTHS, FIRST_MONTH);
  return {
    unlocks: vestingCards.map(({ rule }) => rule && { path: pathOf(rule), marker: markers.shift()! }),
    roadmap: timeAxis(periods),
  };
}
