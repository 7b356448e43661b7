import type { RoadmapPeriod } from '../../src/content/roadmap.ts';

/** The first moment after a period such as `Q3 2025`, `Q3-Q4 2026` or `2027`; null for any other wording. */
function endOf(period: string): Date | null {
  const [, quarter = '4', year] = /^(?:Q[1-4]-)?(?:Q([1-4]) )?(\d{4})$/.exec(period) ?? [];
  return year ? new Date(Date.UTC(Number(year), Number(quarter) * 3, 1)) : null;
}

/** Statuses that promise a date, which a vision does not. */
const DATED: readonly RoadmapPeriod['status'][] = ['upcoming', 'planned'];

/** Roadmap periods that are over on `today` and still marked upcoming or planned. */
export const pastPeriods = (periods: readonly RoadmapPeriod[], today: Date): RoadmapPeriod[] =>
  periods.filter(({ period, status }) => {
    const end = endOf(period);
    return DATED.includes(status) && end !== null && end <= today;
  });
