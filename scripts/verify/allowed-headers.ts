/** A response header that the site does not set and that may be there, with the values that it may have. */
interface AllowedHeader {
  name: string;
  value: RegExp;
  reason: string;
  /** What to switch off in Cloudflare, if the site is better without it. */
  better?: string;
}

const OWN_COOKIE =
  /^(?:__cf_bm|_cfuvid)=[\w.+/%-]+(?:;\s*(?:path=\/|expires=[\w, :-]+|max-age=\d+|domain=[\w.-]+|httponly|secure|partitioned|samesite=\w+))+$/i;

/** Any other header is a difference: `Refresh`, `Set-Cookie` or `Link` could each be used to mislead visitors. */
const allowed: readonly AllowedHeader[] = [
  { name: 'date', value: /./, reason: 'RFC 9110, 6.6.1: every server with a clock sends it' },
  { name: 'content-length', value: /^\d+$/, reason: 'framing' },
  { name: 'transfer-encoding', value: /^chunked$/, reason: 'framing in HTTP/1.1' },
  { name: 'connection', value: /^(?:keep-alive|close)$/i, reason: 'framing in HTTP/1.1' },
  { name: 'keep-alive', value: /^timeout=\d+/, reason: 'framing in HTTP/1.1, sent by the local server' },
  { name: 'content-encoding', value: /^(?:br|gzip|zstd|deflate)$/, reason: 'Cloudflare compresses' },
  { name: 'vary', value: /^accept-encoding$/i, reason: 'Cloudflare compresses' },
  { name: 'etag', value: /^(?:W\/)?"[^"]*"$/, reason: 'the asset layer’s' },
  { name: 'accept-ranges', value: /^(?:bytes|none)$/, reason: 'RFC 9110, 14.3' },
  { name: 'age', value: /^\d+$/, reason: 'Cloudflare’s cache' },
  { name: 'cf-cache-status', value: /^[A-Z]+$/, reason: 'Cloudflare’s cache' },
  { name: 'server', value: /^cloudflare$/, reason: 'Cloudflare, on every response' },
  { name: 'cf-ray', value: /^[0-9a-f]+(?:-[A-Z]+)?$/, reason: 'Cloudflare, on every response: its name in the logs' },
  { name: 'alt-svc', value: /^h3=":443"; ma=\d+$/, reason: 'Cloudflare offers HTTP/3, on the same host only' },
  { name: 'server-timing', value: /^(?:cf\w+(?:;\w+=[^,;]*)*(?:,\s*)?)+$/, reason: 'Cloudflare measures its edge' },
  {
    name: 'nel',
    value: /^\{[^{}]*"report_to":"cf-nel"[^{}]*\}$/,
    reason: 'Cloudflare’s Network Error Logging, on by default',
    better: 'Network Error Logging, with which browsers send reports to Cloudflare',
  },
  {
    name: 'report-to',
    value: /^\{"group":"cf-nel",[^{}]*"endpoints":\[\{"url":"https:\/\/a\.nel\.cloudflare\.com\/report\/[^"]*"\}\]\}$/,
    reason: 'where those reports go',
    better: 'Network Error Logging, with which browsers send reports to Cloudflare',
  },
  {
    name: 'speculation-rules',
    value: /^"\/cdn-cgi\/speculation"$/,
    reason: 'Cloudflare’s Speed Brain, on by default in the free plan',
    better: 'Speed Brain, which has browsers load pages that nobody asked for',
  },
  {
    name: 'set-cookie',
    value: OWN_COOKIE,
    reason: 'Cloudflare’s Bot Fight Mode and rate limiting',
    better: 'Bot Fight Mode or rate limiting: the privacy policy says that the site sets no cookie',
  },
];

const byName = new Map(allowed.map((header) => [header.name, header]));

/** Whether `name: value` may be on any response, and what to switch off to be rid of it. @param name in lower case */
export function allowance(name: string, value: string): { isAllowed: boolean; better?: string } {
  const header = byName.get(name);
  return header?.value.test(value) ? { isAllowed: true, better: header.better } : { isAllowed: false };
}

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
