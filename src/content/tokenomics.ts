import { site } from 'virtual:site';
import { formatTokens } from '../lib/format.ts';
import { TOTAL_SUPPLY } from './figures.ts';

export const tokenomics = {
  title: 'Two billion tokens, and where they go',
  lead: `Total supply is ${formatTokens(TOTAL_SUPPLY)} $${site.product}, split across three chains.`,
  chainsTitle: 'Split by chain',
  chainsCaption: 'Share of the supply on each chain',
  allocationTitle: 'Allocation on Ethereum and BNB Chain',
  allocationNote:
    'Each of ETH and BNB has 1B tokens allocated, while the split above gives each chain 500,000,000. Both figures are published; the shares below are of 1B.',
  allocationCaption: 'Allocation on each of the two chains',
  /** What the buttons in the table and in the legend do. */
  highlights: 'Highlights it in the chart',
  vestingTitle: 'When each share unlocks',
  donutLabel: 'on each chain',
  axes: '% unlocked, by months after TGE',
  monthSlider: 'Timeline: month after TGE',
  monthAt: (month: number) => (month === 0 ? 'At TGE' : `Month ${month} after TGE`),
  valuesTitle: 'The same as a table',
  valuesCaption: 'Percent unlocked by month after TGE',
  chainColumns: { chain: 'Chain', share: 'Share', amount: 'Amount', launch: 'Launch' },
  allocationColumns: { label: 'Allocation', share: 'Share', amount: 'Amount', terms: 'Terms' },
  month: 'Month',
  axisStart: 'TGE',
  holderTitle: 'Core holders',
  holder:
    'A wallet with 0.5%+ of supply counts as a core holder. The airdrop note and the FAQ say 1%+; both figures are published.',
  holderFigure: '0.5%+',
  medallionTitle: 'Medallion NFT',
  medallion: '20% of company profits are reserved for holders, with dividend rights and governance influence.',
  medallionFigure: '20%',
};
