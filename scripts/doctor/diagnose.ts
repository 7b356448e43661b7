import { configProblems } from '../../site-build/config/check.ts';
import { pathOf, printValue, type Problem } from '../../site-build/config/problems.ts';
import { firstToken, isDemonstration } from '../../config/demonstration.ts';
import type { SiteConfig } from '../../config/site-config.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Notice that an operator gets before security.txt expires. */
const EXPIRY_NOTICE_DAYS = 60;

export type Status = 'set' | 'demonstration' | 'wrong';

/** One value of the configuration. */
export interface Row {
  path: string;
  value: string;
  status: Status;
}

export interface Diagnosis {
  rows: readonly Row[];
  problems: readonly Problem[];
  warnings: readonly string[];
}

/** Every value that is no group of others, with its path. An empty list is a value. */
function leavesOf(value: unknown, keys: readonly PropertyKey[] = []): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null || (Array.isArray(value) && value.length === 0)) {
    return [{ path: pathOf(keys), value }];
  }
  const entries: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => leavesOf(inner, [...keys, key]));
}

const problem = (path: string, value: string, remedy: string): Problem => ({ path, value: printValue(value), remedy });

/** What only the calendar makes wrong: the build reads no clock, so that one commit builds the same on any day. */
function dateProblems({ securityTxt, company }: SiteConfig, today: Date): Problem[] {
  return [
    ...(new Date(securityTxt.expires) <= today
      ? [problem('securityTxt.expires', securityTxt.expires, 'It has passed: write a day within the next year.')]
      : []),
    ...(new Date(company.incorporated) > today
      ? [
          problem(
            'company.incorporated',
            company.incorporated,
            'It lies in the future: write the day of incorporation.',
          ),
        ]
      : []),
  ];
}

function warningsOf(site: SiteConfig, leaves: ReturnType<typeof leavesOf>, today: Date): string[] {
  const daysLeft = Math.floor((new Date(site.securityTxt.expires).getTime() - today.getTime()) / DAY_MS);
  const forgotten = leaves.filter(({ path, value }) => firstToken[path] === value).map(({ path }) => path);
  const rebranded = site.contracts.every(({ address }) => !isDemonstration(address));
  return [
    ...(rebranded && forgotten.length > 0
      ? [`${forgotten.join(', ')}: still what ${firstToken.product} has. Right for that token only.`]
      : []),
    ...(daysLeft >= 0 && daysLeft < EXPIRY_NOTICE_DAYS ? [`securityTxt.expires: ${daysLeft} days are left.`] : []),
    ...(site.hstsPreload
      ? [
          `hstsPreload: promises https for the whole registrable domain of ${new URL(site.origin).hostname}, with every subdomain, for years.`,
        ]
      : []),
  ];
}

/** What there is to say of a configuration on the day `today`. */
export function diagnose(value: unknown, today: Date): Diagnosis {
  const found = configProblems(value);
  const site = found.length === 0 ? (value as SiteConfig) : null;
  const problems = site ? dateProblems(site, today) : found;
  const leaves = leavesOf(value);
  const wrong = new Set(problems.map(({ path }) => path));
  const rows = leaves.map(({ path, value: leaf }): Row => {
    const demonstration = typeof leaf === 'string' && isDemonstration(leaf);
    const status = wrong.has(path) ? 'wrong' : demonstration ? 'demonstration' : 'set';
    return { path, value: typeof leaf === 'string' ? leaf : printValue(leaf), status };
  });
  const shown = new Set(rows.map(({ path }) => path));
  const others = problems
    .filter(({ path }) => !shown.has(path))
    .map(({ path, value: text }): Row => ({ path: path || '(all)', value: text, status: 'wrong' }));
  return { rows: [...rows, ...others], problems, warnings: site ? warningsOf(site, leaves, today) : [] };
}
