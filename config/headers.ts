import type { Site } from '../shape/token.ts';

/** CSP sources (`'sha256-…'`) of the documents' inline scripts and styles, from their final bytes. */
interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Browser features that the site does not use. Only names that browsers know, as they warn about others. */
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
 * Security headers for every response. Documents need the hashes of their inline parts; the Worker's own plain-text
 * responses do not.
 */
export function securityHeaders(
  site: Pick<Site, 'hstsPreload'>,
  hashes: InlineHashes = { scripts: [], styles: [] },
): Record<string, string> {
  const csp = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts].join(' '),
    ['style-src', ...(hashes.styles.length > 0 ? hashes.styles : ["'none'"])].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    // The site requests nothing beyond its own files, but Chromium also applies this policy to Lighthouse's request for
    // robots.txt from inside DevTools, whose audit then fails: https://github.com/GoogleChrome/lighthouse/issues/4386.
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

/**
 * Whether `hostname`, as `URL` and `Location` give it, is this machine. Matches whole addresses only:
 * `127.0.0.1.example.com` is somebody's domain.
 */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}

/** Whether search engines may list what `hostname` serves: the site's own host, or this machine, where it does not matter. */
export const isOwnHost = (hostname: string, { origin }: Pick<Site, 'origin'>): boolean =>
  hostname === new URL(origin).hostname || isLoopback(hostname);

/** Cache-Control by class of response, in seconds. */
export const cacheControl = {
  document: 'public, max-age=0, must-revalidate',
  hashed: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
  redirect: 'public, max-age=3600',
  none: 'no-store',
} as const;

export const ALLOWED_METHODS = 'GET, HEAD';

/** Folder of the social cards. Their CORP is wider, because other origins have to show them. */
export const SOCIAL_CARDS = '/social';

/** Files that wallets and explorers fetch from their own origins, in a browser. */
export const MACHINE_READABLE = {
  contracts: '/.well-known/contracts.json',
  tokenList: '/.well-known/tokenlist.json',
} as const;

/** The commit and the checksums. */
export const SERVED_COMMIT = '/.well-known/COMMIT';
export const SERVED_SUMS = '/.well-known/SHA256SUMS';

/** One block of a `_headers` file: a path pattern and its headers. `null` removes one that a wider pattern set. */
export interface HeaderRule {
  pattern: string;
  headers: readonly (readonly [name: string, value: string | null])[];
}

/** Replaces the Cache-Control of a wider rule. */
const cached = (value: string) => [['Cache-Control', null] as const, ['Cache-Control', value] as const];

/**
 * Header rules for the asset layer, which joins values with a comma when two matching rules set the same header. A
 * narrower rule must detach the header first: https://developers.cloudflare.com/workers/static-assets/headers/.
 *
 * @param documents paths of the documents' files
 * @param types content types by path, for files whose names have no extension
 */
export function headerRules(
  site: Pick<Site, 'hstsPreload'>,
  hashes: InlineHashes,
  documents: readonly string[],
  types: ReadonlyMap<string, string>,
): readonly HeaderRule[] {
  const forAnyOrigin = [
    ['Cross-Origin-Resource-Policy', null],
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ] as const;
  const forScripts = [['Access-Control-Allow-Origin', '*'] as const, ...forAnyOrigin];
  const policy = Object.entries(securityHeaders(site, hashes));
  return [
    // Whatever has no rule of its own is a file without a hash.
    { pattern: '/*', headers: [...policy, ['Cache-Control', cacheControl.file], ['Allow', ALLOWED_METHODS]] },
    { pattern: '/assets/*', headers: cached(cacheControl.hashed) },
    { pattern: `${SOCIAL_CARDS}/*`, headers: forAnyOrigin },
    { pattern: MACHINE_READABLE.contracts, headers: forScripts },
    { pattern: MACHINE_READABLE.tokenList, headers: forScripts },
    // The Worker, which serves the documents, refuses other methods itself.
    ...documents.map((pattern) => ({ pattern, headers: [...cached(cacheControl.document), ['Allow', null] as const] })),
    ...[...types].map(([pattern, type]) => ({ pattern, headers: [['Content-Type', type] as const] })),
  ];
}
