/** A range of calendar quarters. */
export interface Quarters {
  /** The first quarter, counted from Q1 of the year 0. */
  first: number;
  count: number;
}

/** Parses a period written as `Q3 2025`, `Q3–Q4 2026` or `2027`; returns null for anything else. */
export function quartersOf(period: string): Quarters | null {
  const [matches, from, to, year] = /^(?:(?:Q([1-4])[-–])?Q([1-4]) )?(\d{4})$/.exec(period) ?? [];
  if (!matches) return null;
  const last = Number(to ?? 4);
  const first = Number(from ?? to ?? 1);
  return { first: Number(year) * 4 + first - 1, count: last - first + 1 };
}

/** Returns midnight UTC at the beginning of a quarter. */
export const startOfQuarter = (quarter: number): Date =>
  new Date(Date.UTC(Math.floor(quarter / 4), (quarter % 4) * 3, 1));
