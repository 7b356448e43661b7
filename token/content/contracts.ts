import { chains } from '#config/chains.ts';
import { site } from '#config/site.ts';
import { host } from '#config/names.ts';
import type { ContractsWords } from '#shape/token.ts';

export const contracts = {
  title: 'Check the contract first',
  lead: `Two contracts: ${site.contracts.map(({ chain }) => chains[chain].name).join(' and ')}.\nCheck that your address bar says ${host}.`,
  warning: 'Token contract: do not send funds to it.',
  viewOn: 'View on',
  copy: 'Copy',
  copied: 'Copied',
  /** Follows the verb in a copy button's accessible name. */
  copyOf: (chain: string) => `the ${chain} contract address`,
  nameOf: (chain: string) => `${chain} contract`,
} satisfies ContractsWords;
