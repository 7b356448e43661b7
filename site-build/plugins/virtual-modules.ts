import type { Plugin } from 'vite';
import type { CheckedSite } from '../../config/site-config.ts';
import { constantsOf, moduleSource, SITE_MODULE, siteConfigPath } from '../site-file/load.ts';

/**
 * Provides the checked configuration as `virtual:site`, identical in every bundle of a build, and the constants that
 * `src/globals.d.ts` declares.
 */
export function virtualModulesPlugin(site: CheckedSite): Plugin {
  const constants = Object.entries(constantsOf(site)).map(([name, value]) => [name, JSON.stringify(value)]);
  const id = `\0${SITE_MODULE}`;
  return {
    name: 'virtual-modules',
    enforce: 'pre',
    config: () => ({ define: Object.fromEntries(constants) }),
    // Colours and titles depend on the configuration too, so a changed value restarts the development server.
    configResolved: (config) => void config.configFileDependencies.push(siteConfigPath()),
    resolveId: (source) => (source === SITE_MODULE ? id : null),
    load: (loaded) => (loaded === id ? moduleSource(site) : null),
  };
}
