import { site } from 'virtual:site';
import type { PhaseTwoCard, UtilityCard } from './types.ts';

export const utility = {
  title: `What you can do with $${site.product}`,
  lead: 'Thank somebody, or be thanked.',
  phaseTwo: 'Being written',
  earlyAccess: 'Try it first',
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

export const comingSoon = {
  corner: 'Close dialog',
  title: 'Not yet',
  text: 'Nobody can try it yet. The chat will say when.',
  join: 'Join the chat',
  close: 'Close',
};
