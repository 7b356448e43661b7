import { contractOn, PAIR_TOKEN, swapUrl } from '#config/chains.ts';
import { site } from '#config/site.ts';
import { ticker } from '#config/names.ts';
import type { BuyGroup, BuyWords } from '#shape/token.ts';

export const buy = {
  title: 'Get some to tip with',
  lead: 'Four steps, on BNB Chain alone.',
  risk: 'The token can lose all of its value. Buy what you would give away.',
  important: 'Check',
} satisfies BuyWords;

export const buyGroups: readonly BuyGroup[] = [
  {
    title: 'Compare',
    steps: [
      {
        title: 'Open the exchange',
        description: 'The pair is filled in. There is no tax, so leave the slippage as it is.',
        link: { label: `${PAIR_TOKEN}/${ticker}`, href: swapUrl(site) },
      },
      {
        title: 'Compare the contract',
        description: 'All of it, with the one above.',
        shows: { address: contractOn(site, 'bnb').address, label: 'The exchange must show' },
        highlighted: true,
      },
      { title: 'Choose an amount', description: 'A few tips’ worth.' },
    ],
  },
  { title: 'Swap', steps: [{ title: 'Sign in your wallet', description: 'The swap cannot be undone.' }] },
];
