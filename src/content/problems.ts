import type { ProblemCard } from './types.ts';

export const problems = {
  title: 'Sending money is still too hard',
  lead: 'Four reasons why.\nNo source is published for the figures.',
  /** One group of the address, as it is and mistyped, for the reader to compare. */
  typo: {
    ask: 'Which has a typo?',
    answer: (wrong: string, right: string) => `“${wrong}” instead of “${right}”.`,
  },
  /** Business days, on the picture of a transfer. */
  week: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
};

/** Length of an EVM wallet address. */
const ADDRESS_LENGTH = 42;
/** The fewest and the most business days that a transfer takes. */
export const businessDays = { least: 3, most: 5 };
/** Percent of people who find crypto complex. */
export const COMPLEX_PERCENT = 90;
/** People without a bank account, and how many each square of the picture represents. */
export const UNBANKED = 1.7e9;
export const PEOPLE_PER_SQUARE = 100e6;

export const problemCards: readonly ProblemCard[] = [
  {
    title: 'Complicated Wallet Addresses',
    description: 'One wrong character can cost you the money.',
    detail: `Try reading out all ${ADDRESS_LENGTH} characters.`,
    stat: '70%',
    statLabel: 'error rate',
    figure: 'address',
  },
  {
    title: 'Slow Cross-Border Payments',
    description: 'Money can take a working week.',
    detail: 'Every bank on the way adds hours and fees.',
    stat: `${businessDays.least}–${businessDays.most}`,
    statLabel: 'business days',
    figure: 'days',
  },
  {
    title: 'Technical Complexity',
    description: 'Networks, gas and recovery phrases come first.',
    detail: 'Each is one more thing to get wrong.',
    stat: `${COMPLEX_PERCENT}%`,
    statLabel: 'find it complex',
    figure: 'dots',
  },
  {
    title: 'Banking Limitations',
    description: 'No branch nearby, no papers, no account.',
    detail: `Each square is ${PEOPLE_PER_SQUARE / 1e6} million people.`,
    stat: `${UNBANKED / 1e9}B`,
    statLabel: 'unbanked',
    figure: 'area',
  },
];
