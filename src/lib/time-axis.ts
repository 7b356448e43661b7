interface Months {
  /** Counted from January of the year 0. */
  first: number;
  count: number;
}

/** The parts of a year that a period may name: the first month, counted from 0, and how many there are. */
const PARTS: Readonly<Record<string, readonly [first: number, count: number]>> = {
  Q1: [0, 3],
  Q2: [3, 3],
  Q3: [6, 3],
  Q4: [9, 3],
  H1: [0, 6],
  H2: [6, 6],
  // Of the northern hemisphere: spring begins in March, and winter 2026 ends in February 2027.
  Spring: [2, 3],
  Summer: [5, 3],
  Autumn: [8, 3],
  Winter: [11, 3],
};

/** For messages: one period of each kind. */
export const PERIODS = '"Q3 2025", "Q3–Q4 2026", "H1 2027", "Spring 2027" or "2027"';

/**
 * Parses a period: a year, a part of one, or the time from one part to another (`Q3–Q4 2026`). Returns null for anything
 * else, and for one that ends before it begins.
 */
export function monthsOf(period: string): Months | null {
  const [, from, to = from, year] = /^(?:(\w+)(?:[-–](\w+))? )?(\d{4})$/.exec(period) ?? [];
  if (!year) return null;
  const [first, last] = from
    ? [PARTS[from], PARTS[to!]]
    : ([
        [0, 12],
        [0, 12],
      ] as const);
  if (!first || !last || last[0] < first[0]) return null;
  return { first: Number(year) * 12 + first[0], count: last[0] + last[1] - first[0] };
}

/** Midnight UTC at the start of a month. */
export const startOfMonth = (month: number): Date => new Date(Date.UTC(Math.floor(month / 12), month % 12));

/** A period's place on the axis, and where its text is: beside it, where there is more room, or below it. */
export interface Segment {
  start: number;
  length: number;
  text: 'before' | 'after' | 'below';
}

/** Positions on the roadmap's axis, in percent of its length. */
interface TimeAxis {
  /** In the order of the periods. */
  segments: readonly Segment[];
  years: readonly { year: number; at: number }[];
  /** The years with a label: those that have room for one. */
  labels: readonly { year: number; at: number }[];
  /** The launch day, or null if no period has one. */
  launch: number | null;
}

/** Least distance between two years' labels, and room for the last one: 40 px of the narrowest axis, which has 836. */
const LABEL = { gap: 6, room: 5 };

/** Least width for a text beside its segment: 250 px of the narrowest axis. */
const TEXT = 30;

/** The years whose labels neither overlap nor leave the axis: rather a whole year than the part before it. */
const labelled = (years: TimeAxis['years']): TimeAxis['years'] =>
  years.reduceRight<TimeAxis['years']>((kept, year) => {
    const last = kept[0] ? kept[0].at - LABEL.gap : 100 - LABEL.room;
    return year.at > last ? kept : [year, ...kept];
  }, []);

const round = (percent: number): number => Math.round(percent * 100) / 100;

/** A segment, from the months before, in and after it. */
function segmentOf(before: number, count: number, after: number): Segment {
  const [start, length, rest] = [before, count, after].map((months) =>
    round((100 * months) / (before + count + after)),
  );
  const beside = before < after ? 'after' : 'before';
  return { start: start!, length: length!, text: Math.max(start!, rest!) < TEXT ? 'below' : beside };
}

/** Lays out the roadmap to scale, with months of equal length. The build has refused periods that cannot be parsed. */
export function timeAxis(periods: readonly { period: string; launch?: { day: string } }[]): TimeAxis {
  const spans = periods.map(({ period }) => monthsOf(period)!);
  const begin = Math.min(...spans.map((span) => span.first));
  const end = Math.max(...spans.map((span) => span.first + span.count));
  const month = 100 / (end - begin);
  const [from, to] = [startOfMonth(begin).getTime(), startOfMonth(end).getTime()];
  const day = periods.find(({ launch }) => launch)?.launch?.day;
  const firstYear = Math.floor(begin / 12);
  const years = Array.from({ length: Math.ceil(end / 12) - firstYear }, (_, index) => ({
    year: firstYear + index,
    at: round(Math.max(0, ((firstYear + index) * 12 - begin) * month)),
  }));
  return {
    segments: spans.map(({ first, count }) => segmentOf(first - begin, count, end - first - count)),
    years,
    labels: labelled(years),
    launch: day ? round((100 * (new Date(day).getTime() - from)) / (to - from)) : null,
  };
}
