import type { Plugin } from 'vite';
import type { CheckedSite } from '../../config/site-config.ts';
import { constantsOf, moduleSource, SITE_MODULE, siteConfigPath } from '../site-file/load.ts';
import { chartGeometry } from '../design/chart-geometry.ts';

/**
 * Provides the checked configuration as `virtual:site`, identical in every bundle of a build, the constants that
 * `src/globals.d.ts` declares, and the charts' precomputed paths as `virtual:chart-geometry`.
 */
export function virtualModulesPlugin(site: CheckedSite): Plugin {
  const constants = Object.entries(constantsOf(site)).map(([name, value]) => [name, JSON.stringify(value)]);
  const sources = new Map<string, () => string>([
    [`\0${SITE_MODULE}`, () => moduleSource(site)],
    ['\0virtual:chart-geometry', () => `export const geometry = ${JSON.stringify(chartGeometry())};`],
  ]);
  return {
    name: 'virtual-modules',
    enforce: 'pre',
    config: () => ({ define: Object.fromEntries(constants) }),
    // Colours and titles depend on the configuration too, so a changed value restarts the development server.
    configResolved: (config) => void config.configFileDependencies.push(siteConfigPath()),
    resolveId: (source) => (sources.has(`\0${source}`) ? `\0${source}` : null),
    load: (id) => sources.get(id)?.(),
  };
}
