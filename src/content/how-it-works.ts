import { site } from 'virtual:site';
import { linkCommand, linkReply, sendCommand, sendReply } from './example.ts';
import type { IconName } from '../lib/icons.ts';
import type { Tile } from './types.ts';

export interface Step {
  number: number;
  title: string;
  description: string;
  icon: IconName;
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
    icon: 'link',
    example: linkCommand,
    reply: linkReply,
  },
  {
    number: 2,
    title: 'Send',
    description: 'Tag the bot with an amount, a coin and a handle.',
    icon: 'tag',
    example: sendCommand,
    reply: sendReply,
  },
  {
    number: 3,
    title: 'Confirm',
    description: 'Follow the link in the bot’s bio and sign the transaction in the portal. It cannot be undone.',
    icon: 'sign',
    shows: 'sheet',
  },
  {
    number: 4,
    title: 'Done',
    description: 'Funds move instantly.',
    icon: 'check',
    shows: 'receipt',
  },
];

export const upcoming: readonly string[] = [
  'Real-time payments',
  'Enhanced social integration',
  'Multi-chain support',
  'Advanced payment features',
];

/** What does not exist yet. */
export const bannerTiles: readonly Tile[] = [
  { icon: 'app', text: 'Mobile app' },
  { icon: 'group', text: 'Group contributions' },
  { icon: 'check', text: 'Dues collection' },
  { icon: 'reward', text: 'Fundraising' },
];
