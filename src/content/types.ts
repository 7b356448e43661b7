import type { IconName } from '../lib/icons.ts';

/** Sections that the navigation leads to, in page order. */
export type NavSectionId =
  | 'problems'
  | 'solution'
  | 'features'
  | 'how-it-works'
  | 'tokenomics'
  | 'roadmap'
  | 'utility'
  | 'faq';

/** Every id on the landing page that a link may lead to. */
export type SectionId = NavSectionId | 'contracts' | 'buy' | 'company' | 'contact';

/** Where a link in the content leads: to a section of the landing page, or to a URL. */
export type LinkTarget = { section: SectionId } | { href: string };

/** A link in the content: what it says, and where it leads. */
export type ContentLink = { label: string } & LinkTarget;

export interface Tile {
  icon: IconName;
  text: string;
}

/** A figure and what it counts. */
export interface Stat {
  value: string;
  label: string;
  note?: string;
}
