import { readdir, readFile } from 'node:fs/promises';
import { icons } from '../../src/lib/icons.ts';
import { monthsOf, PERIODS, startOfMonth } from '../../src/lib/time-axis.ts';
import type { VestingRule } from '../../src/lib/vesting.ts';
import { run } from '../lib/run.ts';

const FOLDER = 'src/content';

interface ContentFile {
  file: string;
  text: string;
}

/** The files with the site's texts and figures. */
export async function contentFiles(): Promise<ContentFile[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.ts')).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      file: `${FOLDER}/${name}`,
      text: await readFile(`${FOLDER}/${name}`, 'utf8'),
    })),
  );
}

/** What somebody, such as a lawyer, still has to fill in. */
const BLANK = /\[to be completed: [^\]]+\]|\b(?:TODO|FIXME|TBD)\b|\blorem ipsum\b/g;

/** What `find` returns for each line, with its file and number. */
const eachLine = (files: readonly ContentFile[], find: (line: string) => readonly string[]): string[] =>
  files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => find(line).map((found) => `${file}:${index + 1}: ${found}`)),
  );

/** Every blank, with its file and line. */
export const contentGaps = (files: readonly ContentFile[]): string[] =>
  eachLine(files, (line) => line.match(BLANK) ?? []);

/** What only the operator can vouch for: figures, months, chains and services, and what is promised to holders. */
const CLAIM = new RegExp(
  [
    String.raw`\d`,
    String.raw`\b(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Tt]welve|[MmBb]illion)\b`,
    String.raw`\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b`,
    String.raw`\b(?:Solana|SOL|Ethereum|ETH|BNB|BSC|Bitcoin|BTC|Base|Polygon)\b`,
    String.raw`\b(?:X|Telegram|PancakeSwap|MetaMask|Trust Wallet|Phantom|Solscan|BscScan|iOS|Android)\b`,
    String.raw`\b(?:[Dd]ividend|[Pp]rofit|[Gg]overnance|[Aa]udit|[Tt]ax|[Pp]resale|[Tt]emplate|NFT)`,
  ].join('|'),
);

/** Lines without a text: modules, types and comments. A drawing's path is not a claim, either. */
const NO_TEXT = /^\s*(?:import\b|export type\b|\/\/|\/?\*)|\bM\d+ \d/;

/** Every line with a claim, or with a figure, with its file and number. “404” is no claim. */
export const contentClaims = (files: readonly ContentFile[]): string[] =>
  eachLine(
    files.filter(({ file }) => !/\/(?:not-found|types)\.ts$/.test(file)),
    (line) => (CLAIM.test(line) && !NO_TEXT.test(line) ? [line.trim()] : []),
  );

type Fields = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const nameOf = ({ label, title, id }: Fields): string => String(label ?? title ?? id);

/** Every list of objects in a value. */
const listsIn = (value: unknown): Fields[][] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) && value.length > 0 && value.every(isRow) ? [value] : [];
  return [...own, ...Object.values(value).flatMap(listsIn)];
};

const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day) === true;

/** What is wrong with a share's unlocking. */
function ruleProblems({ launchPercent, cliffMonths, vestingMonths }: VestingRule): string[] {
  const problems: string[] = [];
  if (!(launchPercent >= 0 && launchPercent <= 100)) {
    problems.push(`launchPercent is ${launchPercent}. Write a percentage from 0 to 100.`);
  }
  for (const [name, months] of Object.entries({ cliffMonths, vestingMonths })) {
    if (!(Number.isInteger(months) && months >= 0)) problems.push(`${name} is ${months}. Write whole months, or 0.`);
  }
  return problems;
}

/** What is wrong with one object of the content. */
function rowProblems(row: Fields): string[] {
  const { icon, period, launch, rule } = row;
  const problems = isRow(rule)
    ? ruleProblems(rule as unknown as VestingRule).map((problem) => `${nameOf(row)}: ${problem}`)
    : [];
  if (typeof icon === 'string' && !Object.hasOwn(icons, icon)) {
    problems.push(`there is no icon “${icon}”. Write one of ${Object.keys(icons).join(', ')}.`);
  }
  if (typeof period !== 'string') return problems;
  const months = monthsOf(period);
  if (!months) problems.push(`the axis cannot show “${period}”. Write a period as ${PERIODS}.`);
  const { day } = (launch ?? {}) as { day?: string };
  if (day === undefined || !months) return problems;
  const [from, to] = [months.first, months.first + months.count].map(startOfMonth);
  if (!isDay(day)) problems.push(`“${day}” is not a date. Write the launch day as YYYY-MM-DD.`);
  else if (new Date(day) < from! || new Date(day) >= to!) problems.push(`the launch day ${day} is not in ${period}.`);
  return problems;
}

/** As many lines as a chart keeps apart. */
const MAX_RULES = 6;

/** What is wrong with a list of objects as a whole. */
function listProblems(rows: readonly Fields[]): string[] {
  const problems: string[] = [];
  const shares = rows.map(({ percentage }) => Number(percentage));
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (Math.abs(total - 100) > 1e-9) {
    const each = rows.map((row, index) => `${nameOf(row)} ${shares[index]}`).join(', ');
    problems.push(`the shares add up to ${Number(total.toFixed(6))}% (${each}). Make it 100%.`);
  }
  const rules = rows.filter(({ rule }) => rule).length;
  if (rules > MAX_RULES) problems.push(`${rules} entries have a rule. Write at most ${MAX_RULES}.`);
  const launches = rows.filter(({ launch }) => launch).map(({ period }) => period);
  if (launches.length > 1) problems.push(`${launches.join(' and ')} have a launch day each. Keep one.`);
  for (const key of ['id', 'question']) {
    const values = rows.flatMap((row) => (typeof row[key] === 'string' ? [row[key]] : []));
    const again = values.filter((value, index) => values.indexOf(value) < index);
    problems.push(...again.map((value) => `the ${key} “${value}” is here twice. Change or remove one.`));
  }
  return problems;
}

/** How many rows a list may have: without an entry here, one or more. */
const LIMITS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  featureCards: [3, 8],
  problemCards: [1, 4],
  vestingCards: [0, Infinity],
  holdings: [0, Infinity],
  figures: [0, Infinity],
  featureStats: [0, Infinity],
  upcoming: [0, Infinity],
};

/** Whether a list has too few rows or too many. */
function countProblems(name: string, { length }: readonly unknown[]): string[] {
  const [least, most] = LIMITS[name] ?? [1, Infinity];
  const range = most < Infinity ? `${least} to ${most}` : `at least ${least}`;
  return length < least || length > most ? [`${name} has ${length} entries. Write ${range}.`] : [];
}

/** TypeScript's numbers for what is not JavaScript. */
const SYNTAX = /^TS1[01]\d\d$/;

/**
 * What TypeScript finds, such as a status that does not exist, an import that is no longer used, or a missing comma: a
 * file with the last cannot be imported, and the error of the import has no line.
 */
async function typeProblems(): Promise<string[]> {
  const { code, stdout } = await run('tsc', ['-p', 'src', '--pretty', 'false', '--singleThreaded'], { output: 'pipe' });
  const found = [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error (\w+): (.*)/gm)].map(
    ([, file, line, error, message]) =>
      `${file}:${line}: ${message}${SYNTAX.test(error!) ? " A text with ' in it needs ’ there." : ''}`,
  );
  // TypeScript reports a line once for each member of a union.
  return code === 0 || found.length > 0 ? [...new Set(found)] : [stdout];
}

/**
 * Finds mistakes in the content that only the build or a test would find. Loads the content, so the configuration has
 * to be right.
 */
export async function contentProblems(files: readonly ContentFile[]): Promise<string[]> {
  await import('../../site-build/site-file/register.ts');
  const problems: string[] = [];
  for (const { file } of files) {
    try {
      const values = Object.entries((await import(/* @vite-ignore */ `../../${file}`)) as Fields);
      const found = values.flatMap(([name, value]) => [
        ...(Array.isArray(value) ? countProblems(name, value) : []),
        ...listsIn(value).flatMap((rows) => [...rows.flatMap(rowProblems), ...listProblems(rows)]),
      ]);
      problems.push(...[...new Set(found)].map((problem) => `${file}: ${problem}`));
    } catch (error) {
      const [first = `${file}: it cannot be read. ${(error as Error).message}`] = await typeProblems();
      return [first];
    }
  }
  // Last, because a problem above may be one of its types, too.
  return problems.length > 0 ? problems : typeProblems();
}
