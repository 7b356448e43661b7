import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { readSite, siteConfigPath } from '../../site-build/config/load.ts';
import { periods } from '../../src/content/roadmap.ts';
import { diagnose } from './diagnose.ts';
import { ownContent } from './own-content.ts';
import { pastPeriods } from './past-periods.ts';

/** Exit codes of `npm run doctor`, and of the commands that begin with it. */
export const READY = 0;
const WRONG = 1;
const DEMONSTRATION = 2;

const MAX_VALUE_WIDTH = 60;

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > MAX_VALUE_WIDTH ? `${line.slice(0, MAX_VALUE_WIDTH - 1)}…` : line;
};
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Lines of cells in columns of equal width. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd());
}

async function stillOwn(): Promise<string[][]> {
  const holds = await Promise.all(
    ownContent.map(async ({ file, marks }) => {
      const text = await readFile(file, 'utf8').catch(() => '');
      return marks.some((mark) => text.includes(mark));
    }),
  );
  return ownContent.filter((_, index) => holds[index]).map(({ file, holds: what }) => [file, what]);
}

const chapter = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? ['', title, ...lines] : []);

/**
 * The state of the configuration in force, in lines, and the exit code that it earns.
 *
 * @throws ConfigError where the configuration file cannot be read
 */
export async function doctorReport(today: Date): Promise<{ lines: string[]; code: number }> {
  const file = relative('', siteConfigPath());
  const { rows, problems, warnings } = diagnose(await readSite(), today);
  const demonstration = rows.filter(({ status }) => status === 'demonstration');
  const past = pastPeriods(periods, today).map(
    ({ period, status }) => `src/content/roadmap.ts: ${period} is over and still marked ${status}.`,
  );
  const own = await stillOwn();

  const lines = [
    file,
    ...table(rows.map(({ path, status, value }) => [path, status, short(value)])),
    ...chapter(
      'To be mended',
      problems.map(({ path, value, remedy }) => `  ${path || '(the whole file)'} is ${value}. ${remedy}`),
    ),
    ...chapter(
      'To be filled in before deployment',
      demonstration.map(({ path, value }) => `  ${path}, now ${value}`),
    ),
    ...chapter('Content that still tells of the first token: another one writes it anew', own.length ? table(own) : []),
    ...chapter(
      'Warnings',
      [...warnings, ...past].map((warning) => `  ${warning}`),
    ),
    '',
  ];
  if (problems.length > 0) {
    return { lines: [...lines, `Not ready: ${count(problems.length, 'wrong value')} in ${file}.`], code: WRONG };
  }
  if (demonstration.length > 0) {
    const left = count(demonstration.length, 'demonstration value');
    return { lines: [...lines, `Not ready to deploy: ${left} left in ${file}.`], code: DEMONSTRATION };
  }
  const stale = own.length > 0 ? ` Of the first token’s content left: ${count(own.length, 'file')}, see above.` : '';
  return { lines: [...lines, `Ready to deploy: every value in ${file} is set.${stale}`], code: READY };
}
