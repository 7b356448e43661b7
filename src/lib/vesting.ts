/** How a share of tokens unlocks after the token generation event (month 0). */
export interface VestingRule {
  /** Percent unlocked at month 0. */
  launchPercent: number;
  /** Months after launch before anything more unlocks. */
  cliffMonths: number;
  /** Months after the cliff over which the rest unlocks; 0 if it all unlocks when the cliff ends. */
  vestingMonths: number;
  /** `monthly` is a staircase with its first step a month after the cliff. */
  release: 'linear' | 'monthly';
}

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
