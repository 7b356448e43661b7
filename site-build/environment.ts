/** Variables that a build keeps: where programs and temporary files are, how messages look, and the configuration. */
const KEPT =
  /^(?:PATH|HOME|USERPROFILE|SYSTEMROOT|APPDATA|LOCALAPPDATA|TMPDIR|TMP|TEMP|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|SITE_CONFIG)$/i;

/** Variables that act before a build can unset them: they load other code, or other files for the same import. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  NODE_OPTIONS: /(?:^|\s)(?:-r|--require|--import|--(?:experimental-)?loader|-C|--conditions)\b/,
  NODE_PATH: /./,
  NAPI_RS_NATIVE_LIBRARY_PATH: /./,
  NAPI_RS_FORCE_WASI: /./,
};

/**
 * Gives a production build the same environment on every machine. Vite, UnoCSS, Cloudflare's plugin and React each read
 * variables such as NODE_ENV, CLOUDFLARE_ENV and WRANGLER_CI_OVERRIDE_NAME, and more with each release.
 *
 * @param mode of `vite build --mode`
 * @param env the environment, changed in place
 * @throws Error that names what would change the build
 */
export function settleEnvironment(mode: string, env: NodeJS.ProcessEnv = process.env): void {
  if (mode !== 'production')
    throw new Error(`The build's mode is "${mode}". Leave --mode out: a build is for production.`);
  for (const [name, pattern] of Object.entries(REFUSED)) {
    const value = env[name];
    if (value && pattern.test(value)) throw new Error(`${name} is "${value}", which would change the build. Unset it.`);
  }
  for (const name of Object.keys(env)) if (!KEPT.test(name)) delete env[name];
  env.NODE_ENV = 'production';
  env.TZ = 'UTC';
}
