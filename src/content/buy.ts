import { contractOn, PAIR_TOKEN, swapUrl } from '../../config/chains.ts';
import { site } from 'virtual:site';
import type { ContentLink } from './types.ts';

export interface BuyStep {
  number: number;
  title: string;
  description: string;
  link?: ContentLink;
  /** What to do if the step fails. */
  note?: string;
  highlighted?: true;
  /** A drawing of what the exchange shows: the end of the contract's address, or a field to fill in. */
  shows?: { end: string; labels: readonly [there: string, here: string] } | { field: string; value: string };
}

export interface BuyGroup {
  title: string;
  steps: readonly BuyStep[];
}

const { address } = contractOn(site, 'bnb');

export const buy = {
  title: 'Buy on BNB Chain in seven steps',
  lead: 'On a decentralised exchange, paying with BNB from your own wallet.',
  /** Directly above the link that spends money. */
  risk: 'A swap cannot be undone, and the token can lose all of its value. Spend only what you can afford to lose.',
  important: 'Important',
};

export const buyGroups: readonly BuyGroup[] = [
  {
    title: 'Prepare',
    steps: [
      {
        number: 1,
        title: 'Set up a wallet',
        description: 'Install MetaMask or Trust Wallet. Never share the recovery phrase.',
      },
      {
        number: 2,
        title: 'Switch to BNB Chain',
        description: 'Wallets also list it as BNB Smart Chain or BSC. The swap works on this network only.',
      },
      {
        number: 3,
        title: 'Add BNB',
        description: 'Send BNB to the wallet, for the swap and the network fee.',
      },
    ],
  },
  {
    title: 'Open and check',
    steps: [
      {
        number: 4,
        title: 'Open the swap',
        description: `The link opens PancakeSwap with the pair filled in. Connect your wallet. If you hold BNB, choose BNB in place of ${PAIR_TOKEN}.`,
        link: { label: `Swap ${PAIR_TOKEN}/${site.product}`, href: swapUrl(site) },
      },
      {
        number: 5,
        title: 'Check the contract',
        description: 'PancakeSwap shows the token’s contract. Every character must match the BNB Chain address above.',
        link: { label: 'Compare the contracts', section: 'contracts' },
        shows: { end: address.slice(-4), labels: ['On the exchange', 'On this page'] },
        highlighted: true,
      },
    ],
  },
  {
    title: 'Set and confirm',
    steps: [
      {
        number: 6,
        title: 'Set slippage to 5%',
        description: 'A transaction tax applies, so a lower setting can make the swap fail.',
        shows: { field: 'Slippage tolerance', value: '5%' },
        highlighted: true,
      },
      {
        number: 7,
        title: 'Swap and confirm',
        description: 'Enter an amount, swap, and confirm in your wallet.',
        note: 'Swap failed? Increase slippage slightly and try again.',
      },
    ],
  },
];
