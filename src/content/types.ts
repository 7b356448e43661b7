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

/** Every id on the landing page that a link may target. */
export type SectionId = NavSectionId | 'contracts' | 'buy' | 'company' | 'contact';

/** The target of a link in the content: a section of the landing page, or a URL. */
export type LinkTarget = { section: SectionId } | { href: string };

/** A link in the content: its text and its target. */
export type ContentLink = { label: string } & LinkTarget;

export interface Tile {
  icon: IconName;
  text: string;
}

/** A figure and its label. */
export interface Stat {
  value: string;
  label: string;
  note?: string;
}
