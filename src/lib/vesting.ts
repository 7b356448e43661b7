import type { VestingRule } from '../../shape/token.ts';

/** Percent unlocked `month` months after launch, from 0 to 100; never falls. */
export function unlockedPercent(rule: VestingRule, month: number): number {
  const vested = month - rule.cliffMonths;
  if (vested < 0) return rule.launchPercent;
  if (vested >= rule.vestingMonths) return 100;
  const elapsed = rule.release === 'monthly' ? Math.floor(vested) : vested;
  return rule.launchPercent + ((100 - rule.launchPercent) * elapsed) / rule.vestingMonths;
}

/** The month from which everything is unlocked. */
const fullyUnlockedMonth = (rule: VestingRule): number =>
  rule.launchPercent === 100 ? 0 : rule.cliffMonths + rule.vestingMonths;

/**
 * End of the time axis of unlocking: the longest schedule's last month or the month shown first, whichever is later. A
 * year if both are the launch.
 */
export const monthsShown = (rules: readonly VestingRule[], first: number): number =>
  Math.max(first, ...rules.map(fullyUnlockedMonth)) || 12;

/**
 * What a schedule unlocks as an SVG path, the area below its line: one unit right is a month, one unit up a percent, and
 * 100 units down is nothing.
 */
export function areaOf({ launchPercent, cliffMonths, vestingMonths, release }: VestingRule, months: number): string {
  const rest = 100 - launchPercent;
  // Steps are relative: the same over and over again compress well.
  const step = `h1v${Number((-rest / vestingMonths).toFixed(4))}`;
  const climb = release === 'monthly' && vestingMonths > 0 ? step.repeat(vestingMonths) : `l${vestingMonths} ${-rest}`;
  return `M0 100V${rest}h${cliffMonths}${climb}H${months}V100Z`;
}

/** The months with a label on an axis: launch, round ones with room before the end, and the end. */
export function ticksOf(months: number): number[] {
  const step = [1, 3, 6, 12].find((size) => months / size <= 5) ?? 12 * Math.ceil(months / 60);
  const round = Array.from({ length: Math.ceil(months / step) }, (_, index) => index * step);
  return [...round.filter((month) => months - month >= step / 2), months];
}
