import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { firstToken } from '../../config/demonstration.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { readSite, siteConfigPath } from '../../site-build/site-file/load.ts';
import { printable } from '../../site-build/site-file/problems.ts';
import { contentClaims, contentFiles, contentGaps, contentProblems } from './content.ts';
import { pastPeriodWarnings } from './dates.ts';
import { diagnose, isFirstToken } from './diagnose.ts';

/** Exit codes of `npm run doctor` and of the commands that start with it. */
export const READY = 0;
const WRONG = 1;
const UNFINISHED = 2;

const MAX_VALUE_WIDTH = 60;
const MAX_LINE = 600;
const MAX_CLAIM = 120;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Pads rows of cells into columns. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd());
}

const chapter = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  ${printable(line, MAX_LINE)}`)] : [];

type Rows = ReturnType<typeof diagnose>['rows'];

/** What is left to do for another token than the first. */
async function unfinishedOf(site: CheckedSite, rows: Rows): Promise<string[]> {
  const files = await contentFiles();
  const lines = contentGaps(files).map((gap) => `${gap}: fill it in, with the lawyer who reviews the texts.`);
  if (isFirstToken(site)) return lines;
  for (const { path, status } of rows) {
    if (status !== 'first token’s') continue;
    lines.push(`${path}: still that of ${firstToken.product}’s company. Write your own company’s.`);
  }
  if (existsSync('tests/first-token')) {
    lines.push('tests/first-token: these tests expect the first token’s texts and fail with yours. Delete the folder.');
  }
  if (site.contentReviewed === null) {
    lines.push(
      'contentReviewed: write the day on which you finished reviewing every text. Each of these makes a claim that has to be true of your token:',
      ...(await contentClaims(files)).map((claim) => `  ${printable(claim, MAX_CLAIM)}`),
    );
  }
  return lines;
}

/**
 * Reports on the active configuration and the content: the lines to print, and the exit code.
 *
 * @throws ConfigError if the configuration file cannot be read
 */
export async function doctorReport(now: Date): Promise<{ lines: string[]; code: number; site: CheckedSite | null }> {
  const file = relative('', siteConfigPath());
  const { site, rows, problems, warnings } = diagnose(await readSite(), now);
  const demonstrations = rows.filter(({ status }) => status === 'demonstration');
  const wrong = problems.map(({ path, value, remedy }) => `${path || '(the whole file)'} is ${value}. ${remedy}`);
  // The content can only be loaded with a configuration that is right.
  if (site) wrong.push(...(await contentProblems(await contentFiles())));
  const isLoaded = site !== null && wrong.length === 0;
  const unfinished = isLoaded ? await unfinishedOf(site, rows) : [];
  if (isLoaded) warnings.push(...(await pastPeriodWarnings(now)));
  const lines = [
    printable(file),
    ...table(rows.map(({ path, status, value }) => [printable(path), status, printable(value, MAX_VALUE_WIDTH)])),
    ...chapter('To correct', wrong),
    ...chapter(
      'To fill in before deployment',
      demonstrations.map(({ path, value }) => `${path}, now ${value}`),
    ),
    ...chapter('To do before deployment', unfinished),
    ...chapter('Warnings', warnings),
    '',
  ];
  const end = (code: number, last: string) => ({ lines: [...lines, last], code, site });
  if (wrong.length > 0) return end(WRONG, `Not ready: ${count(wrong.length, 'thing')} to correct.`);
  const left = [
    ...(demonstrations.length > 0 ? [`${count(demonstrations.length, 'demonstration value')} left in ${file}`] : []),
    ...(unfinished.length > 0 ? ['the list above says what is left to do'] : []),
  ];
  if (left.length > 0) return end(UNFINISHED, `Not ready to deploy: ${left.join('; ')}.`);
  return end(READY, `Ready to deploy: every value in ${file} is set.`);
}
