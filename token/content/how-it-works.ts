import { site } from '#config/site.ts';
import { tagOf } from '#config/format.ts';
import { linkCommand, linkReply, sendCommand, sendReply } from './example.ts';
import type { HowItWorksWords, MarkedText, Step, Tile } from '#shape/token.ts';

export const howItWorks = {
  title: 'How a post becomes a payment',
  lead: 'Link your wallet first. After that, a payment takes a post and a signature.',
  upcomingTitle: 'What comes next',
  banner: `Coming Soon: ${tagOf(site.product)} Payments`,
} satisfies HowItWorksWords;

export const steps: readonly Step[] = [
  {
    title: 'Link',
    description: 'Post the link command. The page in the bot’s bio connects wallet and X account.',
    icon: 'link',
    example: linkCommand,
    reply: linkReply,
  },
  {
    title: 'Send',
    description: 'Tag the bot with an amount, a coin and a handle.',
    icon: 'tag',
    example: sendCommand,
    reply: sendReply,
  },
  {
    title: 'Confirm',
    description:
      'Open the link in the bot’s bio, not one in a message. In the portal, check amount and handle, then sign: it cannot be undone.',
    icon: 'sign',
    shows: 'sheet',
  },
  {
    title: 'Done',
    description: 'Funds move instantly.',
    icon: 'check',
    shows: 'receipt',
  },
];

export const upcoming: readonly MarkedText[] = [
  { text: 'Real-time payments*', difference: 'real-time' },
  { text: 'Enhanced social integration' },
  { text: 'Multi-chain support*', difference: 'multi-chain' },
  { text: 'Advanced payment features' },
];

/** What does not exist yet. */
export const bannerTiles: readonly Tile[] = [
  { icon: 'app', text: 'Mobile app' },
  { icon: 'group', text: 'Group contributions' },
  { icon: 'reward', text: 'Fundraising' },
  { icon: 'chains', text: 'Dues collection' },
];
