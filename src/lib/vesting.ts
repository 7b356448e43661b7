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
 * End of the unlock chart's time axis: the longest schedule's last month or the month shown first, whichever is later. A
 * year if both are the launch.
 */
export const monthsShown = (rules: readonly VestingRule[], first: number): number =>
  Math.max(first, ...rules.map(fullyUnlockedMonth)) || 12;
