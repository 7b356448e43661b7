import type { SiteConfig } from './site-config.ts';

/** CSP sources (`'sha256-…'`) of the inline scripts and styles in the documents' final bytes. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Browser features that the site does not use. Browsers warn in the console about names that they do not know. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
  'serial',
  'hid',
  'browsing-topics',
  'local-fonts',
  'idle-detection',
  'storage-access',
  'window-management',
  'publickey-credentials-create',
  'identity-credentials-get',
  'otp-credentials',
  'digital-credentials-get',
  'local-network-access',
  'compute-pressure',
  'language-model',
  'private-state-token-issuance',
  'private-state-token-redemption',
];

/**
 * Returns the security headers of every response. The documents' policy needs the hashes of their inline parts; the
 * Worker's own answers are plain text and need none.
 */
export function securityHeaders(
  site: Pick<SiteConfig, 'hstsPreload'>,
  hashes: InlineHashes = { scripts: [], styles: [] },
): Record<string, string> {
  const csp = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts].join(' '),
    ['style-src', ...(hashes.styles.length > 0 ? hashes.styles : ["'none'"])].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    // The site requests nothing after its own files. But Chromium applies the page's policy to the request for
    // robots.txt that Lighthouse makes from inside DevTools, and without this its SEO audit fails there.
    "connect-src 'self'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'Content-Security-Policy': csp.join('; '),
    'Integrity-Policy': 'blocked-destinations=(script)',
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${site.hstsPreload ? '; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'X-DNS-Prefetch-Control': 'off',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Permissions-Policy': [...deniedFeatures.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', '),
  };
}

/** Cache-Control by class of response, in seconds. */
export const cacheControl = {
  document: 'public, max-age=0, must-revalidate',
  hashed: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
  redirect: 'public, max-age=3600',
  none: 'no-store',
} as const;

export const ALLOWED_METHODS = 'GET, HEAD';

/** Folder of the social cards, whose CORP is wider because other origins must be able to show these images. */
export const SOCIAL_CARDS = '/social';

/** Files that wallets and explorers fetch in a browser from their own origins. */
export const MACHINE_READABLE = {
  contracts: '/.well-known/contracts.json',
  tokenList: '/.well-known/tokenlist.json',
} as const;

/** Files with the commit and the sums; without an extension, their content type has to be set. */
export const SERVED_COMMIT = '/.well-known/COMMIT';
export const SERVED_SUMS = '/.well-known/SHA256SUMS';

/** One block of a `_headers` file: a path pattern and its headers; `null` removes one that a wider pattern set. */
export interface HeaderRule {
  pattern: string;
  headers: readonly (readonly [name: string, value: string | null])[];
}

/**
 * Returns the header policy for the asset layer. When two matching rules set the same header, it joins their values
 * with a comma, so patterns for one header must not overlap, or have to detach it first:
 * https://developers.cloudflare.com/workers/static-assets/headers/.
 *
 * @param documents paths of the documents' files
 * @param files paths of the other unhashed files
 */
export function headerRules(
  site: Pick<SiteConfig, 'hstsPreload'>,
  hashes: InlineHashes,
  documents: readonly string[],
  files: readonly string[],
): readonly HeaderRule[] {
  const allow = ['Allow', ALLOWED_METHODS] as const;
  const forAnyOrigin = [
    ['Cross-Origin-Resource-Policy', null],
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ] as const;
  const special: Record<string, HeaderRule['headers']> = {
    [MACHINE_READABLE.contracts]: [['Access-Control-Allow-Origin', '*'], ...forAnyOrigin],
    [MACHINE_READABLE.tokenList]: [['Access-Control-Allow-Origin', '*'], ...forAnyOrigin],
    [SERVED_COMMIT]: [['Content-Type', 'text/plain; charset=utf-8']],
    [SERVED_SUMS]: [['Content-Type', 'text/plain; charset=utf-8']],
  };
  return [
    { pattern: '/*', headers: Object.entries(securityHeaders(site, hashes)) },
    { pattern: '/assets/*', headers: [['Cache-Control', cacheControl.hashed], allow] },
    ...documents.map((pattern) => ({ pattern, headers: [['Cache-Control', cacheControl.document]] as const })),
    ...files.map((pattern) => ({
      pattern,
      headers: [['Cache-Control', cacheControl.file] as const, allow, ...(special[pattern] ?? [])],
    })),
    { pattern: `${SOCIAL_CARDS}/*`, headers: forAnyOrigin },
  ];
}
