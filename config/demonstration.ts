/**
 * Placeholders that let the site build before it has an operator. The page marks these contracts as demonstrations, and
 * the deploy command refuses any of these values. Only the build and its tools may import this module: a bundle would
 * carry the values into every rebranded site.
 */
const demonstrationValues: readonly string[] = [
  'https://hashtagpay.example',
  'https://bot.example.com',
  'https://docs.example.com',
  'https://t.me/example',
  'https://x.com/example',
  'hello@example.com',
  'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo',
  '0x1234567890AbcdEF1234567890aBcdef12345678',
];

/** Examples in error messages. Copied as they are, they would send visitors to a stranger. */
export const exampleValues = {
  origin: 'https://your-token.com',
  bot: 'https://t.me/your_token_bot',
  docs: 'https://docs.your-token.com',
  community: 'https://t.me/your_chat',
  profile: 'https://x.com/your_handle',
  botHandle: 'your_token_bot',
  email: 'hello@your-token.com',
  legalName: 'Your Token Labs, Inc.',
  registerUrl: 'https://register.your-state.gov/search',
} as const;

/** Defaults for configurations that predate these values. */
export const demonstrationDefaults = {
  /** Unusable: on X, it belongs to a stranger. */
  botHandle: 'bot',
  governingLaw: '[to be completed: governing law]',
} as const;

/** Names that nobody can register: https://www.rfc-editor.org/rfc/rfc2606. */
const RESERVED_HOST = /(^|\.)(example\.(com|net|org)|[a-z0-9-]+\.example)$/;

/** Whether `host`, in lower case, is one that nobody can register. */
export const isReservedHost = (host: string): boolean => RESERVED_HOST.test(host);

/** The host of a URL or email address, in lower case; null for any other text. */
const hostIn = (value: string): string | null =>
  /^(?:https?:\/\/|[^\s@/]+@)([^\s/:?#@]+)/i.exec(value)?.[1]!.toLowerCase() ?? null;

/** Hosts and handles ignore case. Base58 does not, but nobody has the demonstration's address. */
const folded = (value: string): string =>
  value
    .toLowerCase()
    .replace(/^https:\/\/(?:twitter|x)\.com\//, 'https://x.com/')
    .replace(/^https:\/\/telegram\.(?:me|dog)\//, 'https://t.me/')
    .replace(/\/$/, '');
const foldedValues = new Set(
  [...demonstrationValues, ...Object.values(exampleValues), demonstrationDefaults.governingLaw].map(folded),
);

/**
 * Whether the operator still has to replace `value`.
 *
 * @param path of the value, such as `botHandle`: a short word counts only in its own field
 */
export function isDemonstration(value: string, path = ''): boolean {
  if (path === 'botHandle') {
    return [demonstrationDefaults.botHandle, exampleValues.botHandle].includes(folded(value) as 'bot');
  }
  const host = hostIn(value);
  return foldedValues.has(folded(value)) || (host !== null && isReservedHost(host));
}

/** The values that the operator still has to replace in a configuration, or in its part at `path`, by path. */
export function demonstrationsIn(part: unknown, path = ''): [path: string, value: string][] {
  if (typeof part === 'string') return isDemonstration(part, path) ? [[path, part]] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) =>
    demonstrationsIn(inner, Array.isArray(part) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
}

/** Facts about the token that this site was made for, by path; they are false for any other. */
export const firstToken: Readonly<Record<string, string>> = {
  product: 'HashtagPay',
  'company.incorporated': '2025-04-29',
  'company.fileNumber': '10179329',
};
