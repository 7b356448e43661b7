import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Plugin } from 'vite';
import type { CheckedSite } from '../../config/site-config.ts';
import { constantsOf, moduleSource, SITE_MODULE, siteConfigPath } from '../site-file/load.ts';
import { chartGeometry } from '../design/chart-geometry.ts';

/** Time for an editor to finish writing; some empty the file first. */
const WRITING_MS = 50;

/**
 * Provides the checked configuration as `virtual:site`, identical in every bundle of a build, the constants that
 * `src/globals.d.ts` declares, and the charts' precomputed paths as `virtual:chart-geometry`.
 */
export function virtualModulesPlugin(site: CheckedSite): Plugin {
  const chosen = siteConfigPath();
  const constants = Object.entries(constantsOf(site)).map(([name, value]) => [name, JSON.stringify(value)]);
  const sources = new Map<string, () => string>([
    [`\0${SITE_MODULE}`, () => moduleSource(site)],
    ['\0virtual:chart-geometry', () => `export const geometry = ${JSON.stringify(chartGeometry())};`],
  ]);
  return {
    name: 'virtual-modules',
    enforce: 'pre',
    config: () => ({ define: Object.fromEntries(constants) }),
    // Colours and titles depend on the configuration too, so a changed value restarts the server.
    configureServer(server) {
      server.watcher.add(chosen);
      // One save may be reported twice, and requests during a second restart would fail with a stack trace.
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
    resolveId: (source) => (sources.has(`\0${source}`) ? `\0${source}` : null),
    load: (id) => sources.get(id)?.(),
  };
}
