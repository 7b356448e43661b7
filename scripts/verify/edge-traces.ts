interface Trace {
  pattern: RegExp;
  setting: string;
}

/** Traces of Cloudflare features that rewrite a body. */
const inBodies: readonly Trace[] = [
  { pattern: /cdn-cgi\/l\/email-protection|__cf_email__|email-decode\.min\.js/, setting: 'Email Address Obfuscation' },
  { pattern: /rocket-loader|data-cf-settings/, setting: 'Rocket Loader' },
  { pattern: /static\.cloudflareinsights\.com/, setting: 'Web Analytics' },
  { pattern: /cdn-cgi\/challenge-platform/, setting: 'Bot Fight Mode: JavaScript detections' },
  { pattern: /cdn-cgi\/zaraz/, setting: 'Zaraz' },
  { pattern: /cloudflare-static\/mirage|data-cfsrc/, setting: 'Mirage' },
];

interface AddedHeader {
  /** In lower case. */
  name: string;
  /** Whether a value is the one that Cloudflare sends; any other is somebody else's. */
  isOwn: (value: string) => boolean;
  setting: string;
}

/** A JSON value's object; null if the text is not one object. */
function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

const REPORTS = 'https://a.nel.cloudflare.com/report/';
/** Cloudflare's own cookies: https://developers.cloudflare.com/fundamentals/reference/policies-compliances/cloudflare-cookies/ */
const COOKIE = /^(?:__cf_bm|_cfuvid)=[\w.+/%-]+$/;
const COOKIE_ATTRIBUTE =
  /^(?:path=\/|expires=\w+, [\w :-]+ GMT|max-age=\d+|domain=\.?[\w.-]+|httponly|secure|partitioned|samesite=\w+)$/i;

/** Whether a `Set-Cookie` header is one of Cloudflare's cookies, with its usual attributes in any order, and nothing else. */
function isOwnCookie(value: string): boolean {
  const [cookie, ...attributes] = value.split(/;\s*/);
  const has = (name: string) => attributes.some((attribute) => attribute.toLowerCase() === name);
  return (
    COOKIE.test(cookie!) && attributes.every((one) => COOKIE_ATTRIBUTE.test(one)) && has('httponly') && has('secure')
  );
}

/**
 * Headers that Cloudflare's features add to every response. Some are on by default, so they are a fault of the zone and
 * not of a version.
 * https://developers.cloudflare.com/speed/optimization/content/speed-brain/
 * https://developers.cloudflare.com/network-error-logging/
 */
const addedHeaders: readonly AddedHeader[] = [
  { name: 'speculation-rules', isOwn: (value) => value === '"/cdn-cgi/speculation"', setting: 'Speed Brain' },
  { name: 'cf-speculation-refused', isOwn: () => true, setting: 'Speed Brain' },
  { name: 'nel', isOwn: (value) => objectIn(value)?.report_to === 'cf-nel', setting: 'Network Error Logging' },
  {
    name: 'report-to',
    isOwn: (value) => {
      const { group, endpoints } = objectIn(value) ?? {};
      const urls = Array.isArray(endpoints) ? endpoints.map((one: { url?: unknown }) => String(one?.url)) : [''];
      return group === 'cf-nel' && urls.every((url) => url.startsWith(REPORTS));
    },
    setting: 'Network Error Logging',
  },
  { name: 'set-cookie', isOwn: isOwnCookie, setting: 'Bot Fight Mode or rate limiting, for their cookie' },
];

/** Names the settings that left a trace in a body. */
export const edgeTraces = (body: string): string[] =>
  inBodies.filter(({ pattern }) => pattern.test(body)).map(({ setting }) => setting);

/** Names the settings that add exactly this header. @param name in lower case */
export const edgeHeader = (name: string, value: string): string[] =>
  addedHeaders.filter((one) => one.name === name && one.isOwn(value)).map(({ setting }) => setting);
