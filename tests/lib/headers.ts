import { site } from '../../config/site.ts';

/**
 * The policy written out: the headers that every response must have. `<hashes>` is a placeholder for the hashes of
 * inline scripts and styles, which `tests/node/policy.test.ts` compares with the documents' bytes.
 */
const everyResponse: Record<string, string> = {
  'integrity-policy': 'blocked-destinations=(script)',
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

/** For everything that the asset layer serves: documents, and files, on which the hashes have no effect. */
const served = policy("'self' <hashes>", '<hashes>');
/** For the Worker's own responses, which are plain text or empty. */
const own = policy("'self'", "'none'");

const withoutHashes = (csp: string) => csp.replace(/(?: 'sha256-[A-Za-z0-9+/]{43}=')+/g, ' <hashes>');

/** Headers that no response may have, because they reveal too much or do harm. */
const never = ['server', 'x-powered-by', 'x-xss-protection', 'expect-ct', 'feature-policy', 'set-cookie'];

const CARD = /^\/social\/[a-z-]+-[\w-]{8}\.png$/;
/** Files that wallets and explorers read from their own origins. */
const machineReadable = new Set(['/.well-known/contracts.json', '/.well-known/tokenlist.json']);

/** Every difference between a response's headers and the policy, in words. */
export function policyFaults(headers: ReadonlyMap<string, string>, path: string): string[] {
  const faults: string[] = [];
  for (const [name, standard] of Object.entries(everyResponse)) {
    const isOpen = name === 'cross-origin-resource-policy' && (CARD.test(path) || machineReadable.has(path));
    const expected = isOpen ? 'cross-origin' : standard;
    const actual = headers.get(name);
    if (actual !== expected) faults.push(`${name}: ${actual}, expected ${expected}`);
  }
  const csp = withoutHashes(headers.get('content-security-policy') ?? '');
  const isDocument = headers.get('content-type')?.startsWith('text/html');
  if (csp !== served && (isDocument || csp !== own)) faults.push(`content-security-policy: ${csp}`);
  const readers = headers.get('access-control-allow-origin');
  if (readers !== (machineReadable.has(path) ? '*' : undefined)) faults.push(`access-control-allow-origin: ${readers}`);
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
