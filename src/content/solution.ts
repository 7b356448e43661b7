import { AMOUNT, BOT, PAYEE } from './example.ts';
import type { SolutionCard } from './types.ts';

export const solution = {
  title: 'A handle is all you need to know',
  lead: 'You already tag people. The protocol turns a tag on X or Telegram into a payment.',
  example: [
    { text: `@${BOT}`, note: 'the bot' },
    { text: `send ${AMOUNT}`, note: 'how much' },
    { text: `to @${PAYEE}`, note: 'to whom' },
  ],
};

export const solutionCards: readonly SolutionCard[] = [
  {
    title: 'Tag Payments',
    description: 'One line in a post names the amount, coin and handle.',
    icon: 'tag',
  },
  {
    title: 'SocialFi Integration',
    description: 'Pay on X and Telegram, where you already talk to people.',
    icon: 'group',
  },
  {
    title: 'Global & Borderless',
    description: 'A payment goes to a handle, not to a bank account.',
    icon: 'globe',
  },
  {
    title: 'Secure & Transparent',
    description: 'Nothing moves until you sign. The blockchain records every transfer.',
    icon: 'shield',
  },
];
