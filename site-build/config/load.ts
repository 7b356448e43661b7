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

/** What a file of JSON with comments holds, which is not checked yet, and the problems of its form. */
interface Content {
  value: unknown;
  problems: readonly Problem[];
}

const unread = (value: string, remedy: string): Content => ({
  value: undefined,
  problems: [{ path: '', value, remedy }],
});

/** Reads a file of JSON with comments. @param otherwise what to do if there is no such file */
export async function readJsonc(file: string, otherwise: string): Promise<Content> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) return unread(found ? 'not a file' : 'missing', otherwise);
  try {
    // Without a byte order mark.
    return parseJsonc(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)));
  } catch (error) {
    const isNesting = error instanceof RangeError;
    return unread(isNesting ? 'nested too deeply' : 'not UTF-8', 'Save it as UTF-8 text, as the repository has it.');
  }
}

/** Reads the active file. */
async function readValue(): Promise<Content> {
  const file = siteConfigPath();
  if (/\.[cm]?[jt]sx?$/.test(file)) {
    const remedy = `The configuration is data now: write its values into a file such as ${STANDARD}, and name that.`;
    return unread('a program', remedy);
  }
  return readJsonc(file, `Set SITE_CONFIG to a file that exists, or leave it out for ${STANDARD}.`);
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
