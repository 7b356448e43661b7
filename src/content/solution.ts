import type { IconName } from '../lib/icons.ts';
import { AMOUNT, BOT, PAYEE } from './example.ts';

export interface SolutionCard {
  title: string;
  description: string;
  icon: IconName;
}

export const solution = {
  title: 'A handle is all you need to know',
  lead: 'You already know how to tag someone. The protocol turns a tag on X or Telegram into a payment.',
  example: [
    { text: `@${BOT}`, note: 'the bot' },
    { text: `send ${AMOUNT}`, note: 'amount and coin' },
    { text: `to @${PAYEE}`, note: 'who is paid' },
  ],
};

export const solutionCards: readonly SolutionCard[] = [
  {
    title: 'Tag Payments',
    description: 'One line in a post names the amount, the coin and the handle.',
    icon: 'tag',
  },
  {
    title: 'SocialFi Integration',
    description: 'Pay on X and Telegram, where you already talk to people.',
    icon: 'group',
  },
  {
    title: 'Global & Borderless',
    description: 'Addressed to a social handle instead of a bank account, 24/7.',
    icon: 'globe',
  },
  {
    title: 'Secure & Transparent',
    description: 'You confirm each transfer by signing in the portal, and the blockchain records it.',
    icon: 'shield',
  },
];
