/** The environment variables that wrangler accepts as the key to an account, or as a part of one. */
export const KEYS: readonly string[] = [
  'CLOUDFLARE_API_TOKEN',
  'CF_API_TOKEN',
  'CLOUDFLARE_API_KEY',
  'CF_API_KEY',
  'CLOUDFLARE_EMAIL',
  'CF_EMAIL',
  'CLOUDFLARE_ACCESS_CLIENT_ID',
  'CLOUDFLARE_ACCESS_CLIENT_SECRET',
  'WRANGLER_CF_AUTHORIZATION_TOKEN',
  'WRANGLER_BASIN_SQL_AUTH_TOKEN',
];

/**
 * Removes the key from this process's environment, so that no child process inherits it. A child that runs as the same
 * user can still read it from the environment that this process was started with (`/proc/PID/environ` on Linux).
 */
export function takeKey(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const key: Record<string, string> = {};
  for (const name of KEYS) {
    if (env[name]) key[name] = env[name];
    delete env[name];
  }
  return key;
}
