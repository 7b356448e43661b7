import type { RoadmapPeriod } from '../../src/content/roadmap.ts';

/** The first moment after a period such as `Q3 2025`, `Q3-Q4 2026` or `2027`; null for one in other words. */
function endOf(period: string): Date | null {
  const [, quarter = '4', year] = /^(?:Q[1-4]-)?(?:Q([1-4]) )?(\d{4})$/.exec(period) ?? [];
  return year ? new Date(Date.UTC(Number(year), Number(quarter) * 3, 1)) : null;
}

/** Roadmap periods that are over on the day `today` and still marked upcoming. */
export const pastPeriods = (periods: readonly RoadmapPeriod[], today: Date): string[] =>
  periods
    .filter(({ period, status }) => {
      const end = endOf(period);
      return status === 'upcoming' && end !== null && end <= today;
    })
    .map(({ period }) => period);
