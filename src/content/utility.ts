import { site } from 'virtual:site';

export interface UtilityCard {
  phase: string;
  title: string;
  features: readonly string[];
}

export interface PhaseTwoCard {
  title: string;
  description: string;
}

export const utility = {
  title: `What $${site.product} is for`,
  lead: 'First payments by tag, then a mobile app.',
  phaseTwo: 'Planned for the app',
  earlyTitle: 'Want to try it early?',
  earlyAccess: 'Get Early Access',
};

export const utilityCards: readonly UtilityCard[] = [
  {
    phase: 'Phase 1',
    title: 'Tag payments',
    features: ['Link a wallet to a social handle', 'Send by tagging the bot', 'Sign the transaction in the portal'],
  },
  {
    phase: 'Phase 2',
    title: 'Mobile app',
    features: ['App MVP: December 2025 (roadmap and FAQ: Q2 2026)', 'Digital wallets', 'Smart savings jars'],
  },
];

export const phaseTwoCards: readonly PhaseTwoCard[] = [
  { title: 'Group contributions', description: 'Several people pay towards one goal.' },
  { title: 'Dues collection', description: 'Clubs and communities collect what members owe.' },
  { title: 'Fundraising', description: 'Raise money for a cause.' },
];

export const comingSoon = {
  corner: 'Close dialog',
  title: 'Coming Soon',
  text: 'Early access is not open yet. Follow the community chat for news of it.',
  join: 'Join Our Telegram',
  close: 'Close',
};
