import type { NavSectionId } from './types.ts';

export interface NavItem {
  id: NavSectionId;
  label: string;
}

/** The link to the documentation, in header, sticky bar, hero and footer. */
export const whitepaper = 'Whitepaper';

/** Accessible names of controls without visible text. */
export const labels = {
  sections: 'Sections',
  stickySections: 'Sections, sticky bar',
  footer: 'Footer',
  menu: 'Menu',
  skip: 'Skip to content',
  newTab: 'Opens in a new tab',
};

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
