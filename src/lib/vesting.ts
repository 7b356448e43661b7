/** How a share of tokens unlocks after the token generation event (month 0). */
export interface VestingRule {
  /** Percent unlocked at month 0. */
  launchPercent: number;
  /** Months after launch in which nothing more unlocks, including the last. */
  cliffMonths: number;
  /** Months after the cliff over which the rest unlocks. */
  vestingMonths: number;
  /** `monthly` is a staircase with its first step a month after the cliff. */
  release: 'linear' | 'monthly';
}

/** Percent unlocked `month` months after launch, from 0 to 100; never falls. */
export function unlockedPercent(rule: VestingRule, month: number): number {
  const vested = month - rule.cliffMonths;
  if (vested <= 0) return rule.launchPercent;
  if (vested >= rule.vestingMonths) return 100;
  const elapsed = rule.release === 'monthly' ? Math.floor(vested) : vested;
  return rule.launchPercent + ((100 - rule.launchPercent) * elapsed) / rule.vestingMonths;
}

/** Minimum distance between labels in the unlock chart, in percent of its height. */
const LABEL_GAP = 9;

/**
 * Labels for the distinct percentages, highest first, with positions in percent from the top at which no two overlap.
 *
 * @param percents unlocked by each schedule at a month
 */
export function labelsOf(percents: readonly number[]): { value: number; down: number }[] {
  const values = [...new Set(percents.map((percent) => Math.round(percent * 10) / 10))];
  values.sort((one, other) => other - one);
  let down = -LABEL_GAP;
  return values.map((value, index) => {
    const lowest = 100 - LABEL_GAP * (values.length - 1 - index);
    down = Math.min(lowest, Math.max(100 - value, down + LABEL_GAP));
    return { value, down };
  });
}

/** The month from which everything is unlocked. */
export const fullyUnlockedMonth = (rule: VestingRule): number =>
  rule.launchPercent === 100 ? 0 : rule.cliffMonths + rule.vestingMonths;
