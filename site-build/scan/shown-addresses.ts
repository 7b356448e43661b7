import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chains, swapUrl } from '../../config/chains.ts';
import { MACHINE_READABLE } from '../../config/headers.ts';
import { chainAgnostic } from '../documents/well-known.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { attribute, elementsIn, textBelow } from './readings/markup.ts';
import type { Finding } from './scan.ts';

const HOME = 'client/index.html';

/** Returns the values of one key in a JSON file's list of objects. */
const valuesOf = (json: string, list: string, key: string): unknown[] =>
  (JSON.parse(json) as Record<string, Record<string, unknown>[]>)[list]!.map((item) => item[key]);

const same = (actual: readonly unknown[], expected: readonly unknown[]): boolean =>
  JSON.stringify(actual) === JSON.stringify(expected);

/** Checks that a landing page shows each address once in its card, in the configured order, and links to each. */
export function documentFaults(html: string, site: CheckedSite): string[] {
  const addresses = site.contracts.map(({ address }) => address);
  const elements = elementsIn(html);
  const shown = elements
    .filter((element) => element.tagName === 'code' && attribute(element, 'class')?.split(' ').includes('address'))
    .map(textBelow);
  const links = elements.filter(({ tagName }) => tagName === 'a').map((element) => attribute(element, 'href') ?? '');
  const to = (start: string) => links.filter((link) => link.startsWith(start));
  return [
    ...(same(shown, addresses)
      ? []
      : [`The contract cards show ${JSON.stringify(shown)} instead of ${JSON.stringify(addresses)}.`]),
    ...site.contracts.flatMap(({ chain, address }) => {
      const { explorer, tokenUrl } = chains[chain];
      const found = to(new URL(tokenUrl('')).origin);
      return found.length > 0 && found.every((link) => link === tokenUrl(address))
        ? []
        : [`The links to ${explorer} are ${JSON.stringify(found)}.`];
    }),
    ...[to(new URL(swapUrl(site)).origin)].flatMap((found) =>
      found.length > 0 && found.every((link) => link === swapUrl(site))
        ? []
        : [`The swap links are ${JSON.stringify(found)}.`],
    ),
  ];
}

/** Returns each place below `dist` that lacks the exact address: cards, links and machine-readable files. */
export async function addressFaults(dist: string, site: CheckedSite): Promise<Finding[]> {
  const read = (file: string) => readFile(join(dist, file), 'utf8');
  const [contracts, list] = Object.values(MACHINE_READABLE).map((path) => `client${path}`) as [string, string];
  const onBnb = site.contracts.filter(({ chain }) => chain === 'bnb').map(({ address }) => address);
  const findings = documentFaults(await read(HOME), site).map((text) => ({ file: HOME, text }));
  const expected = site.contracts.map((contract) => ({
    address: contract.address,
    ...chainAgnostic(contract),
    explorer: chains[contract.chain].tokenUrl(contract.address),
  }));
  const published = await read(contracts);
  for (const key of ['address', 'chainId', 'account', 'asset', 'explorer'] as const) {
    const values = valuesOf(published, 'contracts', key);
    const right = expected.map((each) => each[key]);
    if (!same(values, right)) {
      findings.push({
        file: contracts,
        text: `Each ${key} has to follow from the configuration: ${JSON.stringify(values)} instead of ${JSON.stringify(right)}.`,
      });
    }
  }
  const listed = site.symbol !== null && site.decimals !== null;
  if (listed && !same(valuesOf(await read(list), 'tokens', 'address'), onBnb)) {
    findings.push({ file: list, text: `Its address has to be that of the configuration, ${onBnb.join()}.` });
  }
  return findings;
}
