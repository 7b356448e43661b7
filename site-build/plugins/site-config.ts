import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Plugin } from 'vite';
import type { CheckedSite } from '../../config/site-config.ts';
import { siteConfigPath } from '../config/load.ts';
import { moduleSource, SITE_MODULE } from '../config/site-module.ts';

/** Time for an editor to finish writing: it may empty the file first. */
const WRITING_MS = 50;

/**
 * Provides the checked configuration as `virtual:site`, with the same value for every bundle of a build.
 */
export function siteConfigPlugin(site: CheckedSite): Plugin {
  const chosen = siteConfigPath();
  return {
    name: 'site-config',
    enforce: 'pre',
    // Colours and titles depend on the configuration too, so a changed value restarts the server.
    configureServer(server) {
      server.watcher.add(chosen);
      // One save may be reported twice, and Vite would restart twice. Requests in between fail with a stack trace.
      let applied = readFileSync(chosen, 'utf8');
      server.watcher.on('change', async (file) => {
        if (file !== chosen) return;
        await pause(WRITING_MS);
        const text = await readFile(chosen, 'utf8').catch(() => applied);
        if (text === applied) return;
        applied = text;
        await server.restart();
      });
    },
    resolveId: (source) => (source === SITE_MODULE ? `\0${SITE_MODULE}` : null),
    load: (id) => (id === `\0${SITE_MODULE}` ? moduleSource(site) : null),
  };
}
