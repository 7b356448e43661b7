import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../../config/site.ts';
import { SITE_FILE, siteProblems } from '../../site-build/check-site.ts';
import { logoProblems, logoReport } from '../../site-build/design/logo.ts';
import { inOneLine, type Problem } from '../../site-build/problems.ts';
import { demonstrationsIn } from '../../src/lib/demonstration.ts';

/** Exit codes of `npm run doctor` and of the commands that start with it. */
export const READY = 0;
const WRONG = 1;
export const UNFINISHED = 2;

const CONTENT = 'token/content';
const NOT_READY = 'Not ready to deploy: see above.';

/** What somebody, such as a lawyer, still has to fill in. */
const BLANK = /\[[Tt]o be completed\b[^\]]*\]?|\b(?:TODO|FIXME|TBD|TBA)\b|\b[Ll]orem ipsum\b/g;

/** Every blank in the facts and texts, with its file and line. */
async function blanks(): Promise<string[]> {
  const texts = (await readdir(CONTENT)).filter((name) => name.endsWith('.ts')).toSorted();
  const found = [SITE_FILE, ...texts.map((name) => join(CONTENT, name))].map(async (file) => {
    const lines = (await readFile(file, 'utf8')).split('\n');
    return lines.flatMap((line, index) =>
      (line.match(BLANK) ?? []).map(
        (blank) => `${file}:${index + 1}: ${blank} is a blank. Fill it in, with your lawyer in legal texts.`,
      ),
    );
  });
  return (await Promise.all(found)).flat();
}

/** The token that this site was made for: its company is nobody else's. */
const FIRST = { product: 'HashtagPay', fileNumber: '10179329' };

/** What is still the first token's, or has not been read, in the configuration of another. */
function leftOver(): string[] {
  const { product, company, contentReviewed } = site;
  if (product === FIRST.product) return [];
  return [
    ...(company.fileNumber === FIRST.fileNumber
      ? [
          `${SITE_FILE}: company.fileNumber is "${FIRST.fileNumber}", that of ${FIRST.product}’s company. Write your own.`,
        ]
      : []),
    ...(contentReviewed === null
      ? [
          `${SITE_FILE}: contentReviewed is null. Write the day on which you finished reviewing every text in ${CONTENT}.`,
        ]
      : []),
  ];
}

/** A visitor who tags another account than the bot's pays nobody, or a stranger. */
function handleWarning(): string[] {
  const account = /^https:\/\/(?:t\.me|telegram\.me|x\.com|twitter\.com)\/(\w+)/.exec(site.links.bot)?.[1];
  if (!account || account.toLowerCase() === site.botHandle.toLowerCase()) return [];
  return [
    `${SITE_FILE}: botHandle is "${site.botHandle}", and links.bot leads to @${account}. Write the same, unless both are your bot’s.`,
  ];
}

const chapter = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ''] : [];

const inSiteFile = (problem: Problem): string => `${SITE_FILE}: ${inOneLine(problem)}`;

/** What is between the token's folder and a deployment: the lines to print, and the exit code. */
export async function doctorReport(now: Date): Promise<{ lines: string[]; code: number }> {
  const wrong = [...siteProblems(site).map(inSiteFile), ...logoProblems().map(inOneLine)];
  // The texts are made from the facts, and cannot be read without them.
  if (wrong.length > 0) return { lines: [...chapter('To correct', wrong), NOT_READY], code: WRONG };
  const { legal } = await import('#token/content/legal.ts');
  const { dateProblems, daysUntil, EXPIRY_NOTICE_DAYS, pastPeriodWarnings } = await import('./dates.ts');
  wrong.push(...dateProblems(site, now).map(inSiteFile));
  const unfinished = [
    ...demonstrationsIn(site).map(
      ([path, text]) => `${SITE_FILE}: ${path} is "${text}", a demonstration value. Write your own.`,
    ),
    ...leftOver(),
    ...(await blanks()),
  ];
  const days = daysUntil(site.securityTxt.expires, now);
  const warnings = [
    ...(days >= 0 && days < EXPIRY_NOTICE_DAYS
      ? [`${SITE_FILE}: securityTxt.expires is in ${days} days. Write a day within the next year.`]
      : []),
    ...handleWarning(),
    ...pastPeriodWarnings(now),
    ...(legal.template
      ? [`${CONTENT}/legal.ts: template says on both legal pages that they need review. Your lawyer may empty it.`]
      : []),
    ...site.allowed.map(({ found, reason }) => `${SITE_FILE}: allowed lets the scan pass ${found} (${reason}).`),
  ];
  const isReady = wrong.length + unfinished.length === 0;
  const lines = [
    ...chapter('To correct', wrong),
    ...chapter('To do before deployment', unfinished),
    ...chapter('Warnings', warnings),
    ...chapter('Used', logoReport()),
    isReady ? 'Ready to deploy, once npm test passes.' : NOT_READY,
  ];
  return { lines, code: isReady ? READY : wrong.length > 0 ? WRONG : UNFINISHED };
}
