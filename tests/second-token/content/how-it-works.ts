import { sendCommand, sendReply } from './example.ts';
import type { HowItWorksWords, MarkedText, Step, Tile } from '#shape/token.ts';

export const howItWorks = {
  title: 'Post, sign, done',
  lead: 'The author links a wallet once. You link nothing.',
  upcomingTitle: 'Being written',
  banner: 'Soon',
} satisfies HowItWorksWords;

export const steps: readonly Step[] = [
  { title: 'Post', description: 'Below the patch.', icon: 'tag', example: sendCommand, reply: sendReply },
  { title: 'Sign', description: 'In the wallet that you have.', icon: 'sign', shows: 'sheet' },
  { title: 'Done', description: 'The author has it.', icon: 'check', shows: 'receipt' },
];

export const upcoming: readonly MarkedText[] = [];

export const bannerTiles: readonly Tile[] = [{ icon: 'patch', text: 'Reminders once a month' }];
