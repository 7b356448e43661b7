import { chains } from '../../config/chains.ts';
import { site } from 'virtual:site';
import { host } from '../lib/names.ts';

const isDemonstration = (address: string): boolean => DEMONSTRATION_CONTRACTS.includes(address);

export const contracts = {
  title: 'Check the contract first',
  lead: `Two contracts: ${site.contracts.map(({ chain }) => chains[chain].name).join(' and ')}.\nSent a link? Type ${host} yourself.`,
  warning: 'Token contract: do not send funds to it.',
  viewOn: 'View on',
  copy: 'Copy',
  copied: 'Copied',
  /** Follows the verb in a copy button's accessible name. */
  copyOf: (chain: string) => `the ${chain} contract address`,
  nameOf: (chain: string) => `${chain} contract`,
};

/** Mark for an address while the site holds demonstration values; null once it is set up. */
export function markOn(address: string): string | null {
  if (!HOLDS_DEMONSTRATION) return null;
  return isDemonstration(address) ? 'Demonstration' : 'Not set up';
}

/** At the top of the page, explains those marks; null once the site is set up. */
export const notice: string | null = HOLDS_DEMONSTRATION
  ? site.contracts.some(({ address }) => isDemonstration(address))
    ? 'Demonstration: no real token. Do not buy or send.'
    : 'This site is not set up yet: some of its links are demonstrations. Do not rely on it.'
  : null;
