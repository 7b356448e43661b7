/** The environment variables that wrangler accepts as the key to an account. */
const KEYS = [
  'CLOUDFLARE_API_TOKEN',
  'CF_API_TOKEN',
  'CLOUDFLARE_API_KEY',
  'CF_API_KEY',
  'CLOUDFLARE_EMAIL',
  'CF_EMAIL',
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
