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

/** Hosts that nobody can register (RFC 2606). */
const RESERVED_HOST =
  /(^|[@./])(([a-z0-9-]+\.)*example\.(com|net|org)|([a-z0-9-]+\.)+example)(?![a-z0-9-]|\.[a-z0-9])/i;

/** Whether a value of the configuration is one that an operator has to replace. */
export const isDemonstration = (value: string): boolean =>
  demonstrationValues.includes(value) || value === demonstrationDefaults.governingLaw || RESERVED_HOST.test(value);

/** Whether a configuration, or a part of one, still holds a value that an operator has to replace. */
export const holdsDemonstration = (part: unknown): boolean =>
  typeof part === 'string'
    ? isDemonstration(part)
    : typeof part === 'object' && part !== null && Object.values(part).some(holdsDemonstration);

/**
 * Facts of the token that this site was made for, by path. They are true ones, so nothing refuses them; beside another
 * token's addresses they are most likely forgotten.
 */
export const firstToken: Readonly<Record<string, string>> = {
  product: 'HashtagPay',
  'company.incorporated': '2025-04-29',
  'company.fileNumber': '10179329',
};
