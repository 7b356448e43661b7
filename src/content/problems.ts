/** The picture that shows a problem's figure. */
export type ProblemFigure = 'address' | 'days' | 'dots' | 'area';

export interface ProblemCard {
  title: string;
  description: string;
  detail: string;
  stat: string;
  /** How a screen reader should say the figure, where it would not by itself. */
  spoken?: string;
  statLabel: string;
  figure: ProblemFigure;
}

export const problems = {
  title: 'Sending money should not take an instruction manual',
  lead: 'Four things come between you and the person you want to pay.',
};

/** Characters of a wallet address on an EVM chain. */
const ADDRESS_LENGTH = 42;
/** The fewest and the most business days that a transfer takes. */
export const businessDays = { least: 3, most: 5 };
/** Percent of people who find crypto complex. */
export const COMPLEX_PERCENT = 90;
/** People without a bank account, and how many of them each square of the picture represents. */
export const UNBANKED = 1.7e9;
export const PEOPLE_PER_SQUARE = 100e6;

export const problemCards: readonly ProblemCard[] = [
  {
    title: 'Complicated Wallet Addresses',
    description: 'One wrong character can cost you the money.',
    detail: `A wallet address such as this one has ${ADDRESS_LENGTH} characters. It is hard to remember, to read out and to check.`,
    stat: '70%',
    statLabel: 'error rate',
    figure: 'address',
  },
  {
    title: 'Slow Cross-Border Payments',
    description: 'A message arrives at once. Money can take a working week.',
    detail: 'Every bank on the way adds its hours, its holidays and its fee.',
    stat: `${businessDays.least}-${businessDays.most}`,
    spoken: `${businessDays.least} to ${businessDays.most}`,
    statLabel: 'business days',
    figure: 'days',
  },
  {
    title: 'Technical Complexity',
    description: 'Networks, gas and seed phrases come before the first payment.',
    detail: 'Each is one more thing to learn and to get wrong.',
    stat: `${COMPLEX_PERCENT}%`,
    statLabel: 'find it complex',
    figure: 'dots',
  },
  {
    title: 'Banking Limitations',
    description: 'No branch nearby, no papers, no account.',
    detail: `Each square is ${PEOPLE_PER_SQUARE / 1e6} million people without a bank.`,
    stat: `${UNBANKED / 1e9}B`,
    spoken: `${UNBANKED / 1e9} billion`,
    statLabel: 'unbanked',
    figure: 'area',
  },
];
