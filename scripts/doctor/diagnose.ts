import { configProblems } from '../../site-build/site-file/check.ts';
import { pathOf, printValue, type Problem } from '../../site-build/site-file/problems.ts';
import { firstToken, isDemonstration } from '../../config/demonstration.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { siteSchema } from '../../config/site-schema.ts';
import type { RoadmapPeriod } from '../../src/content/roadmap.ts';
import { quartersOf, startOfQuarter } from '../../site-build/design/time-axis.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long before security.txt expires doctor and the daily comparison start to warn. */
export const EXPIRY_NOTICE_DAYS = 60;

/** Whole days from `today` until a day; negative once it has begun. */
export const daysUntil = (day: string, today: Date): number =>
  Math.floor((new Date(day).getTime() - today.getTime()) / DAY_MS);

export type Keys = readonly (string | number)[];

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(Array.isArray(value) && typeof value[0] !== 'object');

export interface Leaf {
  keys: Keys;
  path: string;
  value: unknown;
}

/** Lists the values of a configuration, or of a part of one. A list of texts or of exceptions is one value. */
export function leavesOf(value: unknown, keys: Keys = []): Leaf[] {
  if (keys[0] === '$schema') return [];
  if (!isGroup(value) || keys[0] === 'allowed') return [{ keys, path: pathOf(keys), value }];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => leavesOf(inner, [...keys, key]));
}

/** Finds dates that are wrong today. The build does not check them, so that a commit always builds the same. */
function dateProblems({ securityTxt, company, contentReviewed }: CheckedSite, today: Date): Problem[] {
  const isAhead = (day: string | null): boolean => day !== null && new Date(day) > today;
  const dates = [
    ['securityTxt.expires', securityTxt.expires, true, 'It has passed. Write a day within the next year.'],
    ['company.incorporated', company.incorporated, false, 'It is in the future. Write the day of incorporation.'],
    ['contentReviewed', contentReviewed, false, 'It is in the future. Write the day on which the texts were read.'],
  ] as const;
  return dates
    .filter(([, day, belongsAhead]) => isAhead(day) !== belongsAhead)
    .map(([path, day, , remedy]) => ({ path, value: printValue(day), remedy }));
}

const isFirstToken = ({ product }: Pick<CheckedSite, 'product'>): boolean =>
  product.toLowerCase() === firstToken.product!.toLowerCase();

/** Lists what is left to do: gaps in the texts, a token list to record, and what is still the first token's. */
function unfinishedOf(site: CheckedSite, { unchanged, gaps, hasFirstTests, isListDue }: ContentState): string[] {
  const another = !isFirstToken(site);
  const isReviewOpen = another && site.contentReviewed === null && unchanged.length > 0;
  const lines: string[] = [];
  for (const { path, value } of another ? leavesOf(site) : []) {
    if (firstToken[path] !== value) continue;
    lines.push(`${path}: still that of ${firstToken.product}’s company. Write your own company’s.`);
  }
  if (isReviewOpen) {
    lines.push(
      'contentReviewed: these texts are still the first token’s. Review them, fill in their blanks with your lawyer, and set contentReviewed to the day on which you finished:',
      ...[...unchanged, ...gaps].map((text) => `  ${text}`),
    );
  } else {
    lines.push(...gaps.map((gap) => `${gap} is still to be filled in, with the lawyer who reviews the texts.`));
    if (another && hasFirstTests) {
      lines.push(
        'tests/first-token: these tests protect the first token’s texts and fail with yours. Delete the folder.',
      );
    }
  }
  if (isListDue) {
    lines.push(
      'The token list differs from the one recorded, and wallets only take a higher version. Record it, and commit: npm run token-list',
    );
  }
  return lines;
}

function warningsOf(site: CheckedSite, today: Date, { unchanged }: ContentState): string[] {
  const days = daysUntil(site.securityTxt.expires, today);
  const lines: string[] = [];
  if (!isFirstToken(site) && site.contentReviewed !== null && unchanged.length > 0) {
    lines.push(`contentReviewed: ${unchanged.length} files still have the first token’s text; null lists them.`);
  }
  if (days >= 0 && days < EXPIRY_NOTICE_DAYS) lines.push(`securityTxt.expires: ${days} days are left.`);
  if (site.symbol === null || site.decimals === null) {
    lines.push('symbol, decimals: without both, the site publishes no token list for wallets.');
  }
  for (const { found, reason } of site.allowed) lines.push(`allowed: the scan lets ${found} pass (${reason}).`);
  return lines;
}

/** Findings about the content, which is not part of the configuration. */
export interface ContentState {
  /** Files that still have the first token's text. */
  unchanged: readonly string[];
  /** Blanks to fill in, each with its file. */
  gaps: readonly string[];
  hasFirstTests?: boolean;
  /** Whether the token list for wallets differs from the last one recorded. */
  isListDue?: boolean;
}

/** Diagnoses a configuration as of `today`. `site` is null if the schema refuses a value. */
export function diagnose(value: unknown, today: Date, content: ContentState) {
  const found = configProblems(value);
  const site = found.length === 0 ? siteSchema.parse(value) : null;
  const problems = site ? dateProblems(site, today) : found;
  const rows = leavesOf(site ?? value).map(({ path, value: leaf }) => {
    const isDemo = typeof leaf === 'string' && isDemonstration(leaf, path);
    // The first token's owner may deploy these, so they are not demonstrations; anybody else should see them.
    const given = leaf === firstToken[path] ? 'first token’s' : 'set';
    const isWrong = problems.some((one) => one.path === path || one.path.startsWith(`${path}[`));
    const status = isWrong ? 'wrong' : leaf === null ? 'left out' : isDemo ? 'demonstration' : given;
    return { path, value: typeof leaf === 'string' ? leaf : printValue(leaf), status };
  });
  return {
    site,
    rows,
    problems,
    /** What keeps a correct configuration from being deployed, apart from demonstration values. */
    unfinished: site ? unfinishedOf(site, content) : [],
    warnings: site ? warningsOf(site, today, content) : [],
  };
}

/** Roadmap periods that are over on `today` and still marked upcoming or planned; a vision promises no date. */
export const pastPeriods = (periods: readonly RoadmapPeriod[], today: Date): RoadmapPeriod[] =>
  periods.filter(({ period, status }) => {
    const quarters = quartersOf(period);
    return (
      ['upcoming', 'planned'].includes(status) &&
      quarters !== null &&
      startOfQuarter(quarters.first + quarters.count) <= today
    );
  });
