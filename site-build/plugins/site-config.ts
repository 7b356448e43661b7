import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { CheckedSite } from '../../config/site-config.ts';
import { siteConfigPath } from '../config/load.ts';
import { moduleSource, SITE_MODULE } from '../config/site-module.ts';

/** The operator's file where no other is chosen. */
const STANDARD = resolve('config/site.ts');

/**
 * Serves the checked configuration as `virtual:site`, one value for every bundle of a build. The operator's file itself
 * is refused in a bundle: there it would run again, and nobody has checked what it exports there.
 */
export function siteConfigPlugin(site: CheckedSite): Plugin {
  const chosen = siteConfigPath();
  return {
    name: 'site-config',
    enforce: 'pre',
    // Colours, titles and the check of the file are the configuration's too: a new value starts the server anew.
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
