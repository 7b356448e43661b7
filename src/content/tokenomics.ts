import { site } from '../../config/site.ts';

export const tokenomics = {
  title: 'Two billion tokens, and where they go',
  lead: `Total supply is 2,000,000,000 $${site.product}, split over three chains.`,
  chainsTitle: 'Split by chain',
  allocationTitle: 'Allocation on Ethereum and BNB Chain',
  allocationNote: 'Each of ETH and BNB has 1B tokens allocated.',
  vestingTitle: 'When it unlocks',
  vestingNote: 'Percent unlocked, from the token generation event (TGE) to 48 months after it.',
  noSchedule: 'Hatched: no schedule is stated, so no curve is drawn.',
  holderTitle: 'Core holders',
  holder: 'A wallet with 0.5%+ of supply counts as a core holder.',
  holderFigure: '0.5%+',
  medallionTitle: 'Medallion NFT',
  medallion:
    '20% of company profits are reserved for Medallion holders, with dividend rights and governance influence.',
  medallionFigure: '20%',
};
