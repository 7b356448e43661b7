import type { LabelWords, NavItem } from '#shape/token.ts';

/** Label of the documentation link in hero, sticky bar and footer. */
export const whitepaper = 'Whitepaper';

/** Names and descriptions for assistive technology, and the skip link. */
export const labels = {
  sections: 'Sections',
  stickySections: 'Sections, sticky bar',
  footer: 'Footer',
  menu: 'Menu',
  skip: 'Skip to content',
  newTab: 'Opens in a new tab',
} satisfies LabelWords;

/** Footer column "Product". */
export const productNav: readonly NavItem[] = [
  { id: 'problems', label: 'Problems' },
  { id: 'solution', label: 'Solution' },
  { id: 'features', label: 'Features' },
  { id: 'how-it-works', label: 'How It Works' },
];

/** Footer column "Platform". */
export const platformNav: readonly NavItem[] = [
  { id: 'tokenomics', label: 'Tokenomics' },
  { id: 'roadmap', label: 'Roadmap' },
  { id: 'utility', label: 'Utility' },
  { id: 'faq', label: 'FAQ' },
];

/** Header, sticky bar and mobile menu. */
export const navigation: readonly NavItem[] = [...productNav, ...platformNav];
