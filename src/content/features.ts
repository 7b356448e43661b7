import type { IconName } from '../lib/icons.ts';
import { sendCommand, sendReply } from './example.ts';
import type { Stat } from './types.ts';

export type FeatureStatus = 'Active' | 'Coming Soon';

export interface FeatureCard {
  number: number;
  title: string;
  description: string;
  example?: string;
  /** The bot's reply to the example. */
  reply?: string;
  details: readonly string[];
  icon: IconName;
  status: FeatureStatus;
}

export const features = {
  title: 'Six features, five of them active',
  lead: 'The mobile app is coming soon.',
};

export const featureCards: readonly FeatureCard[] = [
  {
    number: 1,
    title: 'Tag-Powered Payments',
    description: 'Tag the bot with an amount, a coin and a handle.',
    example: sendCommand,
    reply: sendReply,
    details: ['No wallet address to copy', 'On X and Telegram'],
    icon: 'tag',
    status: 'Active',
  },
  {
    number: 2,
    title: 'Seamless Multi-Chain Transfers',
    description: 'Transfers on several chains, each started by a tag.',
    details: ['10+ supported chains', 'Multi-chain protocol'],
    icon: 'chains',
    status: 'Active',
  },
  {
    number: 3,
    title: 'Fintech Layer & Micro-Banking',
    description: 'Everyday money tools in a mobile app.',
    details: ['Digital wallets', 'Smart savings jars', 'Group contributions', 'Dues collection', 'Fundraising'],
    icon: 'app',
    status: 'Coming Soon',
  },
  {
    number: 4,
    title: 'SocialFi Rewards & Creator Economy',
    description: 'Payments on the platforms where creators and communities post.',
    details: ['Bridges fintech and social finance', 'SocialFi integration'],
    icon: 'reward',
    status: 'Active',
  },
  {
    number: 5,
    title: 'Global Accessibility',
    description: 'All it takes is a social account with a linked wallet.',
    details: ['Around the clock', 'Global and borderless'],
    icon: 'globe',
    status: 'Active',
  },
  {
    number: 6,
    title: 'Security & Transparency',
    description: 'You sign each transfer in the portal.',
    details: ['Wallets linked to verified handles', 'Transfers recorded on chain'],
    icon: 'shield',
    status: 'Active',
  },
];

export const featureStats: readonly Stat[] = [
  { value: '6+', label: 'features' },
  { value: 'Multi', label: 'platforms' },
  { value: '100%', label: 'audited code', note: 'coming soon' },
  { value: 'Instant', label: 'transactions' },
];
