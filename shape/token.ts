/*
 * The types of a token: what `token/site.ts` and the files of `token/content` have to contain. TypeScript names in those
 * files what is missing or misspelt.
 */

/** What a token's files may name. `config` fills in the names that it knows, ours and the token's own. */
export interface Known {}

export type ChainId = Known['chain'];
export type IconName = Known['icon'];

/** Chains on which a token has its contracts. */
export type ContractChain = 'solana' | 'bnb';

/** One contract of the token: with EIP-55 checksum on BNB Chain, 32 bytes in base58 on Solana. */
export interface Contract {
  chain: ContractChain;
  address: string;
}

/** A drawing of an Iconify set, or one of `site-build/design/icon-sprite.ts`. */
export type Drawing = `${'lucide' | 'simple-icons' | 'own'}:${string}`;

/** A chain that the page names. */
export interface Chain {
  name: string;
  /** Its colour on ink, and another for brands close to it, as six-digit hex. */
  colors: readonly [usual: string, other: string];
  icon: Drawing;
}

/** The facts in `token/site.ts`. What has a question mark may be left out. */
export interface SiteConfig {
  product: string;
  symbol?: string | null;
  decimals?: number | null;
  tokenListVersion?: string;
  /** Without a slash at the end. */
  origin: string;
  internationalisedHosts?: readonly string[];
  links: { bot: string; docs: string | null; community: string | null; profile: string | null };
  /** Without the `@`. */
  botHandle: string;
  email: string;
  contracts: readonly [Contract, Contract];
  company: {
    legalName: string | null;
    state: string;
    /** YYYY-MM-DD. */
    incorporated: string;
    fileNumber: string;
    registerUrl: string | null;
  };
  governingLaw: string;
  /** YYYY-MM-DD. */
  contentReviewed?: string | null;
  previewHosts?: readonly string[];
  hstsPreload?: boolean;
  /** ISO 8601, in UTC. */
  securityTxt: { expires: string };
  /** Six-digit hex. */
  brand: { ink: string; paper: string; signal: string };
  allowed?: readonly { found: string; reason: string }[];
  /** Chains beside those of `config/chains.ts`, by id. */
  chains?: Readonly<Record<string, Chain>>;
  /** Icons beside those of `config/icons.ts`, by name. */
  icons?: Readonly<Record<string, Drawing>>;
}

/** The facts with every default filled in. */
export type Site = Required<SiteConfig>;

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

/** A link to a section in the header, the menus and the footer. */
export interface NavItem {
  id: NavSectionId;
  label: string;
}

/** Ids on the landing page that links may target. */
export type SectionId = NavSectionId | 'contracts' | 'buy' | 'company' | 'contact';

/** A section of the landing page, or a URL. A link to null, as a link of the configuration may be, is not shown. */
type LinkTarget = { section: SectionId } | { href: string | null };

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
  label: string;
  note?: string;
}

/** A fact that is stated in two ways: neither is corrected. */
export interface Difference {
  /** Texts name the fact by it. */
  id: string;
  fact: string;
  readings: readonly { value: string; places: readonly Place[] }[];
}

/** Where a value is stated: its words lead to the section. */
export interface Place {
  label: string;
  section: SectionId;
}

/** What may have a `*` behind a word or figure. */
interface Marked {
  /** The fact in `differences.ts` to which `*` leads, by its id. */
  difference?: string;
}

/** A text on its own that may have a `*`. */
export interface MarkedText extends Marked {
  text: string;
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
export interface Holding extends Marked {
  title: string;
  figure: string;
  text: string;
}

export interface FeatureCard {
  title: string;
  description: string;
  /** Drawn on a card of the page's whole width. */
  example?: Chat;
  /** Short facts, or planned tools. */
  details: readonly string[];
  icon: IconName;
  status: FeatureStatus;
  /** A drawing for the card; none is needed. */
  picture?: 'app' | 'chains' | 'creators' | 'clock' | 'signature';
}

export interface Step {
  title: string;
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
  /** The fact in `differences.ts` that gives another amount, by its id. */
  difference?: string;
}

/** What the allocations are shares of. */
export interface Allocated extends Marked {
  amount: number;
}

export interface AllocationItem extends Marked {
  id: string;
  label: string;
  percentage: number;
  /** What the vesting rules do not say. */
  description?: string;
}

/** How a share of tokens unlocks after the token generation event (month 0). */
export interface VestingRule {
  /** Percent unlocked at month 0. */
  launchPercent: number;
  /** Months after launch before anything more unlocks. */
  cliffMonths: number;
  /** Months after the cliff over which the rest unlocks; 0 if it all unlocks when the cliff ends. */
  vestingMonths: number;
  /** `monthly` is a staircase with its first step a month after the cliff. */
  release: 'linear' | 'monthly';
}

export interface VestingCard {
  title: string;
  /** The ids of the allocations that it is for; without any, it has a row of its own. */
  allocations: readonly string[];
  details: readonly string[];
  /** The published schedule. Null if none is published month by month: the card then has no track. */
  rule: VestingRule | null;
}

export type RoadmapStatus = 'done' | 'upcoming' | 'planned' | 'vision';

export interface RoadmapPeriod extends Marked {
  /** A quarter, half, season or year, or from one to another: see `src/lib/time-axis.ts`. */
  period: string;
  title: string;
  items: readonly string[];
  status: RoadmapStatus;
  /** The day marked on the axis, as an ISO date; at most one period has one. */
  launch?: { label: string; day: string };
}

export interface Utility {
  title: string;
  lead: string;
  /** Above what is planned, unless a phase is drawn as the app. */
  phaseTwo?: string;
  /** The button that opens the Coming Soon dialog; null if no early access is planned. */
  earlyAccess: string | null;
}

/** How a tile of the app is drawn. */
export type AppPicture = 'wallet' | 'jar' | 'pot' | 'ticks' | 'fund';

export interface UtilityCard extends Marked {
  phase: string;
  title: string;
  /** With a picture, a tile of the app. */
  features: readonly (string | { text: string; picture: AppPicture })[];
  /** Drawn as a phone, with what is planned as further tiles. One phase may be the app; without one, all are panels. */
  app?: true;
}

export interface PhaseTwoCard {
  title: string;
  description: string;
  /** In the app; the mark without one. */
  picture?: AppPicture;
}

export interface BuyStep {
  title: string;
  description: string;
  link?: ContentLink;
  /** What to do if the step fails, in the warning box. */
  note?: string;
  highlighted?: true;
  /** A drawing of what the exchange shows: the contract's address in groups, or a field to fill in. */
  shows?: { address: string; label: string } | { field: string; value: string };
}

export interface BuyGroup {
  title: string;
  steps: readonly BuyStep[];
}

export interface FaqItem extends Marked {
  question: string;
  answer: string;
  /** Where to read more, if there is one place for it. */
  link?: ContentLink;
}

/** A paragraph, a list of named points, or a sentence that ends in a mail link. */
export type LegalBlock =
  | string
  | { points: readonly (readonly [term: string, text: string])[] }
  | { text: string; email: string };

/** One numbered section of a legal page. */
export interface LegalPart {
  /** Unique within the page: the table of contents links to it. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** Words by name, each in one place of the page. */
type Words<Name extends string> = Readonly<Record<Name, string>>;

export type SectionWords = Words<'title' | 'lead'>;
export type BuyWords = SectionWords & Words<'risk' | 'important'>;
export type CompanyWords = SectionWords & Words<'register' | 'number'>;
export type ContractsWords = SectionWords &
  Words<'warning' | 'viewOn' | 'copy' | 'copied'> &
  Readonly<Record<'copyOf' | 'nameOf', (chain: string) => string>>;
export type FaqWords = SectionWords & Words<'chat'>;
export type HeroWords = Words<'headline' | 'lead' | 'start' | 'startLeads' | 'explore' | 'play' | 'pause'> &
  Words<'example' | 'sign' | 'signed' | 'signedStatus'> & { highlights: readonly Tile[] };
export type HowItWorksWords = SectionWords & Words<'upcomingTitle' | 'banner'>;
export type SolutionWords = SectionWords & Words<'address' | 'example'>;
export type TokenomicsWords = Words<'title' | 'supply' | 'chainsCaption' | 'noContract'> &
  Words<'allocationTitle' | 'allocationNote' | 'vestingNote' | 'allocation' | 'share' | 'amount'> &
  Words<'monthSlider' | 'axisStart'> &
  Readonly<Record<'unlockedAt' | 'monthAt', (month: number) => string>>;
export type ComingSoonWords = Words<'corner' | 'title' | 'text' | 'join' | 'close'>;
export type UpdateWords = Words<'title' | 'text' | 'continue' | 'close'>;
export type LabelWords = Words<'sections' | 'stickySections' | 'footer' | 'menu' | 'skip' | 'newTab'>;
export type MissingCodeWords = Words<'heading' | 'text' | 'retry' | 'home'>;
export type CloneBarWords = Words<'label' | 'before' | 'after' | 'home'>;
export type NotFoundWords = Words<'heading' | 'text' | 'home'>;
export type LegalWords = Words<'updated' | 'template' | 'contents' | 'back'>;
export type FooterWords = Words<
  'closing' | 'contactTitle' | 'caution' | 'telegram' | 'onX' | 'onTelegram' | 'host' | 'copyright'
> &
  Words<'product' | 'platform' | 'company' | 'legal' | 'privacy' | 'terms'>;
