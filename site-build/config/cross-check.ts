import { isDemonstration } from '../../config/demonstration.ts';
import { choiceFault, isWellFormed } from './contracts.ts';
import { bareHostReason } from './fields.ts';
import { decodedHost, isInternationalised, registrableDomain } from './hosts.ts';
import { kinds } from './kinds.ts';
import { imitatesOwn } from './look-alike.ts';
import { isBelow } from './services.ts';
import { plain } from '../scan/readings/characters.ts';
import { bareHostsIn } from '../scan/urls.ts';
import { valueAt } from './problems.ts';
import { addressIn, originReason } from './urls.ts';

/** A configuration whose values may have any type; values of the wrong type are skipped here. */
type Loose = Readonly<Record<string, unknown>>;
export type Report = (path: readonly PropertyKey[], remedy: string) => void;

/** Longer texts are refused unread. */
const MAX_TEXT = 200;
/** Domains of Cloudflare's previews. */
const PREVIEW_SUFFIXES = ['workers.dev', 'pages.dev'];

const record = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);
const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the host of a URL or an email address. */
function hostOf(value: unknown): string | null {
  if (!isText(value)) return null;
  const [, mailHost] = /^[^@/]+@([^@/]+)$/.exec(value) ?? [];
  try {
    return mailHost?.toLowerCase() ?? new URL(value).hostname;
  } catch {
    return null;
  }
}

/** Returns the canonical host if the origin is valid; otherwise there is nothing to compare other values with. */
function ownHost({ origin, internationalisedHosts }: Loose): string | null {
  if (!isText(origin) || originReason(origin) !== null) return null;
  const { hostname } = new URL(origin);
  return isInternationalised(hostname) && !list(internationalisedHosts).includes(hostname) ? null : hostname;
}

/** Lists every place in the configuration that names a host. */
function hostsOf(site: Loose): { path: readonly PropertyKey[]; value: string; host: string }[] {
  const links = record(site.links);
  const places: [readonly PropertyKey[], unknown][] = [
    [['origin'], site.origin],
    ...Object.keys(kinds)
      .filter((key) => key in links)
      .map((key): [readonly PropertyKey[], unknown] => [['links', key], links[key]]),
    [['email'], site.email],
  ];
  const named = places.flatMap(([path, value]) => {
    const host = hostOf(value);
    return host === null ? [] : [{ path, value: value as string, host }];
  });
  const previews = list(site.previewHosts).flatMap((host, index) =>
    isText(host) && bareHostReason(host) === null ? [{ path: ['previewHosts', index], value: host, host }] : [],
  );
  return [...named, ...previews];
}

function checkContracts(site: Loose, report: Report): void {
  for (const [index, contract] of list(site.contracts).entries()) {
    const { chain, address } = record(contract);
    if (!isText(address) || (chain !== 'bnb' && chain !== 'solana')) continue;
    if (!isWellFormed(chain, address) || isDemonstration(address)) continue;
    const fault = choiceFault(chain, address, site.symbol);
    if (fault) report(['contracts', index, 'address'], fault);
  }
}

/** Says why a host cannot be one of the site's previews, with an example of one that can. */
function previewRemedy(host: string, origin: string | null, before: readonly unknown[]): string | null {
  if (host === origin) return 'Leave it out, because it is the canonical host.';
  if (before.includes(host)) return 'Leave it out, because it is already in the list.';
  if (bareHostReason(host) !== null) return null;
  if (origin === null) return null;
  const domain = registrableDomain(origin) ?? origin;
  if (isBelow(host, domain) || PREVIEW_SUFFIXES.some((suffix) => isBelow(host, suffix))) return null;
  return `Name a host below your own domain, or below workers.dev or pages.dev, because other hosts need the warning on copies: preview.${domain}`;
}

function checkPreviewHosts(site: Loose, report: Report): void {
  const origin = ownHost(site);
  const hosts = list(site.previewHosts);
  for (const [index, host] of hosts.entries()) {
    const remedy = isText(host) ? previewRemedy(host, origin, hosts.slice(0, index)) : null;
    if (remedy) report(['previewHosts', index], remedy);
  }
}

function checkHosts(site: Loose, report: Report): void {
  const confirmed = list(site.internationalisedHosts);
  const named = hostsOf(site);
  const origin = ownHost(site);
  for (const { path, value, host } of named) {
    if (isInternationalised(host) && !confirmed.includes(host)) {
      report(
        path,
        `This host reads as “${decodedHost(host)}”. If that is right, letter by letter, add '${host}' to internationalisedHosts.`,
      );
    }
    const own = path[0] === 'origin' || path[0] === 'previewHosts';
    if (!own && origin !== null && imitatesOwn(host, origin)) {
      report(
        path,
        `Its host looks like ${origin} but is not the same. Write one below ${registrableDomain(origin) ?? origin}.`,
      );
    }
    const address = addressIn(value);
    const contracts = list(site.contracts).map((contract) => record(contract).address);
    if (path[0] === 'links' && address !== null && !contracts.includes(address)) {
      report(path, `Leave out “${address}”, which looks like an address but is not one of the token’s contracts.`);
    }
  }
  for (const [index, host] of confirmed.entries()) {
    if (isText(host) && bareHostReason(host) === null && !named.some((each) => each.host === host)) {
      report(['internationalisedHosts', index], 'Leave it out, because no value has this host.');
    }
  }
}

/** Texts that visitors read, by path. */
const TEXTS = [
  ['product'],
  ['symbol'],
  ['company', 'legalName'],
  ['company', 'state'],
  ['company', 'fileNumber'],
  ['governingLaw'],
] as const;

/** Names such as “Plumtag.io, Inc.” may contain the site's own domain, but no other web address. */
function checkTexts(site: Loose, report: Report): void {
  const origin = ownHost(site);
  const domain = origin && registrableDomain(origin);
  for (const path of TEXTS) {
    const value = valueAt(site, path);
    const places = isText(value) && value.length <= MAX_TEXT ? bareHostsIn(plain(value)) : [];
    const place = places.find(({ host, path: page }) => page !== '' || registrableDomain(host) !== domain);
    if (place) {
      report(
        path,
        `Leave out “${place.host}${place.path}”, which looks like a web address but is not the site’s own. Links have fields of their own.`,
      );
    }
  }
}

/** Reports values that contradict each other, even if others are wrong in themselves. */
export function crossCheck(value: unknown, report: Report): void {
  const site = record(value);
  checkContracts(site, report);
  checkPreviewHosts(site, report);
  checkHosts(site, report);
  checkTexts(site, report);
}
