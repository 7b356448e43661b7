interface Trace {
  /** Found in a body, or in `name: value` of a response header. */
  pattern: RegExp;
  setting: string;
}

/** What Cloudflare's optional features leave behind in pages and headers, with the switch that turns each off. */
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

/** Names of the edge settings that left a trace in a body, or in headers of one line each. */
export const edgeTraces = (text: string): string[] =>
  traces.filter(({ pattern }) => pattern.test(text)).map(({ setting }) => setting);
