interface Trace {
  /** Matches in a body, or in a response header as `name: value`. */
  pattern: RegExp;
  setting: string;
}

/** The traces of Cloudflare's optional features in pages and headers, with the name of each setting. */
const traces: readonly Trace[] = [
  { pattern: /cdn-cgi\/l\/email-protection|__cf_email__|email-decode\.min\.js/, setting: 'Email Address Obfuscation' },
  { pattern: /rocket-loader|data-cf-settings/, setting: 'Rocket Loader' },
  { pattern: /static\.cloudflareinsights\.com/, setting: 'Web Analytics' },
  { pattern: /cdn-cgi\/challenge-platform/, setting: 'Bot Fight Mode: JavaScript detections' },
  { pattern: /cdn-cgi\/zaraz/, setting: 'Zaraz' },
  { pattern: /cloudflare-static\/mirage|data-cfsrc/, setting: 'Mirage' },
  { pattern: /^speculation-rules: /m, setting: 'Speed Brain' },
  { pattern: /^(?:nel|report-to): /m, setting: 'Network Error Logging' },
  { pattern: /^set-cookie: __cf_bm/m, setting: 'Bot Management cookie' },
];

/** Names the edge settings that left a trace in a body, or in headers with one on each line. */
export const edgeTraces = (text: string): string[] =>
  traces.filter(({ pattern }) => pattern.test(text)).map(({ setting }) => setting);
