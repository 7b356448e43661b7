import { gap } from './gaps.ts';

/**
 * Values that show the site before it has an operator. The page says so beside these contracts, and the deploy command
 * refuses a configuration that still holds any of them. For the build and its tools only: a bundle that imported this
 * would carry the values into every re-branded site.
 */
export const demonstrationValues: readonly string[] = [
  'https://hashtagpay.example',
  'https://bot.example.com',
  'https://docs.example.com',
  'https://t.me/example',
  'https://x.com/example',
  'hello@example.com',
  'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo',
  '0x1234567890AbcdEF1234567890aBcdef12345678',
];

/** What a configuration gets that was written before these values existed. */
export const demonstrationDefaults = {
  /** Nobody's to post to, and on X a stranger's. */
  botHandle: 'bot',
  governingLaw: gap('governing law'),
} as const;

/** Names that nobody can register (RFC 2606). */
const RESERVED_HOST = /(^|\.)(example\.(com|net|org)|[a-z0-9-]+\.example)$/;

/** Whether a host in lower case is one that nobody can register. */
export const isReservedHost = (host: string): boolean => RESERVED_HOST.test(host);

/** Host of a URL or of an email address, in lower case; null where a text is neither. */
const hostIn = (value: string): string | null =>
  /^(?:https?:\/\/|[^\s@/]+@)([^\s/:?#@]+)/i.exec(value)?.[1]!.toLowerCase() ?? null;

/** Hosts and Telegram's and X's names are the same in any letters. Base58 is not, but nobody has the demonstration's. */
const folded = (value: string): string => value.toLowerCase().replace(/\/$/, '');
const foldedValues = new Set([...demonstrationValues, demonstrationDefaults.governingLaw].map(folded));

/**
 * Whether a value of the configuration is one that an operator has to replace.
 *
 * @param path where it is, such as `botHandle`: a short word is a demonstration in its own place only
 */
export function isDemonstration(value: string, path = ''): boolean {
  if (path === 'botHandle') return folded(value) === demonstrationDefaults.botHandle;
  const host = hostIn(value);
  return foldedValues.has(folded(value)) || (host !== null && isReservedHost(host));
}

/** Whether a configuration, or the part of one at `path`, still holds a value that an operator has to replace. */
export const holdsDemonstration = (part: unknown, path = ''): boolean =>
  typeof part === 'string'
    ? isDemonstration(part, path)
    : typeof part === 'object' &&
      part !== null &&
      Object.entries(part).some(([key, inner]) => holdsDemonstration(inner, path ? `${path}.${key}` : key));

/** Facts of the token that this site was made for, by path. Beside another token they are forgotten, or a pretence. */
export const firstToken: Readonly<Record<string, string>> = {
  product: 'HashtagPay',
  'company.incorporated': '2025-04-29',
  'company.fileNumber': '10179329',
};
