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

export type FeatureStatus = 'Active' | 'Coming Soon';
export type RoadmapStatus = 'upcoming' | 'planned' | 'vision';

export interface FeatureCard {
  number: number;
  title: string;
  description: string;
  example?: string;
  details: readonly string[];
  icon: IconName;
  status: FeatureStatus;
}

/** Which picture a problem's figure becomes. */
export type ProblemFigure = 'address' | 'days' | 'dots' | 'area';

export interface ProblemCard {
  title: string;
  description: string;
  detail: string;
  stat: string;
  statLabel: string;
  figure: ProblemFigure;
}

export interface SolutionCard {
  title: string;
  description: string;
  icon: IconName;
}

export interface Step {
  number: number;
  title: string;
  description: string;
  /** What the visitor posts. */
  example?: string;
  /** What the bot answers. */
  reply?: string;
  icon: IconName;
}

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

export interface RoadmapPeriod {
  period: string;
  title: string;
  items: readonly string[];
  status: RoadmapStatus;
  /** The day that the timeline marks, where the period has one. */
  launch?: string;
}

export interface UtilityCard {
  phase: string;
  title: string;
  features: readonly string[];
}

export interface PhaseTwoCard {
  title: string;
  description: string;
}

export interface FaqItem {
  question: string;
  answer: string;
}

export interface BuyStep {
  number: number;
  title: string;
  description: string;
  link?: { label: string; href: string };
  highlighted?: true;
}

/** One numbered part of a legal page. */
export interface LegalPart {
  title: string;
  paragraphs: readonly string[];
}
