import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteConfig } from '../config/site-config.ts';
import { checkConfig } from './check-config.ts';
import { ConfigError } from './config-problems.ts';

/** The configuration file in force: `SITE_CONFIG` (a path from the working directory) or `config/site.ts`. */
export const siteConfigPath = (): string => resolve(process.env.SITE_CONFIG || 'config/site.ts');

const fileError = (file: string, value: string, remedy: string): ConfigError =>
  new ConfigError(relative('', file), [{ path: '', value, remedy }]);

/**
 * What the configuration file in force exports as `site`, unchecked.
 *
 * @throws ConfigError where there is no such file, it does not run, or exports no `site`
 */
export async function readSite(): Promise<unknown> {
  const file = siteConfigPath();
  if (!existsSync(file)) {
    throw fileError(file, 'missing', 'Set SITE_CONFIG to a file that exists, or leave it out for config/site.ts.');
  }
  const module = (await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw fileError(
      file,
      String(error),
      'Mend the syntax: the file must run as TypeScript whose types can be stripped.',
    );
  })) as { site?: unknown };
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
export async function loadSite(): Promise<SiteConfig> {
  return checkConfig(await readSite(), siteConfigPath());
}
