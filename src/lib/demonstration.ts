import { site as configured } from '../../config/site.ts';
import type { Site } from '../../shape/token.ts';

/** Hosts that nobody can own, https://www.rfc-editor.org/rfc/rfc2606, and the one that our documentation uses. */
const RESERVED = /^(?:https:\/\/|[^@/]+@)(?:[^/]+\.)?(?:example(?:\.com|\.net|\.org)?|your-token\.com)(?:\/|$)/i;
const ACCOUNT = /^https:\/\/(?:t\.me|telegram\.me|x\.com|twitter\.com)\/example(?:\?|$)/i;
/** The same few characters again and again, as no key that somebody has made. */
const MADE_UP_ADDRESS = /^(?:0x(.{16})\1|(.{4})\2{3})/i;

/** Whether the operator still has to replace a link or an email address. */
export const isDemonstration = (value: string): boolean => RESERVED.test(value) || ACCOUNT.test(value);

/** Whether the operator still has to replace a contract's address. */
export const isMadeUp = (address: string): boolean => MADE_UP_ADDRESS.test(address);

/** Every text in a part of the configuration or content, with its path. */
export function textsIn(part: unknown, path: string): [path: string, value: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) =>
    textsIn(inner, Array.isArray(part) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
}

/** The values of `token/site.ts` that the operator still has to replace, by path. */
export const demonstrationsIn = (site: Site): [path: string, value: string][] =>
  textsIn({ ...site, allowed: [] }, '').filter(([path, value]) => {
    if (path.startsWith('contracts')) return isMadeUp(value);
    // On X, where case does not matter, this handle belongs to a stranger.
    return path === 'botHandle' ? value.toLowerCase() === 'bot' : isDemonstration(value);
  });

/*
 * The words below are ours, not a token's: they go once the site is set up.
 */

/** Mark for an address while the site holds demonstration values; null once it is set up. */
export function markOn(address: string, site: Site = configured): string | null {
  if (demonstrationsIn(site).length === 0) return null;
  return isMadeUp(address) ? 'Demonstration' : 'Not set up';
}

/** Explains those marks at the top of the page; null once the site is set up. */
export function demonstrationNotice(site: Site = configured): string | null {
  if (demonstrationsIn(site).length === 0) return null;
  return site.contracts.some(({ address }) => isMadeUp(address))
    ? 'Demonstration: no real token. Do not buy or send.'
    : 'This site is not set up yet: some of its links are demonstrations. Do not rely on it.';
}
