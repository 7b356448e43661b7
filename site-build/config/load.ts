import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { CheckedSite } from '../../config/site-config.ts';
import { checkConfig } from './check.ts';
import { evaluate, type Outcome } from './evaluate.ts';
import { ConfigError } from './problems.ts';

/** Returns the active configuration file: `SITE_CONFIG` (relative to the working directory) or `config/site.ts`. */
export const siteConfigPath = (): string => resolve(process.env.SITE_CONFIG || 'config/site.ts');

/** Describes the first syntax error in a TypeScript file, or null. Node's own message has no line number. */
async function syntaxError(file: string): Promise<string | null> {
  const { parse } = await import('vite');
  const source = await readFile(file, 'utf8');
  const [error] = (await parse(file, source, { lang: 'ts' })).errors;
  if (!error) return null;
  const lines = source.slice(0, error.labels[0]?.start ?? 0).split('\n');
  return `wrong at line ${lines.length}, column ${lines.at(-1)!.length + 1}: ${error.message}`;
}

const PLAIN = 'Write the values themselves: texts in quotes, numbers, true, false, null, lists and objects of these.';

const RESTRICTED = /Access to this API has been restricted/;
const MAY =
  'The file may read only its own folder and the project, and may neither write files, start processes nor use the network.';

/** Describes why a file produced no value, and the remedy. */
async function faultOf(file: string, outcome: Exclude<Outcome, { kind: 'site' }>): Promise<[string, string, string?]> {
  switch (outcome.kind) {
    case 'no site':
      return [`exports ${outcome.exports || 'nothing'}`, 'Write: export const site = { … }'];
    case 'not data':
      return [outcome.what, PLAIN, outcome.path];
    case 'threw': {
      if (RESTRICTED.test(outcome.message)) return [outcome.message, `${MAY} ${PLAIN}`];
      const syntax = await syntaxError(file);
      return syntax
        ? [syntax, 'Correct it there or just before: a comma, a quote or a bracket is often missing.']
        : [outcome.message, 'Correct it: the file must run as TypeScript whose types can be stripped.'];
    }
    case 'silent':
      return ['a file that ends before it exports its value', `Remove whatever exits or awaits. ${PLAIN}`];
    case 'endless':
      return [`not finished after ${outcome.seconds} s`, `Remove whatever loops or awaits. ${PLAIN}`];
    case 'too long':
      return ['too long', PLAIN];
  }
}

async function evaluated(file: string): Promise<unknown> {
  const outcome = await evaluate(file);
  if (outcome.kind === 'site') return outcome.value;
  const [value, remedy, path = ''] = await faultOf(file, outcome);
  throw new ConfigError(relative('', file), [{ path, value, remedy }]);
}

/** Environment variable that tells child processes which value of which file to accept, as `path=sum`. */
const SEAL = 'SITE_CONFIG_SEAL';

const sealOf = (file: string, value: unknown): string =>
  `${file}=${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`;

/** @throws ConfigError if a parent process sealed the file with another value */
function assertSealed(file: string, value: unknown): void {
  const seal = process.env[SEAL];
  if (!seal?.startsWith(`${file}=`) || seal === sealOf(file, value)) return;
  throw new ConfigError(relative('', file), [
    {
      path: '',
      value: 'no longer the value that it was when the command began',
      remedy: `Do not edit the file while the command runs, and remove whatever depends on time, chance or the network. ${PLAIN}`,
    },
  ]);
}

/** Results by file and time of its last change, so that a process sees only one value of it. */
const values = new Map<string, Promise<unknown>>();

/**
 * Returns what the active configuration file exports as `site`, as plain data that is not checked yet.
 *
 * @throws ConfigError if the file is missing, does not run to its end, or does not export plain data as `site`
 */
export async function readSite(): Promise<unknown> {
  const file = siteConfigPath();
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) {
    const remedy = 'Set SITE_CONFIG to a file that exists, or leave it out for config/site.ts.';
    throw new ConfigError(relative('', file), [{ path: '', value: found ? 'not a file' : 'missing', remedy }]);
  }
  const key = `${file}?${found.mtimeMs}`;
  const value = values.get(key) ?? evaluated(file);
  values.set(key, value);
  assertSealed(file, await value);
  return value;
}

/**
 * Seals the file's current value for this process and every process that it starts, where a file that evaluates to
 * anything else is refused. Otherwise the value that is built could differ from the one that was checked.
 *
 * @throws ConfigError as `readSite` does
 */
export async function sealConfig(): Promise<void> {
  process.env[SEAL] = sealOf(siteConfigPath(), await readSite());
}

/**
 * Returns the active configuration, checked.
 *
 * @throws ConfigError that lists every problem, if the file cannot be read, lacks `site` or has a wrong value
 */
export async function loadSite(): Promise<CheckedSite> {
  return checkConfig(await readSite(), siteConfigPath());
}
