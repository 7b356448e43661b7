import { firstToken, isDemonstration } from '../../config/demonstration.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { siteSchema } from '../../config/site-schema.ts';
import { logoProblems } from '../../site-build/design/logo.ts';
import { configProblems } from '../../site-build/site-file/check.ts';
import { pathOf, printValue } from '../../site-build/site-file/problems.ts';
import { dateProblems, daysUntil, EXPIRY_NOTICE_DAYS } from './dates.ts';

interface Leaf {
  path: string;
  value: unknown;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(Array.isArray(value) && typeof value[0] !== 'object');

/** Lists the values of a configuration, or of a part of one. A list of texts or of exceptions is one value. */
function leavesOf(value: unknown, keys: readonly (string | number)[] = []): Leaf[] {
  if (keys[0] === '$schema') return [];
  if (!isGroup(value) || keys[0] === 'allowed') return [{ path: pathOf(keys), value }];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => leavesOf(inner, [...keys, key]));
}

/** Whether the site is still that of the token it was made for, whose texts may stay as they are. */
export const isFirstToken = ({ product }: CheckedSite): boolean =>
  product.toLowerCase() === firstToken.product!.toLowerCase();

const COMPANY = /\b(?:inc|llc|ltd|limited|corp|corporation|company|gmbh|ag|plc|llp|pte|s\.?a|s\.?r\.?l|b\.?v|labs?)\b/i;

/** What may be right, but is worth a look. */
function warningsOf({ company, symbol, decimals, allowed, securityTxt }: CheckedSite, now: Date): string[] {
  const { state, legalName } = company;
  const lines: string[] = [];
  const days = daysUntil(securityTxt.expires, now);
  if (days >= 0 && days < EXPIRY_NOTICE_DAYS) lines.push(`securityTxt.expires: ${days} days are left.`);
  if (state === legalName || COMPANY.test(state)) {
    lines.push(`company.state: is “${state}” where the company is registered? It looks like a company’s name.`);
  }
  if (symbol === null || decimals === null) {
    lines.push('symbol, decimals: without both, the site publishes no token list for wallets.');
  }
  return [...lines, ...allowed.map(({ found, reason }) => `allowed: the scan lets ${found} pass (${reason}).`)];
}

/** Diagnoses a configuration as of `now`. `site` is null if the schema refuses a value. */
export function diagnose(value: unknown, now: Date) {
  const found = [...configProblems(value), ...logoProblems()];
  const site = found.length === 0 ? siteSchema.parse(value) : null;
  const problems = site ? dateProblems(site, now) : found;
  const rows = leavesOf(site ?? value).map(({ path, value: leaf }) => {
    const isDemo = typeof leaf === 'string' && isDemonstration(leaf, path);
    // The first token's owner may deploy these, so they are not demonstrations; anybody else should see them.
    const given = leaf === firstToken[path] ? 'first token’s' : 'set';
    const isWrong = problems.some((one) => one.path === path || one.path.startsWith(`${path}[`));
    const status = isWrong ? 'wrong' : leaf === null ? 'left out' : isDemo ? 'demonstration' : given;
    return { path, value: typeof leaf === 'string' ? leaf : printValue(leaf), status };
  });
  return { site, rows, problems, warnings: site ? warningsOf(site, now) : [] };
}
