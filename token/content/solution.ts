import { AMOUNT, BOT, PAYEE } from './example.ts';
import type { SolutionCard, SolutionWords } from '#lib/token.ts';

export const solution = {
  title: 'A handle is all you need to know',
  lead: 'You already tag people. Now a tag starts a payment, and you sign it.',
  example: [
    { text: `@${BOT}`, note: 'the bot' },
    { text: `send ${AMOUNT}`, note: 'how much' },
    { text: `to @${PAYEE}`, note: 'to whom' },
  ],
} satisfies SolutionWords;

export const solutionCards: readonly SolutionCard[] = [
  {
    title: 'Tag Payments',
    description: 'One post: amount, coin, handle.',
    icon: 'tag',
  },
  {
    title: 'SocialFi Integration',
    description: 'On X and Telegram, where you talk.',
    icon: 'group',
  },
  {
    title: 'Global & Borderless',
    description: 'To a handle, not to a bank account.',
    icon: 'globe',
  },
  {
    title: 'Secure & Transparent',
    description: 'You sign. The blockchain records it.',
    icon: 'shield',
  },
];
