import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { demonstrationsIn, firstToken } from '../../config/demonstration.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { siteSchema } from '../../config/site-schema.ts';
import { logoProblems, logoReport } from '../../site-build/design/logo.ts';
import { configProblems } from '../../site-build/site-file/check.ts';
import { readSite, siteConfigPath } from '../../site-build/site-file/load.ts';
import { printable, valueAt } from '../../site-build/site-file/problems.ts';
import { contentClaims, contentFiles, contentGaps, contentProblems } from './content.ts';
import { dateProblems, daysUntil, EXPIRY_NOTICE_DAYS, pastPeriodWarnings } from './dates.ts';

/** Exit codes of `npm run doctor` and of the commands that start with it. */
export const READY = 0;
const WRONG = 1;
const UNFINISHED = 2;

const MAX_LINE = 600;
const MAX_CLAIM = 120;

const chapter = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${printable(line, MAX_LINE)}`), ''] : [];

const COMPANY = /\b(?:inc|llc|ltd|limited|corp|corporation|company|gmbh|ag|plc|llp|pte|s\.?a|s\.?r\.?l|b\.?v|labs?)\b/i;

/** What may be right, but is worth a look. */
function warningsOf({ company, symbol, decimals, allowed, securityTxt }: CheckedSite, now: Date): string[] {
  const { state, legalName, registerUrl } = company;
  const lines: string[] = [];
  const days = daysUntil(securityTxt.expires, now);
  if (days >= 0 && days < EXPIRY_NOTICE_DAYS) lines.push(`securityTxt.expires: ${days} days are left.`);
  if (state === legalName || COMPANY.test(state)) {
    lines.push(`company.state: is “${state}” where the company is registered? It looks like a company’s name.`);
  }
  if (registerUrl?.includes('delaware.gov') && !state.includes('Delaware')) {
    lines.push(`company.registerUrl: it leads to the register of Delaware, and company.state is “${state}”.`);
  }
  if (symbol === null || decimals === null) {
    lines.push('symbol, decimals: without both, the site publishes no token list for wallets.');
  }
  return [...lines, ...allowed.map(({ found, reason }) => `allowed: the scan lets ${found} pass (${reason}).`)];
}

/** What is left to do: blanks and, for another token than the first, whose texts may stay as they are, a review. */
function unfinishedOf(site: CheckedSite, files: Awaited<ReturnType<typeof contentFiles>>): string[] {
  const lines = contentGaps(files).map((gap) => `${gap}: fill it in, with the lawyer who reviews the texts.`);
  const { product, ...facts } = firstToken;
  if (site.product.toLowerCase() === product!.toLowerCase()) return lines;
  for (const [path, fact] of Object.entries(facts)) {
    if (valueAt(site, path.split('.')) !== fact) continue;
    lines.push(`${path}: still that of ${product}’s company. Write your own company’s.`);
  }
  if (existsSync('tests/first-token')) {
    lines.push('tests/first-token: these tests expect the first token’s texts and fail with yours. Delete the folder.');
  }
  if (site.contentReviewed === null) {
    lines.push(
      'contentReviewed: write the day on which you finished reviewing every text. Each of these makes a claim that has to be true of your token:',
      ...contentClaims(files).map((claim) => `  ${printable(claim, MAX_CLAIM)}`),
    );
  }
  return lines;
}

/**
 * Reports on the active configuration and the content: the lines to print, and the exit code. `site` is null if a value
 * is refused.
 *
 * @throws ConfigError if the configuration file cannot be read
 */
export async function doctorReport(now: Date): Promise<{ lines: string[]; code: number; site: CheckedSite | null }> {
  const value = await readSite();
  const found = [...configProblems(value), ...logoProblems()];
  const site = found.length === 0 ? siteSchema.parse(value) : null;
  const problems = site ? dateProblems(site, now) : found;
  const wrong = problems.map((one) => `${one.path || '(the whole file)'} is ${one.value}. ${one.remedy}`);
  // The content can only be loaded with a configuration that is right.
  const files = await contentFiles();
  if (site) wrong.push(...(await contentProblems(files)));
  const demonstrations = demonstrationsIn(site ?? value).map(([path, text]) => `${path}, now ${text}`);
  const isRight = site !== null && wrong.length === 0;
  const unfinished = isRight ? unfinishedOf(site, files) : [];
  const warnings = isRight ? [...warningsOf(site, now), ...(await pastPeriodWarnings(now))] : [];
  const lines = [
    ...chapter('To correct', wrong),
    ...chapter('To fill in before deployment', demonstrations),
    ...chapter('To do before deployment', unfinished),
    ...chapter('Warnings', warnings),
    ...chapter('Used', logoReport()),
  ];
  const isReady = isRight && demonstrations.length + unfinished.length === 0;
  const code = isReady ? READY : isRight ? UNFINISHED : WRONG;
  const file = printable(relative('', siteConfigPath()));
  const last = isReady
    ? `Ready to deploy: every value in ${file} is set.`
    : `Not ready to deploy: ${file} and the texts need what is listed above.`;
  return { lines: [...lines, last], code, site };
}
