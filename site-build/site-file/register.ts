import { registerHooks } from 'node:module';
import { constantsOf, loadSite, moduleSource, SITE_MODULE } from './load.ts';

/**
 * Lets Node itself resolve `virtual:site` and the content's constants, for commands and tests that read content outside
 * a bundle. Pass this file to `node --import`, or import it before the content.
 */
const site = await loadSite();
const source = moduleSource(site);
Object.assign(globalThis, constantsOf(site));
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === SITE_MODULE ? { url: SITE_MODULE, format: 'module', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === SITE_MODULE ? { format: 'module', source, shortCircuit: true } : next(url, context),
});
