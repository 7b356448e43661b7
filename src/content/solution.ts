import type { IconName } from '../lib/icons.ts';

export interface SolutionCard {
  title: string;
  description: string;
  icon: IconName;
}

export const solution = {
  title: 'A handle is all you need to know',
  lead: 'You already know how to tag someone. The protocol turns that into a payment, across chains, in the app where you talk.',
  example: [
    { text: '@bot', note: 'who carries it out' },
    { text: 'send 0.05 SOL', note: 'how much of what' },
    { text: 'to @ana', note: 'who gets it' },
  ],
};

export const solutionCards: readonly SolutionCard[] = [
  {
    title: 'Tag Payments',
    description: 'Amount, coin, handle: one line in a post. The bot works out the rest.',
    icon: 'tag',
  },
  {
    title: 'SocialFi Integration',
    description: 'Payments happen on X and Telegram, in the conversation that caused them.',
    icon: 'group',
  },
  {
    title: 'Global & Borderless',
    description: 'A handle works the same in every country, at every hour.',
    icon: 'globe',
  },
  {
    title: 'Secure & Transparent',
    description: 'You sign each transfer yourself, and the chain keeps the record.',
    icon: 'shield',
  },
];
