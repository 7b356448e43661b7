import type { ProblemCard, SectionWords } from '#shape/token.ts';

export const problems = {
  title: 'Sending money is still too hard',
  lead: 'Addresses, delays, complexity, banks.',
} satisfies SectionWords;

/** Length of an EVM wallet address. */
const ADDRESS_LENGTH = 42;
const LEAST_DAYS = 3;
const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const COMPLEX_PERCENT = 90;
/** People without a bank account, and how many each square of the picture represents. */
const UNBANKED = 1.7e9;
const PEOPLE_PER_SQUARE = 100e6;

export const problemCards: readonly ProblemCard[] = [
  {
    title: 'Complicated Wallet Addresses',
    description: 'One wrong character can cost you the money.',
    detail: `Try reading out all ${ADDRESS_LENGTH} characters.`,
    stat: '70%',
    statLabel: 'error rate',
    figure: {
      kind: 'address',
      ask: 'Which has a typo?',
      answer: (wrong, right) => `“${wrong}” instead of “${right}”.`,
    },
  },
  {
    title: 'Slow Cross-Border Payments',
    description: 'Money can take a working week.',
    detail: 'Weekends not included.',
    stat: `${LEAST_DAYS}–${WEEK.length}`,
    statLabel: 'business days',
    figure: { kind: 'days', least: LEAST_DAYS, names: WEEK },
  },
  {
    title: 'Technical Complexity',
    description: 'Networks, gas and recovery phrases.',
    detail: 'All before the first payment.',
    stat: `${COMPLEX_PERCENT}%`,
    statLabel: 'find it complex',
    figure: { kind: 'dots', percent: COMPLEX_PERCENT },
  },
  {
    title: 'Banking Limitations',
    description: 'Without a bank account, a bank transfer is out of reach.',
    detail: `Each square is ${PEOPLE_PER_SQUARE / 1e6} million people.`,
    stat: `${UNBANKED / 1e9}B`,
    statLabel: 'unbanked',
    figure: { kind: 'squares', count: UNBANKED / PEOPLE_PER_SQUARE },
  },
];
