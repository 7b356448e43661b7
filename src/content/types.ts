import type { IconName } from '../lib/icons.ts';

/** Sections in the navigation, in page order. */
export type NavSectionId =
  | 'problems'
  | 'solution'
  | 'features'
  | 'how-it-works'
  | 'tokenomics'
  | 'roadmap'
  | 'utility'
  | 'faq';

/** Ids on the landing page that links may target. */
export type SectionId = NavSectionId | 'contracts' | 'buy' | 'company' | 'contact';

/** A section of the landing page, or a URL. */
export type LinkTarget = { section: SectionId } | { href: string };

export type ContentLink = { label: string } & LinkTarget;

export interface Tile {
  icon: IconName;
  text: string;
}

export interface Stat {
  value: string;
  label: string;
  note?: string;
}

/** A fact that is stated in two ways: neither is corrected. */
export interface Difference {
  fact: string;
  readings: readonly { value: string; place: string }[];
}
