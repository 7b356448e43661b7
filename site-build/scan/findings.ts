import { getDomain } from 'tldts';
import type { CheckedSite } from '../../config/site-config.ts';
import { swapUrl } from '../../config/chains.ts';
import { addressesIn, walletNamesIn } from './addresses.ts';
import { configuredUrls } from './allowed-urls.ts';
import { fragmentsIn } from './fragments.ts';
import { mixedWordsIn } from './readings/characters.ts';
import type { Reading } from './readings/reading.ts';
import { unpacked } from './readings/unpacked.ts';
import { bareHostsIn, destination, mailAddressesIn, urlsIn } from './urls.ts';

/** What a file may contain that would be a finding elsewhere. */
export interface Permitted {
  /** Exact values that look like addresses: this build's commit, sums and integrity hashes. */
  values: readonly string[];
  /** Exact URLs. */
  urls: ReadonlySet<string>;
}

/** Images in style sheets. Their contents are scanned too. */
const PICTURE = /^data:image\/svg\+xml/;

/** Replaces an exempt value, so that its neighbours do not run together. */
const GAP = '\u{a}';

const without = (text: string, values: readonly string[]): string =>
  values.reduce((rest, value) => rest.replaceAll(value, GAP), text);

/** The start of a word, also behind a percent-encoded character or an escaped line break. */
const START = String.raw`(?:(?<![0-9A-Za-z])|(?<=%[0-9A-Fa-f]{2})|(?<=\\[nrt]))`;

/** Matches an address only as a whole word: with further digits, it would be another address. `0x` begins a word. */
const wholeWord = (address: string): RegExp =>
  new RegExp(`${address.startsWith('0x') ? '' : START}${address}(?![0-9A-Za-z])`, 'g');

/** Strings in scripts are also read backwards. */
const reversed = (text: string): string => [...text].toReversed().join('');

/** The canonical host as bytes, as the warning on copies lists it. With 20 letters, it is as long as an address. */
const hostInHex = ({ origin }: CheckedSite): string => Buffer.from(new URL(origin).hostname).toString('hex');

/** Returns the hosts that may appear without a scheme. */
const hostsOf = (site: CheckedSite): Set<string> =>
  new Set(
    [...configuredUrls(site)]
      .flatMap((url) => URL.parse(url)?.host || [])
      .concat(
        site.email.split('@')[1]!,
        site.previewHosts,
        getDomain(site.origin, { allowPrivateDomains: true }) ?? [],
      ),
  );

/** Makes a function that removes the site's own addresses and links from a reading. */
function ownRemover(site: CheckedSite): (reading: Reading) => string {
  const contracts = site.contracts.map(({ address }) => address);
  const swap = swapUrl(site);
  const exact = [swap, swap.replaceAll('&', '&amp;'), hostInHex(site), ...Object.values(site.links)];
  const words = contracts.map(wholeWord);
  // Where words run together, so do an address and its neighbours.
  const runs = [...contracts, ...[...contracts, hostInHex(site)].map(reversed)];
  return ({ text, kind }) => {
    const rest = without(text, exact);
    return kind === 'joined' ? without(rest, runs) : words.reduce((left, word) => left.replace(word, GAP), rest);
  };
}

/**
 * Returns everything in the readings that does not follow from the configuration, each once and as it was found:
 * addresses of any chain and pieces of them, names that wallets resolve, words in two scripts, URLs, hosts and email
 * addresses.
 */
export function foreignIn(readings: readonly Reading[], site: CheckedSite, { values, urls }: Permitted): string[] {
  const hosts = hostsOf(site);
  const places = new Set([...urls].map((url) => url.replace(/^https:\/\//, '').replace(/\/$/, '')));
  const withoutOwn = ownRemover(site);
  const contracts = site.contracts.map(({ address }) => address);
  const isOwnPiece = (piece: string) => contracts.some((address) => address.includes(piece));
  const isPlace = ({ host, path }: { host: string; path: string }) =>
    path === '' || path === '/' ? hosts.has(host) : places.has(host + path);
  // Removed before anything is decoded: a hash in base64 has slashes, between which its pieces look like a key.
  const rest = readings.map((reading) =>
    reading.kind === 'url' ? reading : { ...reading, text: without(reading.text, values) },
  );
  const found = unpacked(rest).flatMap((reading) => {
    const { text, kind } = reading;
    if (kind === 'url') {
      const to = destination(text, site.origin);
      return to === null || urls.has(to) || urls.has(text) || PICTURE.test(text) ? [] : [to];
    }
    if (kind === 'text' && urls.has(text)) return [];
    const others = withoutOwn(reading);
    const addresses = addressesIn(others, kind === 'joined');
    if (kind !== 'text') return addresses;
    const spelled = urlsIn(text).filter((url) => !urls.has(url) && !PICTURE.test(url));
    const elsewhere = bareHostsIn(text).filter((place) => !isPlace(place));
    return [
      ...addresses,
      ...fragmentsIn(others).filter((piece) => !isOwnPiece(piece)),
      ...walletNamesIn(text),
      ...mixedWordsIn(text),
      ...spelled,
      ...elsewhere.map(({ host, path }) => host + path),
      ...mailAddressesIn(text).filter((address) => address.toLowerCase() !== site.email.toLowerCase()),
    ];
  });
  return [...new Set(found)];
}
