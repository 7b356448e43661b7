import type { Plugin } from 'vite';
import type { CheckedSite } from '../../config/site-config.ts';
import { siteConfigPath } from '../config/load.ts';
import { moduleSource, SITE_MODULE } from '../config/site-module.ts';

/** Serves the checked configuration as `virtual:site`, one value for every bundle of a build. */
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
    load: (id) => (id === `\0${SITE_MODULE}` ? moduleSource(site) : null),
  };
}
