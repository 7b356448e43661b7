import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { demonstrationsIn, isDemonstration } from '../../config/demonstration.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { siteSchema } from '../../config/site-schema.ts';
import { configProblems } from './check.ts';
import { ConfigError, pathOf, type Problem } from './problems.ts';

const STANDARD = 'config/site.jsonc';

/** The active configuration file: `SITE_CONFIG`, relative to the working directory, or `config/site.jsonc`. */
export const siteConfigPath = (): string => resolve(process.env.SITE_CONFIG || STANDARD);

/** Formats an offset as line and column, both counted from 1. */
function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return `line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
}

/** Turns `CommaExpected` into `comma expected`. */
const inWords = (code: string): string => code.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();

function syntaxProblem(text: string, { error, offset }: ParseError): Problem {
  const remedy = `'‘’“”`.includes(text[offset] ?? ' ')
    ? 'Write texts and names in straight double quotes.'
    : 'Correct it there or just before: a comma, a double quote or a bracket is often missing.';
  return { path: '', value: `wrong at ${placeOf(text, offset)}: ${inWords(printParseErrorCode(error))}`, remedy };
}

/** Finds duplicate keys, of which JSON keeps only the last. */
function keyProblems(text: string, node: Node, keys: readonly PropertyKey[] = []): Problem[] {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child, index) => {
    if (child.type !== 'property') return keyProblems(text, child, [...keys, index]);
    const [name, value] = child.children as [Node, Node | undefined];
    const key = String(name.value);
    const path = [...keys, key];
    const again: Problem = {
      path: pathOf(path),
      value: `there again at ${placeOf(text, name.offset)}`,
      remedy: 'Remove one of the two.',
    };
    const isTwice = seen.has(key);
    seen.add(key);
    return [...(isTwice ? [again] : []), ...(value ? keyProblems(text, value, path) : [])];
  });
}

/** Parses JSON with comments and trailing commas; `value` is undefined if the syntax is wrong. */
export function parseJsonc(text: string): { value: unknown; problems: Problem[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  // The first error causes the others: after a missing quote, nothing is where the parser expects it.
  const [first] = errors;
  if (first) return { value: undefined, problems: [syntaxProblem(text, first)] };
  if (!tree) return { value: undefined, problems: [] };
  return { value: getNodeValue(tree), problems: keyProblems(text, tree) };
}

const unread = (value: string, remedy: string) => ({ value: undefined, problems: [{ path: '', value, remedy }] });

/** The unchecked content of the active file, and what is wrong with its form. */
async function readValue(): Promise<{ value: unknown; problems: readonly Problem[] }> {
  const bytes = await readFile(siteConfigPath()).catch(() => null);
  if (!bytes) return unread('missing', `Set SITE_CONFIG to a file that exists, or leave it out for ${STANDARD}.`);
  try {
    // `TextDecoder` drops a byte order mark.
    return parseJsonc(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return unread('not UTF-8', 'Save it as UTF-8 text, as the repository has it.');
  }
}

/**
 * The active configuration as plain data, unchecked.
 *
 * @throws ConfigError if the file is missing, is not JSON with comments, or has a key twice
 */
export async function readSite(): Promise<unknown> {
  const { value, problems } = await readValue();
  if (problems.length > 0) throw new ConfigError(relative('', siteConfigPath()), problems);
  return value;
}

/**
 * The active configuration, checked.
 *
 * @throws ConfigError that lists every problem, if the file cannot be read or has a wrong value
 */
export async function loadSite(): Promise<CheckedSite> {
  const { value, problems } = await readValue();
  const all = [...problems, ...(value === undefined ? [] : configProblems(value))];
  if (all.length > 0) throw new ConfigError(relative('', siteConfigPath()), all);
  return siteSchema.parse(value);
}

/** Module from which pages, Worker and tests import the checked configuration. */
export const SITE_MODULE = 'virtual:site';

/** Its source: the configuration as a literal. */
export const moduleSource = (site: CheckedSite): string => `export const site = ${JSON.stringify(site)};\n`;

/** The constants that `src/globals.d.ts` declares for the content. */
export const constantsOf = (site: CheckedSite) => ({
  HOLDS_DEMONSTRATION: demonstrationsIn(site).length > 0,
  DEMONSTRATION_CONTRACTS: site.contracts.map(({ address }) => address).filter((address) => isDemonstration(address)),
});
