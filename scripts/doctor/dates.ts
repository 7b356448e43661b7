import { periods as planned } from '#token/content/roadmap.ts';
import type { RoadmapPeriod, Site } from '../../shape/token.ts';
import { type Problem, SITE_FILE } from '../../site-build/problems.ts';
import { monthsOf, startOfMonth } from '../../src/lib/time-axis.ts';

/** A day begins first at UTC+14, on Kiritimati. */
const FIRST_ZONE_MS = 14 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long before security.txt expires doctor and the daily comparison start to warn. */
export const EXPIRY_NOTICE_DAYS = 60;

/** Whether a moment has passed, or a calendar day has begun anywhere on Earth. */
const hasCome = (date: string, now: Date): boolean =>
  new Date(date).getTime() - (date.includes('T') ? 0 : FIRST_ZONE_MS) <= now.getTime();

/** Whole days until a moment; negative after that. */
export const daysUntil = (time: string, now: Date): number =>
  Math.floor((new Date(time).getTime() - now.getTime()) / DAY_MS);

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Finds dates that are wrong now. The build does not check them, so that a commit always builds the same. */
export function dateProblems({ securityTxt, company, contentReviewed }: Site, now: Date): Problem[] {
  const dates = [
    ['securityTxt.expires', securityTxt.expires, false, 'It has passed. Write a day within the next year.'],
    ['company.incorporated', company.incorporated, true, 'It is in the future. Write the day of incorporation.'],
    ['contentReviewed', contentReviewed, true, 'It is in the future. Write the day on which the texts were read.'],
  ] as const;
  return dates.flatMap(([path, date, isPast, remedy]) =>
    date === null || hasCome(date, now) === isPast ? [] : [{ file: SITE_FILE, path, value: date, remedy }],
  );
}

/** Names roadmap periods that are over and still marked upcoming or planned; a vision promises no date. */
export const pastPeriods = (now: Date, periods: readonly RoadmapPeriod[] = planned): string[] =>
  periods.flatMap(({ period, status }) => {
    const months = monthsOf(period);
    const isOver = months !== null && hasCome(dayOf(startOfMonth(months.first + months.count)), now);
    return isOver && !['done', 'vision'].includes(status)
      ? [`token/content/roadmap.ts: ${period} is over and still marked ${status}. Mark it done, or move it.`]
      : [];
  });
