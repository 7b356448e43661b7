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

type Point = readonly [x: number, y: number];
type Marker = UnlockLine['marker'];

/** Sizes of the plot in pixels: on a phone, and on a desktop. */
const PLOTS = [
  [230, 180],
  [640, 380],
] as const;
/** A number's circle, its distance from its point on both axes, and how much farther any other line is at least. */
const MARK = { size: 18, offset: 15, margin: 3 };
/** A percentage above the cursor's point: its middle from that point, and half its size. */
const LABEL = { middle: 28, above: 13, width: 21, height: 9 };

/** The corners of a schedule's line, as months and percent. */
function cornersOf(rule: VestingRule, months: number): Point[] {
  const { launchPercent, cliffMonths, vestingMonths, release } = rule;
  const at = (month: number): Point => [month, unlockedPercent(rule, month)];
  const steps = Array.from({ length: release === 'monthly' ? vestingMonths : 0 }, (_, index) => cliffMonths + index);
  const stairs = steps.flatMap((month): Point[] => [[month + 1, at(month)[1]], at(month + 1)]);
  return [[0, launchPercent], at(cliffMonths), ...stairs, at(cliffMonths + vestingMonths), [months, at(months)[1]]];
}

const distance = ([x, y]: Point, [left, top]: Point): number => Math.hypot(x - left, y - top);

function distanceToLine(point: Point, line: readonly Point[]): number {
  const parts = line.slice(1).map(([x2, y2], index) => {
    const [x1, y1] = line[index]!;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = ((point[0] - x1) * dx + (point[1] - y1) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.min(1, Math.max(0, along));
    return distance(point, [x1 + part * dx, y1 + part * dy]);
  });
  return Math.min(...parts);
}

/**
 * Where each schedule's number has most room, in both sizes of the plot: over no other number nor percentage of the first
 * month, and nearest to its own line. Where lines are too close for a number beside one, it is on its line.
 *
 * @param months end of the time axis
 * @param first the month shown first
 */
export function markersOf(rules: readonly VestingRule[], months: number, first: number): Marker[] {
  const labels = labelsOf(rules.map((rule) => unlockedPercent(rule, first)));
  const corners = rules.map((rule) => cornersOf(rule, months));
  const plots = PLOTS.map(([width, height]) => {
    const place = ([month, percent]: Point, side = 0): Point => [
      (month / months) * width + MARK.offset * side,
      height - (percent / 100) * height + MARK.offset * side,
    ];
    // The chart puts them on the left if there is room.
    const middle = place([first, 0])[0] + (first > months / 6 ? -LABEL.middle : LABEL.middle);
    const values = labels.map(({ down }): Point => [middle, (down / 100) * height - LABEL.above]);
    return { width, height, place, values, lines: corners.map((line) => line.map((corner) => place(corner))) };
  });
  const placed: Marker[] = [];
  for (const [index, rule] of rules.entries()) {
    const others = corners.flatMap((line, other) => (String(line) === String(corners[index]) ? [] : [other]));
    const scoreOf = ({ month, percent, side }: Marker): number => {
      const scores = plots.map(({ width, height, place, values, lines }) => {
        const at = place([month, percent], side);
        const marks = placed.map((mark) => distance(at, place([mark.month, mark.percent], mark.side)) - MARK.size - 2);
        const free = Math.min(...marks, width);
        if (free < 0) return free - 3000;
        const edge = Math.min(at[0] - MARK.size / 2, width - at[0], height - at[1]);
        const beside = values.map(([x, y]) =>
          Math.hypot(Math.max(0, Math.abs(x - at[0]) - LABEL.width), Math.max(0, Math.abs(y - at[1]) - LABEL.height)),
        );
        const clear = Math.min(edge, ...beside.map((gap) => gap - MARK.size / 2));
        if (clear < 0) return clear - 2000;
        const own = distanceToLine(at, lines[index]!);
        const gap = Math.min(...others.map((other) => distanceToLine(at, lines[other]!) - own), width) - MARK.margin;
        return Math.min(free, clear, gap) - (side === 0 ? 500 : gap < 0 ? 1000 : 0);
      });
      return Math.min(...scores);
    };
    const candidates = Array.from({ length: months + 1 }, (_, month) =>
      ([-1, 1, 0] as const).map((side) => ({ month, percent: unlockedPercent(rule, month), side })),
    ).flat();
    const scored = candidates.map((marker) => ({ marker, score: scoreOf(marker) }));
    placed.push(scored.reduce((best, candidate) => (candidate.score > best.score ? candidate : best)).marker);
  }
  return placed;
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
