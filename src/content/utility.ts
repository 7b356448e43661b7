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
  lead: 'Phase 1 is paying by tag. Phase 2 is the mobile app.',
  phaseTwo: 'In the app',
  earlyLabel: 'Before the app',
  earlyTitle: 'Be there when it opens',
  earlyAccess: 'Get Early Access',
};

export const utilityCards: readonly UtilityCard[] = [
  {
    phase: 'Phase 1',
    title: 'Tag payments',
    features: ['Send by tagging the bot', 'Tips for creators', 'Staking and rewards'],
  },
  {
    phase: 'Phase 2',
    title: 'Mobile app',
    features: ['App MVP: December 2025', 'Digital wallets', 'Smart savings jars'],
  },
];

export const phaseTwoCards: readonly PhaseTwoCard[] = [
  { title: 'Group contributions', description: 'Collect for a gift, a trip or a cause, and see who has paid.' },
  { title: 'Dues collection', description: 'Clubs and communities ask once, and members pay by tag.' },
  { title: 'Fundraising', description: 'A post is the campaign page; a tag is the donation.' },
];

export const comingSoon = {
  corner: 'Close dialog',
  title: 'Coming Soon',
  text: 'Early access is not open yet. News of it comes in the community chat.',
  join: 'Join Our Telegram',
  close: 'Close',
};
