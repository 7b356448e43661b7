import { ticker } from '#config/names.ts';
import type { Holding, TokenomicsWords } from '#shape/token.ts';

export const tokenomics = {
  title: 'Most of it is for the authors',
  supply: `All $${ticker} that there will ever be, most of them on two chains`,
  chainsCaption: 'Share of the supply on each chain',
  /** Follows the description of a chain without a contract in the configuration. */
  noContract: 'This site names no contract there.',
  allocationTitle: 'By purpose, whatever the chain',
  allocationNote: 'Shares of the whole supply.',
  vestingNote: 'Months from the launch of the token.',
  allocation: 'Purpose',
  share: 'Part',
  amount: 'Tokens',
  unlockedAt: (month: number) => `% unlocked ${month === 0 ? 'at launch' : `${month} months after launch`}`,
  monthSlider: 'Timeline: month after launch',
  monthAt: (month: number) => (month === 0 ? 'At launch' : `Month ${month} after launch`),
  axisStart: 'Launch',
} satisfies TokenomicsWords;

export const holdings: readonly Holding[] = [
  {
    title: 'One member, one vote',
    figure: '1',
    text: 'Members vote on who is tipped from their share. Holding more tokens gives nobody more votes.',
  },
];
