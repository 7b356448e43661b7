import { registerHooks } from 'node:module';
import { loadSite, moduleSource, SITE_MODULE } from './load.ts';

/**
 * Lets Node itself resolve `virtual:site`, for commands and tests that read content outside a bundle. Pass this file to
 * `node --import`, or import it before the content.
 */
const source = moduleSource(await loadSite());
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === SITE_MODULE ? { url: SITE_MODULE, format: 'module', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === SITE_MODULE ? { format: 'module', source, shortCircuit: true } : next(url, context),
});
