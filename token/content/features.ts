import { AMOUNT, BOT, sendReply } from './example.ts';
import type { FeatureCard, SectionWords, Stat } from '#shape/token.ts';

export const featureCards: readonly FeatureCard[] = [
  {
    title: 'Tag-Powered Payments',
    description: 'Name an amount, a coin and a handle.',
    example: { place: 'Telegram', author: 'mia', text: `@${BOT} send ${AMOUNT} to @kofi`, reply: sendReply },
    details: ['On X and Telegram', 'No address to copy'],
    icon: 'tag',
    status: 'Active',
  },
  {
    title: 'Seamless Multi-Chain Transfers',
    description: 'The same tag works on every supported chain.',
    details: ['10+ supported chains'],
    icon: 'chains',
    status: 'Active',
    picture: 'chains',
  },
  {
    title: 'Fintech Layer &\u00A0Micro-Banking',
    description: 'A mobile app with everyday money tools.',
    details: ['Digital wallets', 'Smart savings jars', 'Group contributions', 'Dues collection', 'Fundraising'],
    icon: 'app',
    status: 'Coming Soon',
    picture: 'app',
  },
  {
    title: 'SocialFi Rewards &\u00A0Creator Economy',
    description: 'Reward creators where they post: tag their handle.',
    details: ['Rewards by tag'],
    icon: 'reward',
    status: 'Active',
    picture: 'creators',
  },
  {
    title: 'Global Accessibility',
    description: 'All you need is a handle and a wallet.',
    details: ['24/7 access', 'No bank account'],
    icon: 'globe',
    status: 'Active',
    picture: 'clock',
  },
  {
    title: 'Security &\u00A0Transparency',
    description: 'No funds move without your signature.',
    details: ['Signed by you', 'Recorded on the chain'],
    icon: 'shield',
    status: 'Active',
    picture: 'signature',
  },
];

const active = featureCards.filter(({ status }) => status === 'Active');

export const features = {
  title: 'Pay by tag, 24/7',
  lead: `On 10+ supported chains, ${active.length} features are active. Everyday money tools come with the mobile app, coming soon.`,
} satisfies SectionWords;

export const featureStats: readonly Stat[] = [
  { value: '6+', label: 'features' },
  { value: 'Multi', label: 'platforms' },
  { value: '100%', label: 'audited code', note: 'coming soon' },
  { value: 'Instant', label: 'transactions' },
];
