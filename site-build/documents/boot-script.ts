import { build, type Rolldown } from 'vite';
import type { Site } from '../../shape/token.ts';
import { cloneBar, lostScript } from '#token/content/messages.ts';
import { inLetters } from '../../config/format.ts';
import { asLabel } from '../checks/urls.ts';
import { ENGINES } from '../engines.ts';
import type { CloneWarning } from '../../src/boot/clone-warning.ts';

/** What the warning on copies has to know. */
function cloneWarning({ origin, previewHosts, internationalisedHosts }: Site): CloneWarning {
  const { host, hostname } = new URL(origin);
  // Google Translate: https://developers.google.com/search/docs/appearance/translated-results.
  const homes = [hostname, asLabel(hostname), ...previewHosts];
  return { origin, host: inLetters(host, internationalisedHosts), homes, words: cloneBar };
}

/** Bundles `src/boot/boot.ts` into one minified classic script for documents to inline. */
export async function bootScript(site: Site): Promise<string> {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { CLONE_WARNING: JSON.stringify(cloneWarning(site)), LOST_SCRIPT: JSON.stringify(lostScript) },
    build: {
      write: false,
      target: ENGINES,
      modulePreload: false,
      lib: { entry: 'src/boot/boot.ts', formats: ['iife'], name: 'boot' },
      rolldownOptions: { output: { extend: true } },
    },
  })) as Rolldown.RolldownOutput[];
  return result[0]!.output[0].code.trim();
}
