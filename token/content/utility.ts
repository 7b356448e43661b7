import { site } from '#config/site.ts';
import type { ComingSoonWords, PhaseTwoCard, Utility, UtilityCard } from '#shape/token.ts';

export const utility: Utility = {
  title: 'The bot, then the app',
  lead: 'Phase\u00A01 pays by tag. Phase\u00A02 will put wallets, savings and group money in one app.',
  earlyAccess: 'Get Early Access',
};

export const utilityCards: readonly UtilityCard[] = [
  {
    phase: 'Phase 1',
    title: 'Pay people, not addresses',
    features: ['Link your wallet to your handle', 'Pay people by their handles', 'Sign every payment yourself'],
  },
  {
    phase: 'Phase 2',
    title: 'Your money in one app',
    features: [
      'App MVP: December 2025*',
      { text: 'Digital wallets', picture: 'wallet' },
      { text: 'Smart savings jars', picture: 'jar' },
    ],
    app: true,
    difference: 'app-mvp',
  },
];

export const phaseTwoCards: readonly PhaseTwoCard[] = [
  { title: 'With friends', description: 'Pool money for a shared goal.', picture: 'pot' },
  { title: 'With your club', description: 'Members pay their dues.', picture: 'ticks' },
  { title: 'For a cause', description: 'Raise money together.', picture: 'fund' },
];

/** The dialog that the button for early access opens. */
export const comingSoon = {
  corner: 'Close dialog',
  title: 'Coming Soon',
  text: `Early access is not open yet.${site.links.community ? ' Join our community chat.' : ''}`,
  join: 'Join Our Telegram',
  close: 'Close',
} satisfies ComingSoonWords;
