import type { Site } from '../shape/token.ts';

/** CSP sources (`'sha256-…'`) of the documents' inline scripts and styles, from their final bytes. */
interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Browser features that the site does not use. Only names that browsers know, as they warn about others. */
const deniedFeatures = `
  accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen geolocation gyroscope
  magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb
  xr-spatial-tracking serial hid browsing-topics local-fonts idle-detection storage-access window-management
  publickey-credentials-create identity-credentials-get otp-credentials digital-credentials-get local-network-access
  compute-pressure language-model private-state-token-issuance private-state-token-redemption
`
  .trim()
  .split(/\s+/);

function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ['style-src', ...(styles.length > 0 ? styles : ["'none'"])].join(' '),
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
  ].join('; ');
}

/** Security headers for every response; documents have further ones. */
export function securityHeaders(site: Pick<Site, 'hstsPreload'>): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy({ scripts: [], styles: [] }),
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

/** Replaces a header of a wider rule. */
const replaced = (name: string, value: string) => [[name, null] as const, [name, value] as const];

/** Where Cloudflare serves a Worker and the previews of its versions, beside the domain. */
export const WORKERS_DEV = ':worker.:account.workers.dev';

/** What the rules are about beside files in general: paths, and content types by path. */
interface Served {
  documents: readonly string[];
  hashes: InlineHashes;
  /** Icons and social cards, which other origins have to show. */
  pictures: Iterable<string>;
  /** Of files whose names have no extension. */
  types: ReadonlyMap<string, string>;
}

/**
 * Header rules for the asset layer, which joins values with a comma when two matching rules set the same header. A
 * narrower rule must detach the header first: https://developers.cloudflare.com/workers/static-assets/headers/.
 */
export function headerRules(
  site: Pick<Site, 'hstsPreload' | 'previewHosts'>,
  { documents, hashes, pictures, types }: Served,
): readonly HeaderRule[] {
  const forAnyOrigin = replaced('Cross-Origin-Resource-Policy', 'cross-origin');
  const forScripts = [['Access-Control-Allow-Origin', '*'] as const, ...forAnyOrigin];
  const forDocuments = [
    ...replaced('Content-Security-Policy', contentSecurityPolicy(hashes)),
    // Firefox opens no PDF that has this header.
    ['Integrity-Policy', 'blocked-destinations=(script)'] as const,
    ...replaced('Cache-Control', cacheControl.document),
  ];
  const forEveryFile = { ...securityHeaders(site), 'Cache-Control': cacheControl.file, Allow: ALLOWED_METHODS };
  return [
    { pattern: '/*', headers: Object.entries(forEveryFile) },
    { pattern: '/assets/*', headers: replaced('Cache-Control', cacheControl.hashed) },
    ...Array.from(pictures, (pattern) => ({ pattern, headers: forAnyOrigin })),
    { pattern: MACHINE_READABLE.contracts, headers: forScripts },
    { pattern: MACHINE_READABLE.tokenList, headers: forScripts },
    ...documents.map((pattern) => ({ pattern, headers: forDocuments })),
    ...Array.from(types, ([pattern, type]) => ({ pattern, headers: [['Content-Type', type] as const] })),
    // Search engines list only the domain. A preview host may also be one of workers.dev.
    ...[WORKERS_DEV, ...site.previewHosts].map((host) => ({
      pattern: `https://${host}/*`,
      headers: replaced('X-Robots-Tag', 'noindex'),
    })),
  ];
}
