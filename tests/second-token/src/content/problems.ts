import type { ProblemCard } from './types.ts';

export const problems = {
  title: 'Most authors are never thanked',
  lead: 'Only one thing stands in the way.',
  typo: {
    ask: 'Are they the same?',
    answer: (wrong: string, right: string) => `“${wrong}” is not “${right}”.`,
  },
  week: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
};

export const businessDays = { least: 1, most: 8 };
export const COMPLEX_PERCENT = 4;
export const UNBANKED = 300e6;
export const PEOPLE_PER_SQUARE = 100e6;

export const problemCards: readonly ProblemCard[] = [
  {
    title: 'A wallet’s address is no place for thanks',
    description: 'You would have to ask for it, and compare it.',
    detail: 'Nobody does.',
    stat: '42',
    statLabel: 'characters',
    figure: 'address',
  },
];
