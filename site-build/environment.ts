/** Variables that a build keeps: where programs and temporary files are, how messages look, and the configuration. */
const KEPT =
  /^(?:PATH|HOME|USERPROFILE|SYSTEMROOT|APPDATA|LOCALAPPDATA|TMPDIR|TMP|TEMP|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|SITE_CONFIG)$/i;

/**
 * Gives a build the same environment on every machine. Vite, UnoCSS, Cloudflare's plugin and React each read variables
 * such as NODE_ENV, CLOUDFLARE_ENV and WRANGLER_CI_OVERRIDE_NAME, and more with each release.
 */
export function settleEnvironment(): void {
  for (const name of Object.keys(process.env)) if (!KEPT.test(name)) delete process.env[name];
  process.env.NODE_ENV = 'production';
  process.env.TZ = 'UTC';
}
