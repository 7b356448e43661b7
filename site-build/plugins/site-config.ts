import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { CheckedSite } from '../../config/site-config.ts';
import { siteConfigPath } from '../config/load.ts';
import { moduleSource, SITE_MODULE } from '../config/site-module.ts';

/** The operator's file unless another is chosen. */
const STANDARD = resolve('config/site.ts');

/**
 * Provides the checked configuration as `virtual:site`, with the same value for every bundle of a build. Bundles may
 * not import the operator's file itself: it would run again there, and its export would not be checked.
 */
export function siteConfigPlugin(site: CheckedSite): Plugin {
  const chosen = siteConfigPath();
  return {
    name: 'site-config',
    enforce: 'pre',
    // Colours and titles depend on the configuration too, so a changed value restarts the server.
    configureServer(server) {
      server.watcher.add(chosen);
      server.watcher.on('change', (file) => {
        if (file === chosen) void server.restart();
      });
    },
    resolveId: (source) => (source === SITE_MODULE ? `\0${SITE_MODULE}` : null),
    load(id) {
      const [file] = id.split('?');
      if (file === chosen || file === STANDARD) {
        this.error(`A bundle imports ${file}, which would run unchecked there. Import { site } from '${SITE_MODULE}'.`);
      }
      return id === `\0${SITE_MODULE}` ? moduleSource(site) : null;
    },
  };
}
