import { build, type Rolldown } from 'vite';
import type { CheckedSite } from '../../config/site-config.ts';
import { lostScript } from '../../src/content/messages.ts';
import { cloneWarning } from './clone-warning.ts';

/** Bundles `src/loader/boot.ts` and its imports into one minified classic script, which documents inline. */
export async function bootScript(site: CheckedSite): Promise<string> {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { CLONE_WARNING: JSON.stringify(cloneWarning(site)), LOST_SCRIPT: JSON.stringify(lostScript) },
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: 'src/loader/boot.ts', formats: ['iife'], name: 'boot' },
      rolldownOptions: { output: { extend: true } },
    },
  })) as Rolldown.RolldownOutput[];
  return result[0]!.output[0].code.trim();
}
