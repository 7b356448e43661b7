import type { IconName } from '../lib/icons.ts';
import { BOT, sendReply } from './example.ts';
import type { Stat } from './types.ts';

export type FeatureStatus = 'Active' | 'Coming Soon';

/** A post and the bot's reply, drawn as a chat. */
export interface Chat {
  /** Where they talk, such as Telegram. */
  place: string;
  /** The payer's handle, without the `@`. */
  author: string;
  text: string;
  reply: string;
}

export interface FeatureCard {
  number: number;
  title: string;
  description: string;
  /** Drawn on a card of the page's whole width. */
  example?: Chat;
  /** Short facts, or planned tools. */
  details: readonly string[];
  icon: IconName;
  status: FeatureStatus;
  /** A drawing for the card; none is needed. */
  picture?: 'chains' | 'creators' | 'clock' | 'signature';
}

export const features = {
  title: 'Five features active, one on its way',
  lead: 'The mobile app is coming soon.',
};

export const featureCards: readonly FeatureCard[] = [
  {
    number: 1,
    title: 'Tag-Powered Payments',
    description: 'Name an amount, a coin and a handle. There is no wallet address to copy.',
    example: { place: 'Telegram', author: 'mia', text: `@${BOT} send 0.01 BNB to @kofi`, reply: sendReply },
    details: ['On X and Telegram', 'No addresses'],
    icon: 'tag',
    status: 'Active',
  },
  {
    number: 2,
    title: 'Seamless Multi-Chain Transfers',
    description: 'A tag starts the transfer, whichever chain the coin is on.',
    details: ['10+ supported chains'],
    icon: 'chains',
    status: 'Active',
    picture: 'chains',
  },
  {
    number: 3,
    title: 'Fintech Layer & Micro-Banking',
    description: 'A mobile app with everyday money tools.',
    details: ['Digital wallets', 'Smart savings jars', 'Group contributions', 'Dues collection', 'Fundraising'],
    icon: 'app',
    status: 'Coming Soon',
  },
  {
    number: 4,
    title: 'SocialFi Rewards & Creator Economy',
    description: 'Creators and communities are paid on the platforms where they post.',
    details: ['Paid by handle'],
    icon: 'reward',
    status: 'Active',
    picture: 'creators',
  },
  {
    number: 5,
    title: 'Global Accessibility',
    description: 'All it takes is a social account with a linked wallet.',
    details: ['24/7 access', 'No bank account'],
    icon: 'globe',
    status: 'Active',
    picture: 'clock',
  },
  {
    number: 6,
    title: 'Security & Transparency',
    description: 'No transfer moves without your signature.',
    details: ['Signed by you', 'Recorded on the chain'],
    icon: 'shield',
    status: 'Active',
    picture: 'signature',
  },
];

export const featureStats: readonly Stat[] = [
  { value: '6+', label: 'features' },
  { value: 'Multi', label: 'platforms' },
  { value: '100%', label: 'audited code', note: 'coming soon' },
  { value: 'Instant', label: 'transactions' },
];
