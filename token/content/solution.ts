import { sendCommand } from './example.ts';
import type { SolutionCard, SolutionWords } from '#shape/token.ts';

export const solution = {
  title: 'A handle is all you need to know',
  lead: 'A social-payment layer that bridges fintech and social finance: a tag starts the payment, and you sign it.',
  /** Beside a drawn address that is struck through. */
  address: '42 characters',
  /** Below the handle, in one line. */
  example: sendCommand,
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
    description: 'Across borders, 24/7. No bank account needed.',
    icon: 'globe',
  },
  {
    title: 'Secure & Transparent',
    description: 'You sign. The blockchain records it.',
    icon: 'shield',
  },
];
