import { site } from 'virtual:site';
import { linkCommand, linkReply, sendCommand, sendReply } from './example.ts';
import type { Tile } from './types.ts';

export interface Step {
  number: number;
  title: string;
  description: string;
  /** The visitor's post. */
  example?: string;
  reply?: string;
  /** Shown instead of posts: the portal's sheet, or the page's own receipt. */
  shows?: 'sheet' | 'receipt';
}

export const howItWorks = {
  title: 'Four steps from post to payment',
  lead: 'Link your wallet once. After that, a payment takes a post and a signature.',
  upcomingTitle: 'What comes next',
  banner: `Coming Soon: #${site.product} Payments`,
};

export const steps: readonly Step[] = [
  {
    number: 1,
    title: 'Link',
    description: 'Post the link command. The link in the bot’s bio connects your wallet and your X account.',
    example: linkCommand,
    reply: linkReply,
  },
  {
    number: 2,
    title: 'Send',
    description: 'Tag the bot with an amount, a coin and a handle.',
    example: sendCommand,
    reply: sendReply,
  },
  {
    number: 3,
    title: 'Confirm',
    description: 'Follow the link in the bot’s bio and sign the transaction in the portal. It cannot be undone.',
    shows: 'sheet',
  },
  {
    number: 4,
    title: 'Done',
    description: 'Funds move instantly.',
    shows: 'receipt',
  },
];

export const upcoming: readonly string[] = [
  'Real-time payments',
  'Enhanced social integration',
  'Multi-chain support',
  'Advanced payment features',
];

export const bannerTiles: readonly Tile[] = [
  { icon: 'check', text: 'Instant transactions' },
  { icon: 'tag', text: 'Pay by tag' },
  { icon: 'chains', text: '10+ chains' },
  { icon: 'group', text: 'Group contributions' },
];
