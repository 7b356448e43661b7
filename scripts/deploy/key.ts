/** What wrangler takes as the key to an account. */
const KEYS = [
  'CLOUDFLARE_API_TOKEN',
  'CF_API_TOKEN',
  'CLOUDFLARE_API_KEY',
  'CF_API_KEY',
  'CLOUDFLARE_EMAIL',
  'CF_EMAIL',
];

/**
 * Takes the key out of this process's environment, so that no child gets it by inheritance. A child that runs as the
 * same user can still read it where the kernel keeps what this process was started with (`/proc/PID/environ`).
 */
export function takeKey(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const key: Record<string, string> = {};
  for (const name of KEYS) {
    if (env[name]) key[name] = env[name];
    delete env[name];
  }
  return key;
}
