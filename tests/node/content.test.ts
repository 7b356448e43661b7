import { expect, test } from 'vitest';
import type { RoadmapPeriod, VestingRule } from '../../shape/token.ts';
import { type Content, contentProblems } from '../../site-build/checks/content.ts';
import { inOneLine } from '../../site-build/problems.ts';

const share = (id: string, percentage: number) => ({ id, label: id, percentage, description: '' });
const vesting = (change: Partial<VestingRule>, title = 'Team') => ({
  title,
  allocations: [] as string[],
  details: [],
  rule: { launchPercent: 10, cliffMonths: 6, vestingMonths: 24, release: 'linear' as const, ...change },
});
const period = (name: string, day?: string): RoadmapPeriod => ({
  period: name,
  title: '',
  items: [],
  status: 'done',
  ...(day !== undefined && { launch: { label: 'TGE', day } }),
});
const dots = (percent: number) => {
  const words = { title: '', description: '', detail: '', stat: '', statLabel: '' };
  return { ...words, figure: { kind: 'dots' as const, percent } };
};
const question = (text: string) => ({ question: text, answer: '' });

const right: Content = {
  TOTAL_SUPPLY: 1_000_000_000,
  chainShares: [
    { id: 'solana', percentage: 66.7, description: '' },
    { id: 'bnb', percentage: 33.3, description: '' },
  ],
  allocations: [share('team', 0), share('sale', 33.4), share('users', 33.3), share('reserve', 33.3)],
  vestingCards: [vesting({}), vesting({ launchPercent: 100, cliffMonths: 0, vestingMonths: 0 }, 'Sale')],
  FIRST_MONTH: 0,
  periods: [period('Q3 2025', '2025-09-30'), period('Q4 2025'), period('2026')],
  faqItems: [question('Who?'), question('Why?')],
  problemCards: [],
};

test('Right figures, a plan and questions pass', () => {
  expect(contentProblems(right)).toEqual([]);
});

const cards = (change: Partial<VestingRule>) => ({ vestingCards: [vesting(change)] });
const launched = (day: string) => ({ periods: [period('Q3 2025', day)] });

/** The change, and what is said of it: the file, the path, the value and how the remedy begins. */
test.each<[change: Partial<Content>, line: string]>([
  [{ allocations: [share('a', 40), share('b', 59.5)] }, 'figures.ts: the sum of allocations is "99.5%". Change the'],
  [
    { allocations: [share('a', 60), share('b', -10), share('c', 50)] },
    'figures.ts: allocations[1].percentage is -10. Write a percentage from 0 to 100.',
  ],
  [{ allocations: [share('a', 50), share('a', 50)] }, 'figures.ts: allocations[1].id is "a". Another share has'],
  [cards({ launchPercent: 115 }), 'figures.ts: vestingCards[0].rule.launchPercent is 115. Write a percentage'],
  [cards({ cliffMonths: 1.5 }), 'figures.ts: vestingCards[0].rule.cliffMonths is 1.5. Write a whole number of months'],
  [cards({ vestingMonths: -1 }), 'figures.ts: vestingCards[0].rule.vestingMonths is -1. Write a whole number of'],
  [{ vestingCards: [vesting({}), vesting({})] }, 'figures.ts: vestingCards[1].title is "Team". Another card'],
  [
    { vestingCards: [{ ...vesting({}), allocations: ['team', 'tema'] }] },
    'figures.ts: vestingCards[0].allocations[1] is "tema". No allocation has this id. Write one of team, sale, users, reserve, or',
  ],
  [{ FIRST_MONTH: 0.5 }, 'figures.ts: FIRST_MONTH is 0.5. Write a whole number'],
  [
    { TOTAL_SUPPLY: 0.5 },
    'figures.ts: TOTAL_SUPPLY is 0.5. Write a whole number of tokens, at most 9,007,199,254,740,991.',
  ],
  [{ TOTAL_SUPPLY: 1e21 }, 'figures.ts: TOTAL_SUPPLY is 1e+21. Write a whole number of tokens, at most 9,007,199,'],
  ...['Q5 2025', 'Early 2027', 'Q4–Q3 2027', 'Q4'].map((name): [Partial<Content>, string] => [
    { periods: [period(name)] },
    `roadmap.ts: periods[0].period is "${name}". Write "Q3 2025", `,
  ]),
  [launched('2025-06-30'), 'roadmap.ts: periods[0].launch.day is "2025-06-30". Write a day within Q3 2025, or move'],
  [launched('2025-10-01'), 'roadmap.ts: periods[0].launch.day is "2025-10-01". Write a day within Q3 2025,'],
  [launched('2025-09-31'), 'roadmap.ts: periods[0].launch.day is "2025-09-31". Write it as YYYY-MM-DD.'],
  [
    { periods: [period('Q3 2025', '2025-09-22'), period('2026', '2026-01-01')] },
    'roadmap.ts: periods[1].launch.day is "2026-01-01". There can be one launch day, and Q3 2025 has one.',
  ],
  [{ faqItems: [question('Who?'), question('Who?')] }, 'faq.ts: faqItems[1].question is "Who?". The same question'],
  [{ problemCards: [dots(101)] }, 'problems.ts: problemCards[0].figure.percent is 101. Write a percentage from 0'],
])('%j is named with its file, its value and the remedy', (change, line) => {
  const lines = contentProblems({ ...right, ...change }).map(inOneLine);
  expect(lines).toEqual([expect.stringContaining(`token/content/${line}`)]);
});

test('What is wrong in several files is named at once', () => {
  const change = { FIRST_MONTH: -1, periods: [period('soon')], faqItems: [question('Why?'), question('Why?')] };
  expect(contentProblems({ ...right, ...change }).map(({ file }) => file)).toEqual([
    'token/content/figures.ts',
    'token/content/roadmap.ts',
    'token/content/faq.ts',
  ]);
});
