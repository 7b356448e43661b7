import type { ProblemCard } from './types.ts';

export const problems = {
  title: 'Sending money should not take an instruction manual',
  lead: 'Four things stand between a person with money and the person they want to pay.',
};

/** Characters of a wallet address on an EVM chain. */
export const ADDRESS_LENGTH = 42;

export const problemCards: readonly ProblemCard[] = [
  {
    title: 'Complicated Wallet Addresses',
    description: 'One wrong character and the money is gone.',
    detail: `A wallet address is ${ADDRESS_LENGTH} characters that nobody can remember, read out or check at a glance.`,
    stat: '70%',
    statLabel: 'error rate',
    figure: 'address',
  },
  {
    title: 'Slow Cross-Border Payments',
    description: 'A message arrives at once. Money takes a working week.',
    detail: 'Every bank on the way adds its hours, its holidays and its fee.',
    stat: '3-5',
    statLabel: 'business days',
    figure: 'days',
  },
  {
    title: 'Technical Complexity',
    description: 'Networks, gas and seed phrases come before the first payment.',
    detail: 'Most people stop there.',
    stat: '90%',
    statLabel: 'find it complex',
    figure: 'dots',
  },
  {
    title: 'Banking Limitations',
    description: 'No branch nearby, no papers, no account.',
    detail: 'Each square stands for 100 million people whom banks do not serve.',
    stat: '1.7B',
    statLabel: 'unbanked',
    figure: 'area',
  },
];
