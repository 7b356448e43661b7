import type { TimeAxis } from 'virtual:chart-geometry';
import type { RoadmapPeriod } from '../../src/content/types.ts';

interface Quarters {
  /** Counted from Q1 of the year 0. */
  first: number;
  count: number;
}

/** Parses a period written as `Q3 2025`, `Q3–Q4 2026` or `2027`; returns null for anything else, and for one that ends before it begins. */
export function quartersOf(period: string): Quarters | null {
  const [matches, from, to, year] = /^(?:(?:Q([1-4])[-–])?Q([1-4]) )?(\d{4})$/.exec(period) ?? [];
  if (!matches) return null;
  const last = Number(to ?? 4);
  const first = Number(from ?? to ?? 1);
  return last < first ? null : { first: Number(year) * 4 + first - 1, count: last - first + 1 };
}

/** Midnight UTC at the start of a quarter. */
export const startOfQuarter = (quarter: number): Date =>
  new Date(Date.UTC(Math.floor(quarter / 4), (quarter % 4) * 3, 1));

/** Least distance between two years' labels, and room for the last one: on a phone, a label takes a seventh of the axis. */
const LABEL = { gap: 18, room: 14 };

/** The years whose labels neither overlap nor leave the axis: rather a whole year than the part before it. */
function labelled(years: TimeAxis['years']): TimeAxis['years'] {
  const kept: TimeAxis['years'][number][] = [];
  for (const year of years.toReversed()) {
    if (year.at <= (kept[0] ? kept[0].at - LABEL.gap : 100 - LABEL.room)) kept.unshift(year);
  }
  return kept;
}

const round = (percent: number): number => Math.round(percent * 100) / 100;

/**
 * Lays out the roadmap to scale, with quarters of equal length.
 *
 * @throws Error that names a period whose dates cannot be parsed
 */
export function timeAxis(periods: readonly RoadmapPeriod[]): TimeAxis {
  const spans = periods.map(({ period }) => {
    const span = quartersOf(period);
    if (!span) {
      throw new Error(
        `src/content/roadmap.ts: "${period}" cannot be placed on the time axis. Write "Q3 2025", "Q3–Q4 2026" or "2027".`,
      );
    }
    return span;
  });
  const first = Math.min(...spans.map((span) => span.first));
  const end = Math.max(...spans.map((span) => span.first + span.count));
  const quarter = 100 / (end - first);
  const [from, to] = [startOfQuarter(first).getTime(), startOfQuarter(end).getTime()];
  const day = periods.find(({ launch }) => launch)?.launch?.day;
  const firstYear = Math.floor(first / 4);
  const years = Array.from({ length: Math.ceil(end / 4) - firstYear }, (_, index) => ({
    year: firstYear + index,
    at: round(Math.max(0, ((firstYear + index) * 4 - first) * quarter)),
  }));
  return {
    segments: spans.map((span) => ({
      start: round((span.first - first) * quarter),
      length: round(span.count * quarter),
    })),
    years,
    labels: labelled(years),
    launch: day ? round((100 * (new Date(day).getTime() - from)) / (to - from)) : null,
  };
}
