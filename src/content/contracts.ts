import type { ContentLink } from './types.ts';

const isDemonstration = (address: string): boolean => DEMONSTRATION_CONTRACTS.includes(address);

export const contracts = {
  title: 'Two contracts, none named on Ethereum',
  lead: 'Before you buy, compare every character with what your wallet or exchange shows. A transfer cannot be undone.',
  warning: 'This is the token’s contract. Do not send funds to it.',
  demonstration: 'Demonstration address: no token is deployed here.',
  unfinished: 'This site is not set up yet: some of its links are demonstrations. Do not rely on it.',
  buy: { label: 'Buy on BNB Chain in seven steps', section: 'buy' } satisfies ContentLink,
  viewOn: 'View on',
  copy: 'Copy',
  copied: 'Copied',
  /** Names what a copy button copies; its verb comes before. */
  copyOf: (chain: string) => `the ${chain} contract address`,
  nameOf: (chain: string, address: string) => `${chain} contract${isDemonstration(address) ? ' (demonstration)' : ''}`,
};

/** What has to be said beside an address: that it is a demonstration, or that the site is not fully set up yet; or null. */
export function warningOn(address: string): string | null {
  if (!HOLDS_DEMONSTRATION) return null;
  return isDemonstration(address) ? contracts.demonstration : contracts.unfinished;
}
