import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CheckedSite } from '../../config/site-config.ts';
import { checkConfig } from './check.ts';
import { ConfigError } from './problems.ts';

/** The configuration file in force: `SITE_CONFIG` (a path from the working directory) or `config/site.ts`. */
export const siteConfigPath = (): string => resolve(process.env.SITE_CONFIG || 'config/site.ts');

const fileError = (file: string, value: string, remedy: string): ConfigError =>
  new ConfigError(relative('', file), [{ path: '', value, remedy }]);

/** Place and kind of the first syntax error in a TypeScript file, or null. Node's own message names no line. */
async function syntaxError(file: string): Promise<string | null> {
  const { parse } = await import('vite');
  const source = await readFile(file, 'utf8');
  const [error] = (await parse(file, source, { lang: 'ts' })).errors;
  if (!error) return null;
  const lines = source.slice(0, error.labels[0]?.start ?? 0).split('\n');
  return `wrong at line ${lines.length}, column ${lines.at(-1)!.length + 1}: ${error.message}`;
}

/**
 * What the configuration file in force exports as `site`, unchecked.
 *
 * @throws ConfigError where there is no such file, it does not run, or exports no `site`
 */
export async function readSite(): Promise<unknown> {
  const file = siteConfigPath();
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) {
    throw fileError(
      file,
      found ? 'no file' : 'missing',
      'Set SITE_CONFIG to a file that exists, or leave it out for config/site.ts.',
    );
  }
  const module = (await import(`${pathToFileURL(file).href}?t=${Math.floor(found.mtimeMs)}`).catch(
    async (error: unknown) => {
      const syntax = await syntaxError(file);
      throw syntax
        ? fileError(
            file,
            syntax,
            'Mend the syntax there or just before it: mostly a comma, a quote or a bracket is missing.',
          )
        : fileError(file, String(error), 'Mend it: the file must run as TypeScript whose types can be stripped.');
    },
  )) as { site?: unknown };
  if (module.site === undefined) {
    throw fileError(file, `exports ${Object.keys(module).join(', ') || 'nothing'}`, 'Write: export const site = { … }');
  }
  return module.site;
}

/**
 * The configuration in force, checked.
 *
 * @throws ConfigError where the file cannot be read, exports no `site`, or holds a wrong value; it lists every problem
 */
export async function loadSite(): Promise<CheckedSite> {
  return checkConfig(await readSite(), siteConfigPath());
}
