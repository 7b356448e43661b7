import { decodedHost, registrableDomain } from './hosts.ts';
import { isBelow, others, services } from './services.ts';

/** In each word, a letter followed by those that look like it. */
const LOOKS = new Map(
  'a4аα b8 cс dԁ e3еє g9ɡ hһ jј kк l1iіı|ӏ mм nпո o0οоօ pрρ s5ѕ t7т uυս vν wԝ xхχ yу z2'
    .split(' ')
    .flatMap(([letter, ...twins]) => twins.map((other) => [other, letter!] as const)),
);

/** Reduces a name to what the eye sees at a glance. */
const glance = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/./gu, (letter) => LOOKS.get(letter) ?? letter);

/** Tells whether two names differ by one letter: added, removed, replaced, or swapped with its neighbour. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = (restA[1] ?? '') + (restA[0] ?? '') + restA.slice(2);
  return restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB || swapped === restB;
}

/** Shorter names are too often words in their own right. */
const MIN_NAME = 6;
const SHORT = { Telegram: /(^|-)t-?me(-|$)/, X: /(^|-)x-?com(-|$)/ } as const;

/** Returns the registered label, decoded and without its suffix: `your-token` for `docs.your-token.com`. */
const nameOf = (host: string): string => (registrableDomain(decodedHost(host)) ?? decodedHost(host)).split('.')[0]!;

/** Returns the names by which people know a service: those of its domains that are long enough. */
const namesOf = (domains: readonly string[]): string[] =>
  domains.map((domain) => domain.split('.')[0]!).filter((name) => name.length >= MIN_NAME);

/** Returns the well-known service that a host imitates, or null. */
export function imitatedService(host: string): string | null {
  const leading = others.find(
    (domain) => `.${host}`.includes(`.${domain}.`) && !others.some((each) => isBelow(host, each)),
  );
  if (leading) return leading;
  const name = nameOf(host);
  const isOther = others.some((domain) => isBelow(host, domain));
  const namesake = name.length >= MIN_NAME && !isOther && others.find((domain) => nameOf(domain) === name);
  if (namesake) return namesake;
  const seen = glance(name).replaceAll('-', '');
  const words = [seen, ...name.split('-').map(glance)];
  for (const [service, domains] of Object.entries(services)) {
    if (domains.some((domain) => isBelow(host, domain))) return null;
    // In `t.me.evil.com`, what one reads first is not the owner.
    if (domains.some((domain) => `.${host}`.includes(`.${domain}.`))) return service;
    if (service in SHORT && SHORT[service as keyof typeof SHORT].test(glance(name))) return service;
    const names = namesOf(domains).map((each) => glance(each));
    if (names.some((each) => seen.includes(each) || words.some((word) => isOneSlip(word, each)))) return service;
  }
  return null;
}

/** Tells whether a host of another domain looks like one of the site's own. */
export function imitatesOwn(host: string, own: string): boolean {
  const [domain, ownDomain] = [registrableDomain(host) ?? host, registrableDomain(own) ?? own];
  if (domain === ownDomain) return false;
  if (`.${host}`.includes(`.${ownDomain}.`)) return true;
  const [name, ownName] = [nameOf(host), nameOf(own)];
  if (name === ownName || ownName.length < MIN_NAME) return false;
  return isOneSlip(glance(name).replaceAll('-', ''), glance(ownName).replaceAll('-', ''));
}
