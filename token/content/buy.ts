import { contractOn, PAIR_TOKEN, swapUrl } from '#config/chains.ts';
import { site } from '#config/site.ts';
import { ticker } from '#config/names.ts';
import type { BuyGroup, BuyWords } from '#shape/token.ts';

const { address } = contractOn(site, 'bnb');

/** As the steps and the FAQ name it. */
export const SLIPPAGE = '5%';

export const buyGroups: readonly BuyGroup[] = [
  {
    title: 'Prepare',
    steps: [
      {
        title: 'Set up a wallet',
        description: 'Install MetaMask or Trust Wallet. Never share the recovery phrase.',
      },
      {
        title: 'Switch to BNB Chain',
        description: 'Wallets also list it as BNB Smart Chain or BSC. The swap works on this network only.',
      },
      {
        title: 'Add BNB',
        description: 'You need it for the swap and the network fee.',
      },
    ],
  },
  {
    title: 'Open and check',
    steps: [
      {
        title: 'Open the swap',
        description: `The link opens ${PAIR_TOKEN}/${ticker}. To pay with BNB, select BNB instead of ${PAIR_TOKEN}. Do not connect yet.`,
        link: { label: 'Open PancakeSwap', href: swapUrl(site) },
      },
      {
        title: 'Check the contract',
        description:
          'On PancakeSwap, open the token’s BscScan link and compare every character with the address below. Only then connect your wallet.',
        link: { label: 'Compare the contracts', section: 'contracts' },
        shows: { address, label: 'The whole address' },
        highlighted: true,
      },
    ],
  },
  {
    title: 'Set and confirm',
    steps: [
      {
        title: `Set slippage to ${SLIPPAGE}`,
        description: 'Needed because of the transaction tax.',
        shows: { field: 'Slippage tolerance', value: SLIPPAGE },
        highlighted: true,
      },
      {
        title: 'Swap and confirm',
        description: 'Check what you will receive, then confirm.',
        note: 'If a swap fails, increase slippage slightly and try again.',
      },
    ],
  },
];

const steps = buyGroups.flatMap((group) => group.steps);

export const buy = {
  title: 'Buy on BNB Chain, step by step',
  lead: `On a decentralised exchange, in ${steps.length} steps, with MetaMask or Trust Wallet. A transaction tax applies.`,
  /** Directly above the link that spends money. */
  risk: 'A swap cannot be undone, and the token can lose all of its value. Spend only what you can afford to lose.',
  important: 'Important',
} satisfies BuyWords;
