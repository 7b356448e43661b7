import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { demonstrationsIn, isDemonstration } from '../../config/demonstration.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { siteSchema } from '../../config/site-schema.ts';
import { configProblems } from './check.ts';
import { parseJsonc } from './jsonc.ts';
import { ConfigError, type Problem } from './problems.ts';

const STANDARD = 'config/site.jsonc';

/** The active configuration file: `SITE_CONFIG`, relative to the working directory, or `config/site.jsonc`. */
export const siteConfigPath = (): string => resolve(process.env.SITE_CONFIG || STANDARD);

/** The unchecked content of a JSONC file, and what is wrong with its form. */
interface Content {
  value: unknown;
  problems: readonly Problem[];
}

const unread = (value: string, remedy: string): Content => ({
  value: undefined,
  problems: [{ path: '', value, remedy }],
});

/** Reads a JSONC file. @param otherwise remedy if there is no such file */
async function readJsonc(file: string, otherwise: string): Promise<Content> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) return unread(found ? 'not a file' : 'missing', otherwise);
  try {
    // `TextDecoder` drops a byte order mark.
    return parseJsonc(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)));
  } catch (error) {
    const isNesting = error instanceof RangeError;
    return unread(isNesting ? 'nested too deeply' : 'not UTF-8', 'Save it as UTF-8 text, as the repository has it.');
  }
}

async function readValue(): Promise<Content> {
  const file = siteConfigPath();
  if (/\.[cm]?[jt]sx?$/.test(file)) {
    const remedy = `The configuration is data now: write its values into a file such as ${STANDARD}, and name that.`;
    return unread('a program', remedy);
  }
  return readJsonc(file, `Set SITE_CONFIG to a file that exists, or leave it out for ${STANDARD}.`);
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
