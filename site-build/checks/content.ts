import { z } from 'zod';
import * as faq from '#token/content/faq.ts';
import * as figures from '#token/content/figures.ts';
import * as problems from '#token/content/problems.ts';
import * as roadmap from '#token/content/roadmap.ts';
import { monthsOf, PERIODS, startOfMonth } from '../../src/lib/time-axis.ts';
import { assertNone, type Problem } from '../problems.ts';

/** What the token's files say in figures, dates and questions. */
const written = {
  allocations: figures.allocations,
  chainShares: figures.chainShares,
  faqItems: faq.faqItems,
  FIRST_MONTH: figures.FIRST_MONTH,
  periods: roadmap.periods,
  problemCards: problems.problemCards,
  TOTAL_SUPPLY: figures.TOTAL_SUPPLY,
  vestingCards: figures.vestingCards,
};
export type Content = typeof written;

type Finding = Omit<Problem, 'file'>;

const PERCENT = 'Write a percentage from 0 to 100.';
const MONTHS = 'Write a whole number of months, 0 or more.';
/** The unlock chart's lines have six looks, in `schedule-chart.css`. */
const MOST_LINES = 6;

const isPercentage = (value: number): boolean => value >= 0 && value <= 100;
const isMonths = (value: number): boolean => Number.isInteger(value) && value >= 0;
const unless = (isRight: boolean, path: string, value: unknown, remedy: string): Finding[] =>
  isRight ? [] : [{ path, value, remedy }];

/** Names that an earlier one of the same list has already. */
const repeated = (names: readonly [path: string, name: string][], remedy: string): Finding[] =>
  names.flatMap(([path, name], at) =>
    unless(names.findIndex(([, other]) => other === name) === at, path, name, remedy),
  );

function shareProblems(list: string, shares: readonly { id: string; percentage: number }[]): Finding[] {
  const sum = Number(shares.reduce((total, { percentage }) => total + percentage, 0).toFixed(2));
  return [
    ...shares.flatMap(({ percentage }, at) =>
      unless(isPercentage(percentage), `${list}[${at}].percentage`, percentage, PERCENT),
    ),
    ...repeated(
      shares.map(({ id }, at) => [`${list}[${at}].id`, id]),
      'Another share has this id. Write one of its own.',
    ),
    ...unless(sum === 100, `the sum of ${list}`, `${sum}%`, 'Change the percentages so that they make 100% together.'),
  ];
}

function figureProblems({ allocations, chainShares, FIRST_MONTH, TOTAL_SUPPLY, vestingCards }: Content): Finding[] {
  const lines = vestingCards.filter(({ rule }) => rule).length;
  return [
    ...unless(
      Number.isInteger(TOTAL_SUPPLY) && TOTAL_SUPPLY > 0,
      'TOTAL_SUPPLY',
      TOTAL_SUPPLY,
      'Write a whole number of tokens.',
    ),
    ...shareProblems('chainShares', chainShares),
    ...shareProblems('allocations', allocations),
    ...vestingCards.flatMap(({ rule }, at) => {
      if (!rule) return [];
      const path = `vestingCards[${at}].rule`;
      return [
        ...unless(isPercentage(rule.launchPercent), `${path}.launchPercent`, rule.launchPercent, PERCENT),
        ...unless(isMonths(rule.cliffMonths), `${path}.cliffMonths`, rule.cliffMonths, MONTHS),
        ...unless(isMonths(rule.vestingMonths), `${path}.vestingMonths`, rule.vestingMonths, MONTHS),
      ];
    }),
    ...repeated(
      vestingCards.map(({ title }, at) => [`vestingCards[${at}].title`, title]),
      'Another card has this title. Write one of its own.',
    ),
    ...unless(
      lines <= MOST_LINES,
      'the number of vestingCards with a rule',
      lines,
      `At most ${MOST_LINES} lines can be told apart: write rule: null for the others.`,
    ),
    ...unless(isMonths(FIRST_MONTH), 'FIRST_MONTH', FIRST_MONTH, MONTHS),
  ];
}

function roadmapProblems({ periods }: Content): Finding[] {
  const [launching] = periods.filter(({ launch }) => launch);
  return periods.flatMap((row, at) => {
    const months = monthsOf(row.period);
    const placed = unless(months !== null, `periods[${at}].period`, row.period, `Write ${PERIODS}.`);
    if (!row.launch) return placed;
    const path = `periods[${at}].launch.day`;
    const { day } = row.launch;
    if (!z.iso.date().safeParse(day).success)
      return [...placed, { path, value: day, remedy: 'Write it as YYYY-MM-DD.' }];
    const isWithin =
      !months ||
      (startOfMonth(months.first) <= new Date(day) && new Date(day) < startOfMonth(months.first + months.count));
    return [
      ...placed,
      ...unless(isWithin, path, day, `Write a day within ${row.period}, or move launch to the period that it is in.`),
      ...unless(
        row === launching,
        path,
        day,
        `There can be one launch day, and ${launching!.period} has one. Remove launch here or there.`,
      ),
    ];
  });
}

const faqProblems = ({ faqItems }: Content): Finding[] =>
  repeated(
    faqItems.map(({ question }, at) => [`faqItems[${at}].question`, question]),
    'The same question is there already. Remove one of the two.',
  );

const cardProblems = ({ problemCards }: Content): Finding[] =>
  problemCards.flatMap(({ figure }, at) =>
    figure.kind === 'dots'
      ? unless(isPercentage(figure.percent), `problemCards[${at}].figure.percent`, figure.percent, PERCENT)
      : [],
  );

/** Everything that is wrong with a token's figures, dates and questions; independent of today's date. */
export function contentProblems(content: Content = written): Problem[] {
  const files = {
    figures: figureProblems(content),
    roadmap: roadmapProblems(content),
    faq: faqProblems(content),
    problems: cardProblems(content),
  };
  return Object.entries(files).flatMap(([name, found]) =>
    found.map((finding) => ({ file: `token/content/${name}.ts`, ...finding })),
  );
}

/** @throws ConfigError if the token's figures, dates or questions have a problem */
export const assertContent = (): void => assertNone(contentProblems());
