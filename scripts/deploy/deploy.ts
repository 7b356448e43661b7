/*
 * `npm run deploy`; its steps are in deployment.ts. This module imports nothing until the account's key is out of the
 * environment, so that neither a package nor a child inherits it. A child of the same user can still read the
 * environment that this process started with (/proc/PID/environ on Linux).
 */

/** Environment variables that wrangler accepts as an account's key, or as part of one. */
const KEYS = [
  'CLOUDFLARE_API_TOKEN',
  'CF_API_TOKEN',
  'CLOUDFLARE_API_KEY',
  'CF_API_KEY',
  'CLOUDFLARE_EMAIL',
  'CF_EMAIL',
  'CLOUDFLARE_ACCESS_CLIENT_ID',
  'CLOUDFLARE_ACCESS_CLIENT_SECRET',
  'WRANGLER_CF_AUTHORIZATION_TOKEN',
];
const key: Record<string, string> = {};
for (const name of KEYS) {
  const value = process.env[name];
  if (value) key[name] = value;
  delete process.env[name];
}

/** Aborted by Ctrl+C, a cancelled CI job or a closed terminal, even while packages load. */
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort(new Error('it was interrupted')));
}

const { main } = await import('../lib/command.ts');
const { deploy } = await import('./deployment.ts');
await main(() => deploy(process.argv.slice(2), key, interruption.signal));
