import type { CheckedSite } from '../../config/site-config.ts';
import { WBNB_CONTRACT } from '../../config/chains.ts';
import { addressesIn, walletNamesIn } from './addresses.ts';
import { configuredUrls } from './allowed-urls.ts';
import type { Reading } from './readings/reading.ts';
import { unpacked } from './readings/unpacked.ts';
import { bareHostsIn, destination, urlsIn } from './urls.ts';

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

/** Strings in scripts are also read backwards. */
const reversed = (text: string): string => [...text].toReversed().join('');

/** The canonical host as bytes, as the warning on copies lists it. With 20 letters, it is as long as an address. */
const hostInHex = ({ origin }: CheckedSite): string => Buffer.from(new URL(origin).hostname).toString('hex');

/** Returns the hosts that may appear without a scheme. */
const hostsOf = (site: CheckedSite): Set<string> =>
  new Set(
    [...configuredUrls(site)]
      .flatMap((url) => URL.parse(url)?.host || [])
      .concat(site.email.split('@')[1]!, site.previewHosts),
  );

/**
 * Returns everything in the readings that does not follow from the configuration, each once and as it was found:
 * addresses of any chain, names that wallets resolve, URLs and hosts.
 */
export function foreignIn(readings: readonly Reading[], site: CheckedSite, { values, urls }: Permitted): string[] {
  const hosts = hostsOf(site);
  const contracts = site.contracts.map(({ address }) => address);
  const plain = [...contracts, hostInHex(site)];
  const own = [...plain, ...plain.map(reversed), `inputCurrency=${WBNB_CONTRACT}`, ...values];
  const found = unpacked(readings).flatMap(({ text, kind }) => {
    if (kind === 'url') {
      const to = destination(text, site.origin);
      return to === null || urls.has(to) || urls.has(text) || PICTURE.test(text) ? [] : [to];
    }
    const addresses = addressesIn(without(text, own), kind === 'joined');
    if (kind !== 'text') return addresses;
    const spelled = urlsIn(text).filter((url) => !urls.has(url) && !PICTURE.test(url));
    const elsewhere = bareHostsIn(text).filter((host) => !hosts.has(host));
    return [...addresses, ...walletNamesIn(text), ...spelled, ...elsewhere];
  });
  return [...new Set(found)];
}
