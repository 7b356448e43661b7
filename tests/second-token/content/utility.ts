import { ticker } from '#config/names.ts';
import type { ComingSoonWords, PhaseTwoCard, Utility, UtilityCard } from '#shape/token.ts';

export const utility: Utility = {
  title: `What you can do with $${ticker}`,
  lead: 'Thank somebody, or be thanked.',
  phaseTwo: 'Being written',
  earlyAccess: null,
};

export const utilityCards: readonly UtilityCard[] = [
  { phase: 'Today', title: 'Tip one author', features: ['By handle', 'In any amount'] },
  {
    phase: 'Next',
    title: 'Tip a team',
    features: ['All maintainers at once', 'Divided as they agreed', 'Once a month'],
  },
  { phase: 'Then', title: 'Tip a document', features: ['By page'] },
  { phase: 'At some time', title: 'Tip an answer', features: ['Where it was given'] },
];

export const phaseTwoCards: readonly PhaseTwoCard[] = [
  { title: 'For a release', description: 'Everybody who worked on it gets a part.' },
  { title: 'For a repair', description: 'Whoever fixes the bug you reported gets the tip.' },
];

/** No button opens it. */
export const comingSoon = {
  corner: '',
  title: '',
  text: '',
  join: '',
  close: '',
} satisfies ComingSoonWords;
