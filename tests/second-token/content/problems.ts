import type { ProblemCard, SectionWords } from '#shape/token.ts';

export const problems = {
  title: 'Most authors are never thanked',
  lead: 'Only one thing stands in the way.',
} satisfies SectionWords;

export const problemCards: readonly ProblemCard[] = [
  {
    title: 'A wallet’s address is no place for thanks',
    description: 'You would have to ask for it, and compare it.',
    detail: 'Nobody does.',
    stat: '42',
    statLabel: 'characters',
    figure: {
      kind: 'address',
      ask: 'Are they the same?',
      answer: (wrong, right) => `“${wrong}” is not “${right}”.`,
    },
  },
];
