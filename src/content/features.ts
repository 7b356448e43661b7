import type { IconName } from '../lib/icons.ts';
import { sendCommand } from './example.ts';
import type { Stat } from './types.ts';

export type FeatureStatus = 'Active' | 'Coming Soon';

export interface FeatureCard {
  number: number;
  title: string;
  description: string;
  /** A post, shown verbatim. */
  example?: string;
  /** Short facts or planned tools, shown one by one. */
  details?: readonly string[];
  icon: IconName;
  status: FeatureStatus;
  /** Shown with the text, on a larger card. */
  picture?: 'composer' | 'chains' | 'tools' | 'signature';
}

export const features = {
  title: 'Five features active, one on its way',
  lead: 'The mobile app is coming soon.',
  post: 'Post',
};

export const featureCards: readonly FeatureCard[] = [
  {
    number: 1,
    title: 'Tag-Powered Payments',
    description:
      'Tag the bot on X or Telegram with an amount, a coin and a handle. There is no wallet address to copy.',
    example: sendCommand,
    icon: 'tag',
    status: 'Active',
    picture: 'composer',
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
    picture: 'tools',
  },
  {
    number: 4,
    title: 'SocialFi Rewards & Creator Economy',
    description: 'Payments reach creators and communities on the platforms where they post.',
    icon: 'reward',
    status: 'Active',
  },
  {
    number: 5,
    title: 'Global Accessibility',
    description: 'Day or night, all it takes is a social account with a linked wallet.',
    icon: 'globe',
    status: 'Active',
  },
  {
    number: 6,
    title: 'Security & Transparency',
    description: 'You sign each transfer in the portal, and the blockchain records it.',
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
