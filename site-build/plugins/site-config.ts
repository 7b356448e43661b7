import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { siteConfigPath } from '../config/load.ts';

/** Lets `SITE_CONFIG=path` take the place of `config/site.ts` in every bundle. */
export function siteConfigPlugin(): Plugin {
  const standard = resolve('config/site.ts');
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
    async resolveId(source, importer) {
      if (chosen === standard || !source.endsWith('/site.ts')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id === standard ? chosen : resolved;
    },
  };
}
