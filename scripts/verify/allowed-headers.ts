/** A cookie of Cloudflare's own. */
const OWN_COOKIE =
  /^(?:__cf_bm|_cfuvid)=[\w.+/%-]+(?:;\s*(?:path=\/|expires=[\w, :-]+|max-age=\d+|domain=[\w.-]+|httponly|secure|partitioned|samesite=\w+))+$/i;
const OWN_REPORTS =
  /^\{"group":"cf-nel",[^{}]*"endpoints":\[\{"url":"https:\/\/a\.nel\.cloudflare\.com\/report\/[^"]*"\}\]\}$/;

/**
 * The response headers that the site does not set and that may be there, with their values. Any other is a difference:
 * `Refresh`, `Set-Cookie` or `Link` could each be used to mislead visitors.
 */
const allowed = new Map(
  Object.entries({
    // Every server sends these.
    date: /./,
    'content-length': /^\d+$/,
    'transfer-encoding': /^chunked$/,
    connection: /^(?:keep-alive|close)$/i,
    'keep-alive': /^timeout=\d+/,
    // Cloudflare's asset layer and cache, which compress.
    'content-encoding': /^(?:br|gzip|deflate)$/,
    vary: /^accept-encoding$/i,
    etag: /^(?:W\/)?"[^"]*"$/,
    'accept-ranges': /^(?:bytes|none)$/,
    age: /^\d+$/,
    'cf-cache-status': /^[A-Z]+$/,
    // Cloudflare, on every response; HTTP/3 on the same host only.
    server: /^cloudflare$/,
    'cf-ray': /^[0-9a-f]+(?:-[A-Z]+)?$/,
    'alt-svc': /^h3=":443"; ma=\d+$/,
    'server-timing': /^(?:cf\w+(?:;\w+=[^,;]*)*(?:,\s*)?)+$/,
    // Settings that are on by default, or that an operator may have switched on.
    nel: /^\{[^{}]*"report_to":"cf-nel"[^{}]*\}$/,
    'report-to': OWN_REPORTS,
    'speculation-rules': /^"\/cdn-cgi\/speculation"$/,
    'set-cookie': OWN_COOKIE,
  }),
);

/** Whether `name: value` may be on any response. @param name in lower case */
export const isAllowed = (name: string, value: string): boolean => allowed.get(name)?.test(value) ?? false;

const ERROR_LOGGING = 'Network Error Logging, with which browsers send reports to Cloudflare';

/** What to switch off in Cloudflare to be rid of an allowed header, where the site is better without it. */
export const betterOff: ReadonlyMap<string, string> = new Map([
  ['nel', ERROR_LOGGING],
  ['report-to', ERROR_LOGGING],
  ['speculation-rules', 'Speed Brain, which has browsers load pages that nobody asked for'],
  ['set-cookie', 'Bot Fight Mode or rate limiting: the privacy policy says that the site sets no cookie'],
]);

/** Cloudflare's features that rewrite a body, by the traces that they leave there. */
const rewriters: readonly (readonly [trace: RegExp, setting: string])[] = [
  [/cdn-cgi\/l\/email-protection|__cf_email__|email-decode\.min\.js/, 'Email Address Obfuscation'],
  [/rocket-loader|data-cf-settings/, 'Rocket Loader'],
  [/static\.cloudflareinsights\.com/, 'Web Analytics'],
  [/cdn-cgi\/challenge-platform/, 'JavaScript detections of Bot Fight Mode'],
  [/cdn-cgi\/zaraz/, 'Zaraz'],
];

/** Names the settings of Cloudflare that left a trace in a body. */
export const rewritersOf = (body: string): string[] =>
  rewriters.filter(([trace]) => trace.test(body)).map(([, setting]) => setting);
