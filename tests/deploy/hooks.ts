import { registerHooks } from 'node:module';

/*
 * Loaded before `npm run deploy`: names every module that is loaded while the account's key is in the environment, and
 * replaces what is deployed to if STAND_IN is set.
 */
const standIn = new URL('account.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    process.env.STAND_IN && context.parentURL?.endsWith('/deploy/deploy.ts') && specifier === './deployment.ts'
      ? { url: standIn, shortCircuit: true }
      : next(specifier, context),
  load(url, context, next) {
    if (process.env.CLOUDFLARE_API_TOKEN) console.log(`With the key: ${url.split('/').at(-1)}`);
    return next(url, context);
  },
});
