import type { CheckedSite } from '../../config/site-config.ts';

/** The module by which pages, Worker and tests import the checked configuration. */
export const SITE_MODULE = 'virtual:site';

/** Its source: the configuration as a literal, so that no code of the operator's file is in any bundle. */
export const moduleSource = (site: CheckedSite): string => `export const site = ${JSON.stringify(site)};\n`;
