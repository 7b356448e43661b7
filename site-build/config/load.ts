import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { CheckedSite } from '../../config/site-config.ts';
import { siteSchema } from '../../config/site-schema.ts';
import { configProblems } from './check.ts';
import { parseJsonc } from './jsonc.ts';
import { ConfigError, type Problem } from './problems.ts';

const STANDARD = 'config/site.jsonc';

/** Returns the active configuration file: `SITE_CONFIG` (relative to the working directory) or `config/site.jsonc`. */
export const siteConfigPath = (): string => resolve(process.env.SITE_CONFIG || STANDARD);

const only = (value: string, remedy: string): Problem[] => [{ path: '', value, remedy }];

/** Says why a file cannot be the configuration before it is read; none if it can. */
function fileProblems(file: string): Problem[] {
  if (/\.[cm]?[jt]sx?$/.test(file)) {
    return only(
      'a program',
      `The configuration is data now: write its values into a file such as ${STANDARD}, and name that.`,
    );
  }
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile()
    ? []
    : only(found ? 'not a file' : 'missing', `Set SITE_CONFIG to a file that exists, or leave it out for ${STANDARD}.`);
}

/** Reads a file as UTF-8, without a byte order mark. @throws if it is missing or no such text */
export const readText = async (file: string): Promise<string> =>
  new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));

/** Reads the active file. Returns its value, which is not checked yet, and the problems of its form. */
async function readValue(): Promise<{ value: unknown; problems: Problem[] }> {
  const file = siteConfigPath();
  const problems = fileProblems(file);
  if (problems.length > 0) return { value: undefined, problems };
  try {
    return parseJsonc(await readText(file));
  } catch (error) {
    const isNesting = error instanceof RangeError;
    return {
      value: undefined,
      problems: only(isNesting ? 'nested too deeply' : 'not UTF-8', 'Save it as UTF-8 text, as the repository has it.'),
    };
  }
}

/**
 * Returns what the active configuration file holds, as plain data that is not checked yet.
 *
 * @throws ConfigError if the file is missing, is not JSON with comments, or has a key twice
 */
export async function readSite(): Promise<unknown> {
  const { value, problems } = await readValue();
  if (problems.length > 0) throw new ConfigError(relative('', siteConfigPath()), problems);
  return value;
}

/**
 * Returns the active configuration, checked.
 *
 * @throws ConfigError that lists every problem, if the file cannot be read or has a wrong value
 */
export async function loadSite(): Promise<CheckedSite> {
  const { value, problems } = await readValue();
  const all = [...problems, ...(value === undefined ? [] : configProblems(value))];
  if (all.length > 0) throw new ConfigError(relative('', siteConfigPath()), all);
  return siteSchema.parse(value);
}

/** The module from which pages, Worker and tests import the checked configuration. */
export const SITE_MODULE = 'virtual:site';

/** Returns its source: the configuration as a literal. */
export const moduleSource = (site: CheckedSite): string => `export const site = ${JSON.stringify(site)};\n`;
