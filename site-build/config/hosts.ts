import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { isReservedHost } from '../../config/demonstration.ts';
import { ownerOf } from './services.ts';

/** What is wrong with a value, or null. */
export type Reason = string | null;

/** Names that resolve on one machine or network only, or in no browser without more (RFC 6761, RFC 6762, RFC 7686). */
const PRIVATE_HOST = /(^|\.)(localhost|local|internal|intranet|test|invalid|lan|home|corp|alt|onion|home\.arpa)$/;
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;
/** Two hyphens there are kept for encoded names (RFC 5891). */
const RESERVED_LABEL = /^(?!xn)..--/;
/** Names that lead to whatever address is written into them. */
const ADDRESS_DOMAINS = new Set(['nip.io', 'sslip.io', 'xip.io', 'traefik.me', 'localtest.me', 'lvh.me', 'vcap.me']);

/** The domain that somebody registered for a host, or null; suffixes count on which anybody gets a name. */
export const registrableDomain = (host: string): string | null => parse(host, { allowPrivateDomains: true }).domain;

/** Whether a host has letters beyond ASCII, encoded. */
export const isInternationalised = (host: string): boolean => /(^|\.)xn--/.test(host);

/** A host with its encoded letters decoded. */
export const decodedHost = (host: string): string => domainToUnicode(host);

/** Why a host name in lower case, without scheme, port and path, is not a public one. */
export function hostReason(host: string): Reason {
  if (!HOST.test(host)) return 'A public host name is needed, which an IP address is not';
  if (PRIVATE_HOST.test(host)) return 'Visitors cannot reach this host';
  if (host.split('.').some((label) => RESERVED_LABEL.test(label))) return 'Nobody can register such a name';
  if (isInternationalised(decodedHost(host) || host)) return 'Its encoded letters cannot be decoded';
  if (isReservedHost(host)) return null;
  const { domain, publicSuffix, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (!isIcann && !isPrivate) return `.${publicSuffix} is not a top-level domain that browsers know`;
  if (domain === null) return `Anybody can get a host below ${host}, which is nobody’s own`;
  if (ADDRESS_DOMAINS.has(domain)) return `A host below ${domain} leads wherever its own name says`;
  return null;
}

/** Why a public host is not one where a site can be that people trust with money. */
export function siteHostReason(host: string): Reason {
  const owner = ownerOf(host);
  if (owner) return `This host is ${owner}’s`;
  const { publicSuffix, isPrivate } = parse(host, { allowPrivateDomains: true });
  return isPrivate && !isReservedHost(host)
    ? `Anybody can get a host below ${publicSuffix}: the site needs a domain of its own`
    : null;
}
