import type { ChainId } from '../../config/chains.ts';
import type { IconName } from '../lib/icons.ts';
import type { VestingRule } from '../lib/vesting.ts';

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

/** A section of the landing page, or a URL. A link to null, as a link of the configuration may be, is not shown. */
export type LinkTarget = { section: SectionId } | { href: string | null };

export type ContentLink = { label: string } & LinkTarget;

/** A line of the company's entry in its register. */
export interface CompanyFact {
  /** As the register calls it. */
  term: string;
  value: string;
  /** Shown in large type, in one line. */
  large?: true;
}

export interface Tile {
  icon: IconName;
  text: string;
}

export interface Stat {
  value: string;
  /** `*` marks what the roadmap states differently. */
  label: string;
  note?: string;
}

/** A fact that is stated in two ways: neither is corrected. */
export interface Difference {
  fact: string;
  readings: readonly { value: string; place: string }[];
}

/** What browsers, search engines and link previews show of a document. */
export interface DocumentText {
  title: string;
  description: string;
  /** On the social card, which breaks it into lines. */
  headline: string;
}

/** How a problem's figure is drawn. */
export type ProblemFigure =
  /** The contract on BNB Chain, and one of its groups beside the same with a typo, which a press points out. */
  | { kind: 'address'; ask: string; answer: (wrong: string, right: string) => string }
  /** The days that something takes, each with its name; the first `least` are certain. */
  | { kind: 'days'; least: number; names: readonly string[] }
  /** A hundred dots, so many of them full. */
  | { kind: 'dots'; percent: number }
  | { kind: 'squares'; count: number };

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

export type FeatureStatus = 'Active' | 'Coming Soon';

/** A post and the bot's reply, drawn as a chat. */
export interface Chat {
  /** Where they talk. */
  place: 'Telegram' | 'X';
  /** The payer's handle, without the `@`. */
  author: string;
  text: string;
  reply: string;
}

/** What holders of a share get. */
export interface Holding {
  title: string;
  figure: string;
  /** `*` marks a figure that is stated differently elsewhere. */
  text: string;
  /** Follows the text, in bold. */
  caveat?: string;
}

export interface FeatureCard {
  title: string;
  /** `*` marks what the roadmap states differently. */
  description: string;
  /** Drawn on a card of the page's whole width. */
  example?: Chat;
  /** Short facts, or planned tools. */
  details: readonly string[];
  icon: IconName;
  status: FeatureStatus;
  /** A drawing for the card; none is needed. */
  picture?: 'chains' | 'creators' | 'clock' | 'signature';
}

export interface Step {
  title: string;
  /** `*` marks what the roadmap states differently, here and in the list of what comes next. */
  description: string;
  icon: IconName;
  /** The visitor's post. */
  example?: string;
  reply?: string;
  /** Shown instead of posts: the portal's sheet, or the page's own receipt. */
  shows?: 'sheet' | 'receipt';
}

export interface ChainShare {
  id: ChainId;
  percentage: number;
  description: string;
  /** Whether its amount is stated differently elsewhere. */
  differs?: true;
}

export interface AllocationItem {
  id: string;
  label: string;
  percentage: number;
  /** What the vesting rules do not say. */
  description?: string;
}

export interface VestingCard {
  title: string;
  details: readonly string[];
  /** The published schedule. Null if none is published month by month; then no curve is drawn. */
  rule: VestingRule | null;
}

export type RoadmapStatus = 'done' | 'upcoming' | 'planned' | 'vision';

export interface RoadmapPeriod {
  /** A quarter, half, season or year, or from one to another: see `src/lib/time-axis.ts`. */
  period: string;
  title: string;
  items: readonly string[];
  status: RoadmapStatus;
  /** The day flagged on the axis, as an ISO date; at most one period has one. */
  launch?: { label: string; day: string };
}

export interface Utility {
  title: string;
  lead: string;
  phaseTwo: string;
  /** The button that opens the Coming Soon dialog; null if no early access is planned. */
  earlyAccess: string | null;
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

export interface BuyStep {
  title: string;
  description: string;
  link?: ContentLink;
  /** What to do if the step fails. */
  note?: string;
  highlighted?: true;
  /** A drawing of what the exchange shows: the contract's address in groups, or a field to fill in. */
  shows?: { address: string; label: string } | { field: string; value: string };
}

export interface BuyGroup {
  title: string;
  steps: readonly BuyStep[];
}

export interface FaqItem {
  question: string;
  answer: string;
  /** Where to read more, if there is one place for it. */
  link?: ContentLink;
  /** A figure in the answer that is stated differently elsewhere. */
  difference?: Difference;
}
