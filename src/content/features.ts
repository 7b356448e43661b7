import type { IconName } from '../lib/icons.ts';
import type { Stat } from './types.ts';

export type FeatureStatus = 'Active' | 'Coming Soon';

export interface FeatureCard {
  number: number;
  title: string;
  description: string;
  example?: string;
  details: readonly string[];
  icon: IconName;
  status: FeatureStatus;
}

export const features = {
  title: 'Built for paying people',
  lead: 'Five features are active. The mobile app is coming soon.',
};

export const featureCards: readonly FeatureCard[] = [
  {
    number: 1,
    title: 'Tag-Powered Payments',
    description: 'Tag the bot, name the amount and the handle.',
    example: '@bot send 0.05 SOL to @ana',
    details: ['No wallet address to copy', 'On X and Telegram'],
    icon: 'tag',
    status: 'Active',
  },
  {
    number: 2,
    title: 'Seamless Multi-Chain Transfers',
    description: 'One command, whichever chain the coin lives on.',
    details: ['10+ supported chains', 'Same command on each'],
    icon: 'chains',
    status: 'Active',
  },
  {
    number: 3,
    title: 'Fintech Layer & Micro-Banking',
    description: 'Everyday money tools, as a mobile app.',
    details: ['Digital wallets', 'Smart savings jars', 'Group contributions', 'Dues collection', 'Fundraising'],
    icon: 'app',
    status: 'Coming Soon',
  },
  {
    number: 4,
    title: 'SocialFi Rewards & Creator Economy',
    description: 'Support a creator where you read them.',
    details: ['Tips under a post', 'Rewards for communities'],
    icon: 'reward',
    status: 'Active',
  },
  {
    number: 5,
    title: 'Global Accessibility',
    description: 'A social account and a linked wallet are the way in.',
    details: ['24/7 access', 'No borders between handles'],
    icon: 'globe',
    status: 'Active',
  },
  {
    number: 6,
    title: 'Security & Transparency',
    description: 'Nothing moves before you sign it.',
    details: ['Wallets linked by hand', 'Transfers recorded on chain'],
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
