import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteConfig } from '../config/site-config.ts';
import { checkConfig } from './check-config.ts';

/** The configuration file in force: `SITE_CONFIG` (a path from the working directory) or `config/site.ts`. */
export const siteConfigPath = (): string => resolve(process.env.SITE_CONFIG ?? 'config/site.ts');

/**
 * The configuration in force, checked.
 *
 * @throws where the file cannot be read, exports no `site`, or holds a wrong value; the message lists every problem
 */
export async function loadSite(): Promise<SiteConfig> {
  const path = siteConfigPath();
  const { site } = (await import(pathToFileURL(path).href)) as { site?: unknown };
  return checkConfig(site, path);
}
