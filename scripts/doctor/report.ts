import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { MACHINE_READABLE } from '../../config/headers.ts';
import { site } from '../../config/site.ts';
import { factProblems } from '../../site-build/checks/site.ts';
import { own } from '../../site-build/design/logo.ts';
import { inOneLine, SITE_FILE } from '../../site-build/problems.ts';
import { publicFault, publicFiles, scanner } from '../../site-build/scan/scan.ts';
import { demonstrationsIn } from '../../src/lib/demonstration.ts';

/** Exit codes of `npm run doctor` and of the commands that start with it. */
export const READY = 0;
const WRONG = 1;
export const UNFINISHED = 2;

const NOT_READY = 'Not ready to deploy: see above.';

/** Where the operator writes the texts. */
const CONTENT = 'token/content';

const contentFiles = (): string[] => globSync(`${CONTENT}/*.ts`).toSorted();

/** Lines that are no part of a build. */
const COMMENTS = /^\s*(?:\/\/|\/?\*).*$/gm;

/** What a build would refuse in the texts, as they are written, and in the files of `public/`, a line each. */
async function refusals(): Promise<string[]> {
  const scanFile = scanner(site);
  const remedy = `Remove it, or if it is right, add it to allowed in ${SITE_FILE}, an unread file by its path: { found: '…', reason: '…' }.`;
  const texts = contentFiles().map(async (file) => {
    const source = (await readFile(file, 'utf8')).replaceAll(COMMENTS, '');
    return scanFile(file, Buffer.from(source), file).map((line) => `${line}. ${remedy}`);
  });
  const added = (await publicFiles('public')).map(async (path) => {
    const file = `public${path}`;
    const fault = await publicFault(file, path, new Set());
    if (fault) return [`${file}: ${fault}`];
    return scanFile(file, await readFile(file), path).map((line) => `${line}. ${remedy}`);
  });
  return (await Promise.all([...texts, ...added])).flat();
}

/** What somebody, such as a lawyer, still has to fill in. */
const BLANK = /\[[Tt]o be completed\b[^\]]*\]?|\b(?:TODO|FIXME|TBD|TBA)\b|\b[Ll]orem ipsum\b/g;
/** In a section of a legal page, so is an empty text. */
const LEGAL_BLANK = new RegExp(`${BLANK.source}|(?<=^\\s*|\\[|, |\\w: )''(?=,|\\]| \\}|$)`, 'g');

/** Every blank in the facts and texts, with its file and line. */
async function blanks(): Promise<string[]> {
  const files = [SITE_FILE, ...contentFiles()];
  const found = files.map(async (file) => {
    const lines = (await readFile(file, 'utf8')).split('\n');
    return lines.flatMap((line, index) =>
      (line.match(/(?:privacy|terms)\.ts$/.test(file) ? LEGAL_BLANK : BLANK) ?? []).map(
        (blank) => `${file}:${index + 1}: ${blank} is a blank. Fill it in, with your lawyer in legal texts.`,
      ),
    );
  });
  return (await Promise.all(found)).flat();
}

/** The token that this site was made for: its company is nobody else's. */
const FIRST = { product: 'HashtagPay', fileNumber: '10179329' };

/** What has not been read, or is still the first token's in the configuration of another. */
function leftOver(): string[] {
  const { product, company, contentReviewed } = site;
  return [
    ...(product !== FIRST.product && company.fileNumber === FIRST.fileNumber
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

/** What https://uniswap.org/tokenlist.schema.json lets a list's name and a symbol be made of. */
const IN_LISTS = { product: /^[\w ]+$/, symbol: /^[A-Za-z0-9+\-%/$.]+$/ };

/** Wallets that read a token list by its schema refuse all of it for one wrong name. */
function listWarnings(): string[] {
  if (site.symbol === null || site.decimals === null) return [];
  return (['product', 'symbol'] as const)
    .filter((name) => !IN_LISTS[name].test(site[name]!))
    .map(
      (name) =>
        `${SITE_FILE}: ${name} is "${site[name]}", which fails the schema of token lists, so wallets may refuse ${MACHINE_READABLE.tokenList}: a name there has only letters without accents, digits, low lines and spaces, a symbol no low line. To leave the list out, set decimals to null.`,
    );
}

const chapter = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ''] : [];

/** What is between the token's folder and a deployment: the lines to print, and the exit code. */
export async function doctorReport(now: Date): Promise<{ lines: string[]; code: number }> {
  const wrong = factProblems().map(inOneLine);
  // The texts are made from the facts, and cannot be read without them.
  if (wrong.length > 0) return { lines: [...chapter('To correct', wrong), NOT_READY], code: WRONG };
  const { legal } = await import('#token/content/legal.ts');
  const { contentProblems } = await import('../../site-build/checks/content.ts');
  const { cardWarnings } = await import('../../site-build/design/social-cards.ts');
  const { dateProblems, daysUntil, EXPIRY_NOTICE_DAYS, pastPeriods } = await import('./dates.ts');
  wrong.push(...[...dateProblems(site, now), ...contentProblems()].map(inOneLine), ...(await refusals()));
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
    ...pastPeriods(now),
    ...(legal.template
      ? [`${CONTENT}/legal.ts: template says on both legal pages that they need review. Your lawyer may empty it.`]
      : []),
    ...listWarnings(),
    ...(await cardWarnings()),
    ...own.warnings,
    ...site.allowed.map(({ found, reason }) => `${SITE_FILE}: allowed lets the scan pass ${found} (${reason}).`),
  ];
  const isReady = wrong.length + unfinished.length === 0;
  const lines = [
    ...chapter('To correct', wrong),
    ...chapter('To do before deployment', unfinished),
    ...chapter('Warnings', warnings),
    ...chapter('Used', own.report),
    isReady ? 'Ready to deploy, once npm test -- site passes.' : NOT_READY,
  ];
  return { lines, code: isReady ? READY : wrong.length > 0 ? WRONG : UNFINISHED };
}
