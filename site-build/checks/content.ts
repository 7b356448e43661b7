import { z } from 'zod';
import { faqItems } from '#token/content/faq.ts';
import { allocations, chainShares, FIRST_MONTH, TOTAL_SUPPLY, vestingCards } from '#token/content/figures.ts';
import { problemCards } from '#token/content/problems.ts';
import { periods } from '#token/content/roadmap.ts';
import { monthsOf, PERIODS, startOfMonth } from '../../src/lib/time-axis.ts';
import { assertNone, type Problem } from '../problems.ts';
import { number, problemsIn, text } from './schema.ts';

/** What the token's files say in figures, dates and questions. */
const written = {
  allocations,
  chainShares,
  faqItems,
  FIRST_MONTH,
  periods,
  problemCards,
  TOTAL_SUPPLY,
  vestingCards,
};
export type Content = typeof written;

const SUPPLY = 'Write a whole number of tokens, at most 9,007,199,254,740,991.';
const percentage = number((value) => value >= 0 && value <= 100, 'Write a percentage from 0 to 100.');
const months = number((value) => Number.isInteger(value) && value >= 0, 'Write a whole number of months, 0 or more.');

/** A list in which no two have the same text under `key`, or else the remedy. */
const distinct = <Shape extends z.ZodRawShape>(shape: Shape, key: string, remedy: string) =>
  z.array(z.looseObject(shape)).superRefine((rows: Record<string, unknown>[], { addIssue }) => {
    for (const [at, row] of rows.entries()) {
      const isFirst = rows.findIndex((other) => other[key] === row[key]) === at;
      if (!isFirst) addIssue({ code: 'custom', path: [at, key], message: remedy });
    }
  });

const shares = distinct({ percentage }, 'id', 'Another share has this id. Write one of its own.');
const sumOf = (list: readonly { percentage: number }[]): string =>
  `${Number(list.reduce((total, each) => total + each.percentage, 0).toFixed(2))}%`;
const whole = z.literal('100%', 'Change the percentages so that they make 100% together.');

const rule = z.object({ launchPercent: percentage, cliffMonths: months, vestingMonths: months });

/** Whether an ISO date is in a period; true of any in one that cannot be placed. */
function isWithin(day: string, period: string): boolean {
  const span = monthsOf(period);
  if (!span) return true;
  return startOfMonth(span.first) <= new Date(day) && new Date(day) < startOfMonth(span.first + span.count);
}

const period = z.looseObject({
  period: text((value) => monthsOf(value) !== null, `Write ${PERIODS}.`),
  launch: z.object({ day: z.iso.date({ error: 'Write it as YYYY-MM-DD.', abort: true }) }).optional(),
});
const plan = z.array(period).superRefine((rows, { addIssue }) => {
  const launching = rows.filter(({ launch }) => launch);
  for (const row of launching) {
    const refuse = (message: string) =>
      addIssue({ code: 'custom', path: [rows.indexOf(row), 'launch', 'day'], message });
    if (!isWithin(row.launch!.day, row.period)) {
      refuse(`Write a day within ${row.period}, or move launch to the period that it is in.`);
    }
    if (row !== launching[0]) {
      refuse(`There can be one launch day, and ${launching[0]!.period} has one. Remove launch here or there.`);
    }
  }
});

/**
 * By file, what is written there and what follows from it.
 *
 * @param ids of the allocations
 */
const schemasWith = (ids: readonly string[]) => ({
  figures: z.object({
    TOTAL_SUPPLY: number((value) => Number.isSafeInteger(value) && value > 0, SUPPLY),
    chainShares: shares,
    'the sum of chainShares': whole,
    allocations: shares,
    'the sum of allocations': whole,
    vestingCards: distinct(
      {
        allocations: z.array(
          text((id) => ids.includes(id), `No allocation has this id. Write one of ${ids.join(', ')}, or remove it.`),
          'Write the ids of its allocations, or [].',
        ),
        rule: rule.nullish(),
      },
      'title',
      'Another card has this title. Write one of its own.',
    ),
    FIRST_MONTH: months,
  }),
  roadmap: z.object({ periods: plan }),
  faq: z.object({
    faqItems: distinct({}, 'question', 'The same question is there already. Remove one of the two.'),
  }),
  problems: z.object({
    problemCards: z.array(z.object({ figure: z.looseObject({ kind: z.string(), percent: percentage.optional() }) })),
  }),
});

/** Everything that is wrong with a token's figures, dates and questions; independent of today's date. */
export function contentProblems(content: Content = written): Problem[] {
  const all = {
    ...content,
    'the sum of chainShares': sumOf(content.chainShares),
    'the sum of allocations': sumOf(content.allocations),
  };
  const schemas = schemasWith(content.allocations.map(({ id }) => id));
  return Object.entries(schemas).flatMap(([name, schema]) => problemsIn(`token/content/${name}.ts`, all, schema));
}

/** @throws ConfigError if the token's figures, dates or questions have a problem */
export const assertContent = (): void => assertNone(contentProblems());
