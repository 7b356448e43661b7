import { arc, area, curveLinear, curveStepAfter, line, pie } from 'd3-shape';
import type { ChartGeometry } from 'virtual:chart-geometry';
import { allocations, UNLOCK_MONTHS, vestingCards } from '../../src/content/figures.ts';
import { fullyUnlockedMonth, unlockedPercent, type VestingRule } from '../../src/lib/vesting.ts';

/** Unlock charts: width and height of the drawing. */
const UNLOCK_SIZE = { width: 240, height: 100 };
/** Donut: radii of the drawing, centred on 0,0. */
const DONUT = { inner: 62, outer: 98, gap: 0.022 };

/** Months at which a schedule's line may bend: steps for a staircase, corners for a slope. */
function bends(rule: VestingRule): number[] {
  const end = fullyUnlockedMonth(rule);
  if (rule.release === 'monthly') return [...Array(end + 1).keys(), UNLOCK_MONTHS];
  return [...new Set([0, rule.cliffMonths, end, UNLOCK_MONTHS])];
}

function unlockPaths(rule: VestingRule): { line: string; area: string } {
  const points = bends(rule);
  const x = (month: number) => (month / UNLOCK_MONTHS) * UNLOCK_SIZE.width;
  const y = (month: number) => UNLOCK_SIZE.height * (1 - unlockedPercent(rule, month) / 100);
  const curve = rule.release === 'monthly' ? curveStepAfter : curveLinear;
  return {
    line: line<number>().x(x).y(y).curve(curve).digits(1)(points)!,
    area: area<number>().x(x).y0(UNLOCK_SIZE.height).y1(y).curve(curve).digits(1)(points)!,
  };
}

/** The paths of all charts, from the one table of figures. */
export function chartGeometry(): ChartGeometry {
  const slices = pie<(typeof allocations)[number]>()
    .sortValues(null)
    .value(({ percentage }) => percentage)(allocations.slice());
  const ring = arc<(typeof slices)[number]>()
    .innerRadius(DONUT.inner)
    .outerRadius(DONUT.outer)
    .padAngle(DONUT.gap)
    .digits(1);
  return {
    donut: slices.map((slice) => ({ id: slice.data.id, path: ring(slice)! })),
    unlockSize: UNLOCK_SIZE,
    unlocks: vestingCards.map(({ rule }) => rule && unlockPaths(rule)),
  };
}
