import { AMOUNT, BOT, PAYEE } from './example.ts';
import type { SolutionCard, SolutionWords } from '#shape/token.ts';

export const solution = {
  title: 'Thanks, in one line',
  lead: 'Write it where you found the patch.',
  example: [
    { text: `@${BOT}`, note: 'the bot' },
    { text: `tip ${AMOUNT}`, note: 'how much' },
    { text: `to @${PAYEE}`, note: 'the author' },
  ],
} satisfies SolutionWords;

export const solutionCards: readonly SolutionCard[] = [
  { title: 'Public', description: 'Others see who was thanked.', icon: 'group' },
  { title: 'Signed', description: 'By you, each time.', icon: 'shield' },
];
