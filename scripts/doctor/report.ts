import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { demonstrationsIn, firstToken } from '../../config/demonstration.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { siteSchema } from '../../config/site-schema.ts';
import { logoProblems, logoReport } from '../../site-build/design/logo.ts';
import { configProblems } from '../../site-build/site-file/check.ts';
import { readSite, siteConfigPath } from '../../site-build/site-file/load.ts';
import { printable, printValue, valueAt } from '../../site-build/site-file/problems.ts';
import { dateProblems, daysUntil, EXPIRY_NOTICE_DAYS, pastPeriodWarnings } from './dates.ts';

/** Exit codes of `npm run doctor` and of the commands that start with it. */
export const READY = 0;
const WRONG = 1;
const UNFINISHED = 2;

const CONTENT = 'src/content';
/** The first token's words, which its tests expect. */
const FIRST_TESTS = 'tests/first-token';

/** What somebody, such as a lawyer, still has to fill in. */
const BLANK = /\[[Tt]o be completed\b[^\]]*\]?|\b(?:TODO|FIXME|TBD|TBA)\b|\b[Ll]orem ipsum\b/g;

/** Every blank in the texts, with its file and line. */
async function blanks(): Promise<string[]> {
  const names = (await readdir(CONTENT, { recursive: true })).filter((name) => name.endsWith('.ts')).toSorted();
  const found = names.map(async (name) => {
    const lines = (await readFile(join(CONTENT, name), 'utf8')).split('\n');
    return lines.flatMap((line, index) =>
      (line.match(BLANK) ?? []).map(
        (blank) =>
          `${join(CONTENT, name)}:${index + 1}: ${blank} is a blank. Fill it in, with your lawyer in legal texts.`,
      ),
    );
  });
  return (await Promise.all(found)).flat();
}

/** What is still the first token's in a configuration, checked or not, of another; its own texts may stay. */
function leftOf(value: unknown, file: string): string[] {
  const { product, ...facts } = firstToken;
  if (String(valueAt(value, ['product'])).toLowerCase() === product!.toLowerCase()) return [];
  const kept = Object.entries(facts).filter(([path, fact]) => valueAt(value, path.split('.')) === fact);
  return [
    ...kept.map(
      ([path, fact]) => `${file}: ${path} is "${fact}", that of ${product}’s company. Write your own company’s.`,
    ),
    ...(existsSync(FIRST_TESTS) ? [`${FIRST_TESTS}: is there, and its tests fail with your texts. Delete it.`] : []),
    ...((valueAt(value, ['contentReviewed']) ?? null) === null
      ? [`${file}: contentReviewed is null. Write the day on which you finished reviewing every text in ${CONTENT}.`]
      : []),
  ];
}

const MAX_LINE = 600;

const chapter = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${printable(line, MAX_LINE)}`), ''] : [];

/**
 * Reports what is between the active configuration with its texts and a deployment: the lines to print, and the exit
 * code. `site` is null if a value is refused.
 *
 * @throws ConfigError if the configuration file cannot be read
 */
export async function doctorReport(now: Date): Promise<{ lines: string[]; code: number; site: CheckedSite | null }> {
  const file = relative('', siteConfigPath());
  const value = await readSite();
  const problems = configProblems(value);
  const logo = logoProblems();
  const site = problems.length + logo.length === 0 ? siteSchema.parse(value) : null;
  const wrong = [
    ...(site ? dateProblems(site, now) : problems).map(
      (one) => `${file}: ${one.path || 'the whole file'} is ${one.value}. ${one.remedy}`,
    ),
    ...logo.map((one) => `${one.path} is ${one.value}. ${one.remedy}`),
  ];
  const unfinished = [
    ...demonstrationsIn(site ?? value).map(
      ([path, text]) => `${file}: ${path} is ${printValue(text)}, a demonstration value. Write your own.`,
    ),
    ...leftOf(value, file),
    ...(await blanks()),
  ];
  const days = site ? daysUntil(site.securityTxt.expires, now) : 0;
  const warnings = site
    ? [
        ...(days >= 0 && days < EXPIRY_NOTICE_DAYS
          ? [`${file}: securityTxt.expires is in ${days} days. Write a day within the next year.`]
          : []),
        ...(await pastPeriodWarnings(now)),
        ...site.allowed.map(({ found, reason }) => `${file}: allowed lets the scan pass ${found} (${reason}).`),
      ]
    : [];
  const lines = [
    ...chapter('To correct', wrong),
    ...chapter('To do before deployment', unfinished),
    ...chapter('Warnings', warnings),
    ...chapter('Used', logoReport()),
  ];
  if (wrong.length + unfinished.length === 0) {
    return { lines: [...lines, `Ready to deploy: every value in ${printable(file)} is set.`], code: READY, site };
  }
  const last = `Not ready to deploy: ${printable(file)} and the texts need what is listed above.`;
  return { lines: [...lines, last], code: wrong.length > 0 ? WRONG : UNFINISHED, site };
}
