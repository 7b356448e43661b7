import { swapUrl } from '../../config/chains.ts';
import { site } from 'virtual:site';
import type { ContentLink, Stat } from './types.ts';

export interface BuyStep {
  number: number;
  title: string;
  description: string;
  link?: ContentLink;
  highlighted?: true;
}

const pair = `${site.swap.pair}/${site.product}`;

export const buy = {
  title: 'Buy on BNB Chain in seven steps',
  lead: 'On a decentralised exchange, paying with BNB from your own wallet.',
  risk: 'The token can lose all of its value. Spend only what you can afford to lose.',
  /** Read out before the titles of highlighted steps, for visitors who cannot see the highlight. */
  important: 'Important',
  warning: 'Swap failed? Increase slippage slightly and try again.',
  swap: { label: `Swap ${pair}`, href: swapUrl(site) },
};

export const buyFacts: readonly Stat[] = [
  { value: '5%', label: 'Slippage' },
  { value: pair, label: 'Pair on BNB Chain' },
  { value: 'MetaMask or Trust Wallet', label: 'Wallet' },
];

export const buySteps: readonly BuyStep[] = [
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
  {
    number: 4,
    title: 'Open the swap',
    description: `The link opens PancakeSwap with the pair filled in. Connect your wallet. If you hold BNB, choose BNB in place of ${site.swap.pair}.`,
    link: { label: 'Open PancakeSwap', href: swapUrl(site) },
  },
  {
    number: 5,
    title: 'Check the contract',
    description: 'PancakeSwap shows the token’s contract. Every character must match the BNB Chain address above.',
    link: { label: 'Compare the contracts', section: 'contracts' },
    highlighted: true,
  },
  {
    number: 6,
    title: 'Set slippage to 5%',
    description: 'A transaction tax applies, so a lower setting can make the swap fail.',
    highlighted: true,
  },
  {
    number: 7,
    title: 'Swap and confirm',
    description: 'Enter an amount, swap, and confirm in your wallet.',
  },
];
