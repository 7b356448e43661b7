import type { FeatureCard, SectionWords, Stat } from '#shape/token.ts';

export const features = {
  title: 'What the bot can do, and what it cannot yet',
  lead: 'Three features work today. Two are being written.',
} satisfies SectionWords;

export const featureCards: readonly FeatureCard[] = [
  {
    title: 'Tip by handle',
    description: 'Name an amount and the author’s handle below the post or the patch.',
    details: [],
    icon: 'tag',
    status: 'Active',
  },
  {
    title: 'Sign every tip',
    description: 'Nothing leaves your wallet before you have signed it in the portal.',
    details: [],
    icon: 'sign',
    status: 'Active',
    picture: 'signature',
  },
  {
    title: 'Trans\u00ADparency for micro\u00ADtransactions',
    description: 'Each tip is a transfer on a public chain, which anybody can look up.',
    details: [],
    icon: 'globe',
    status: 'Active',
  },
  {
    title: 'Tip a team',
    description: 'One tip for all maintainers of a project, divided as they have agreed.',
    details: [],
    icon: 'group',
    status: 'Coming Soon',
  },
  {
    title: 'Tip once a month',
    description: 'A reminder on the day you choose, with the tip ready to sign.',
    details: [],
    icon: 'reward',
    status: 'Coming Soon',
  },
];

export const featureStats: readonly Stat[] = [];
