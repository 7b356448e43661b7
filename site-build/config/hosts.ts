import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { isReservedHost } from '../../config/demonstration.ts';
import { isBelow, ownerOf, publicHosting } from './services.ts';

/** Says what is wrong with a value, or null. */
export type Reason = string | null;

/** Names that resolve only on one machine or network, or need extra software (RFC 6761, RFC 6762, RFC 7686). */
const PRIVATE_HOST = /(^|\.)(localhost|local|internal|intranet|test|invalid|lan|home|corp|alt|onion|arpa)$/;
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;
/** Two hyphens in third and fourth place are reserved for encoded names (RFC 5891, section 4.2.3.1). */
const RESERVED_LABEL = /^(?!xn)..--/;
/** Domains that resolve to whatever IP address the name contains. */
const ADDRESS_DOMAINS = new Set(['nip.io', 'sslip.io', 'xip.io', 'traefik.me', 'localtest.me', 'lvh.me', 'vcap.me']);

/** Returns the registrable domain of a host, or null. Suffixes below which anybody can get a name count as public. */
export const registrableDomain = (host: string): string | null => parse(host, { allowPrivateDomains: true }).domain;

/** Tells whether a host has encoded non-ASCII letters. */
export const isInternationalised = (host: string): boolean => /(^|\.)xn--/.test(host);

/** Returns a host with its encoded letters decoded. */
export const decodedHost = (host: string): string => domainToUnicode(host);

/** Says why a bare host name in lower case is not public, or null. */
export function hostReason(host: string): Reason {
  if (!HOST.test(host)) return 'Write a public host name, not an IP address or a local name';
  if (PRIVATE_HOST.test(host)) return 'Visitors cannot reach this host';
  if (host.split('.').some((label) => RESERVED_LABEL.test(label))) return 'Nobody can register such a name';
  if (isInternationalised(decodedHost(host) || host)) return 'Its encoded letters cannot be decoded';
  if (isReservedHost(host)) return null;
  const { domain, publicSuffix, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (!isIcann && !isPrivate) return `.${publicSuffix} is not a top-level domain that browsers know`;
  if (domain === null) return `Anybody can get a host below ${host}, so nobody owns it`;
  if (ADDRESS_DOMAINS.has(domain)) return `A host below ${domain} resolves to the IP address in its name`;
  return null;
}

/** Says why a public host is not fit for a site that people trust with money, or null. */
export function siteHostReason(host: string): Reason {
  const owner = ownerOf(host);
  if (owner) return `This host is ${owner}’s`;
  const hosting = publicHosting.find((domain) => isBelow(host, domain));
  if (hosting) return `Anybody can get a host below ${hosting}, but the site needs its own domain`;
  const { publicSuffix, isPrivate } = parse(host, { allowPrivateDomains: true });
  return isPrivate && !isReservedHost(host)
    ? `Anybody can get a host below ${publicSuffix}, but the site needs its own domain`
    : null;
}
