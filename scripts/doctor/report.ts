import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { CheckedSite } from '../../config/site-config.ts';
import { siteSchema } from '../../config/site-schema.ts';
import { readSite, siteConfigPath } from '../../site-build/site-file/load.ts';
import { currentTokenList } from '../../site-build/documents/token-list.ts';
import { printable } from '../../site-build/site-file/problems.ts';
import { diagnose, pastPeriods } from './diagnose.ts';
import { contentGaps, unchangedContent } from './first-content.ts';

/** Exit codes of `npm run doctor` and of the commands that start with it. */
export const READY = 0;
const WRONG = 1;
const UNFINISHED = 2;

const MAX_VALUE_WIDTH = 60;
const MAX_LINE = 600;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Pads rows of cells into columns. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd());
}

/** Warns of past roadmap periods. Loads the content only here, because it needs a valid configuration. */
export async function pastPeriodWarnings(today: Date): Promise<string[]> {
  await import('../../site-build/site-file/register.ts');
  const { periods } = await import('../../src/content/roadmap.ts');
  return pastPeriods(periods, today).map(
    ({ period, status }) => `src/content/roadmap.ts: ${period} is over and still marked ${status}.`,
  );
}

const chapter = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  ${printable(line, MAX_LINE)}`)] : [];

/**
 * Reports on the active configuration: the lines to print, and the exit code.
 *
 * @throws ConfigError if the configuration file cannot be read
 */
export async function doctorReport(today: Date): Promise<{ lines: string[]; code: number; site: CheckedSite | null }> {
  const file = relative('', siteConfigPath());
  const [unchanged, gaps] = await Promise.all([unchangedContent(), contentGaps()]);
  const configured = await readSite();
  const checked = siteSchema.safeParse(configured);
  const { site, rows, problems, unfinished, warnings } = diagnose(configured, today, {
    unchanged,
    gaps,
    hasFirstTests: existsSync('tests/first-token'),
    isListDue: checked.success && currentTokenList(checked.data)?.isRecorded === false,
  });
  const isGood = problems.length === 0;
  const demonstration = rows.filter(({ status }) => status === 'demonstration');
  const past = isGood ? await pastPeriodWarnings(today) : [];
  const lines = [
    printable(file),
    ...table(rows.map(({ path, status, value }) => [printable(path), status, printable(value, MAX_VALUE_WIDTH)])),
    ...chapter(
      'To correct',
      problems.map(({ path, value, remedy }) => `${path || '(the whole file)'} is ${value}. ${remedy}`),
    ),
    ...chapter(
      'To fill in before deployment',
      demonstration.map(({ path, value }) => `${path}, now ${value}`),
    ),
    ...chapter('To do before deployment', unfinished),
    ...chapter('Warnings', [...warnings, ...past]),
    '',
  ];
  const end = (code: number, last: string) => ({ lines: [...lines, last], code, site });
  if (!isGood) return end(WRONG, `Not ready: ${count(problems.length, 'wrong value')} in ${file}.`);
  const left = [
    ...(demonstration.length > 0 ? [`${count(demonstration.length, 'demonstration value')} left in ${file}`] : []),
    ...(unfinished.length > 0 ? ['the list above says what is left to do'] : []),
  ];
  if (left.length > 0) return end(UNFINISHED, `Not ready to deploy: ${left.join('; ')}.`);
  return end(READY, `Ready to deploy: every value in ${file} is set.`);
}
