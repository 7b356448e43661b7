import type { CheckedSite } from '../../config/site-config.ts';

/** The module from which pages, Worker and tests import the checked configuration. */
export const SITE_MODULE = 'virtual:site';

/** Returns its source: the configuration as a literal. */
export const moduleSource = (site: CheckedSite): string => `export const site = ${JSON.stringify(site)};\n`;
