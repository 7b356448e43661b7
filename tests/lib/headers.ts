import { notFoundRoute, visitable } from '../../config/routes.ts';
import { site } from '../../config/site.ts';

/** The policy written out: the headers that every response must have. */
const everyResponse: Record<string, string> = {
  'strict-transport-security': `max-age=63072000; includeSubDomains${site.hstsPreload ? '; preload' : ''}`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), clipboard-read=(), display-capture=(), encrypted-media=(), ' +
    'fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), ' +
    'picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=(), ' +
    'serial=(), hid=(), browsing-topics=(), local-fonts=(), idle-detection=(), storage-access=(), ' +
    'window-management=(), publickey-credentials-create=(), identity-credentials-get=(), otp-credentials=(), ' +
    'digital-credentials-get=(), local-network-access=(), compute-pressure=(), language-model=(), ' +
    'private-state-token-issuance=(), private-state-token-redemption=(), ' +
    'clipboard-write=(self)',
};

const policy = (script: string, style: string) =>
  `default-src 'none'; script-src ${script}; style-src ${style}; img-src 'self' data:; font-src 'self'; ` +
  "manifest-src 'self'; connect-src 'self'; worker-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

/**
 * With a placeholder for the hashes of inline scripts and styles, which `tests/node/policy.test.ts` compares with the
 * documents' bytes.
 */
const ofDocuments = policy("'self' <hashes>", '<hashes>');
const ofOthers = policy("'self'", "'none'");

const withoutHashes = (csp: string) => csp.replace(/(?: 'sha256-[A-Za-z0-9+/]{43}=')+/g, ' <hashes>');

/** Headers that no response may have, because they reveal too much or do harm. */
const never = ['server', 'x-powered-by', 'x-xss-protection', 'expect-ct', 'feature-policy', 'set-cookie'];

/** Icons and social cards, which other origins show. */
const PICTURE =
  /^\/(?:favicon\.(?:svg|ico)|apple-touch-icon\.png|icon-(?:maskable-)?\d+\.png|social\/[a-z-]+-[\w-]{8}\.png)$/;
/** Files that wallets and explorers read from their own origins. */
const machineReadable = new Set(['/.well-known/contracts.json', '/.well-known/tokenlist.json']);

const documents = new Set([...visitable.map(({ path }) => path), notFoundRoute.file]);

/**
 * Every difference between a response's headers and the policy, in words.
 *
 * @param url path of the request, with its query; that of the file for the 404 document
 */
export function policyFaults(headers: ReadonlyMap<string, string>, url: string): string[] {
  const [path] = url.split('?') as [string];
  const isDocument = documents.has(path);
  const expected: Record<string, string | undefined> = {
    ...everyResponse,
    'content-security-policy': isDocument ? ofDocuments : ofOthers,
    // With it, Firefox shows nothing of a PDF.
    'integrity-policy': isDocument ? 'blocked-destinations=(script)' : undefined,
    'access-control-allow-origin': machineReadable.has(path) ? '*' : undefined,
  };
  if (PICTURE.test(path) || machineReadable.has(path)) expected['cross-origin-resource-policy'] = 'cross-origin';
  const faults: string[] = [];
  for (const [name, value] of Object.entries(expected)) {
    const sent = headers.get(name);
    const actual = name === 'content-security-policy' ? withoutHashes(sent ?? '') : sent;
    if (actual !== value) faults.push(`${name}: ${actual}, expected ${value}`);
  }
  for (const name of never) if (headers.has(name)) faults.push(`${name} must not be sent`);
  return faults;
}

/** Cache-Control by class of response. */
export const cacheClasses = {
  document: 'public, max-age=0, must-revalidate',
  hashed: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
  redirect: 'public, max-age=3600',
  none: 'no-store',
} as const;
