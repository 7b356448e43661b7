import type { Allocated, AllocationItem, ChainShare, VestingCard } from '#shape/token.ts';

export const TOTAL_SUPPLY = 80_000_000;

/** The allocations are shares of the whole supply. */
export const allocated: Allocated = { amount: TOTAL_SUPPLY };

export const chainShares: readonly ChainShare[] = [
  { id: 'bnb', percentage: 45, description: 'For tips on Telegram.' },
  { id: 'solana', percentage: 45, description: 'For tips on X.' },
  { id: 'stellar', percentage: 10, description: 'For tips by mail.' },
];

export const allocations: readonly AllocationItem[] = [
  {
    id: 'members',
    label: 'Authors & maintainers who are members of the cooperative',
    percentage: 60,
    description: 'Paid out as tips by vote of the members.',
  },
  { id: 'liquidity', label: 'Liquidity', percentage: 25 },
  { id: 'operations', label: 'Bot infra\u00ADstructure & main\u00ADtenance', percentage: 12 },
  { id: 'audits', label: 'Reviews', percentage: 3 },
];

/** One allocation has two cards, one has a card without a rule, one has none, and one card is for no allocation. */
export const vestingCards: readonly VestingCard[] = [
  {
    title: 'Members',
    allocations: ['members'],
    details: ['Released monthly over 4 years'],
    rule: { launchPercent: 0, cliffMonths: 0, vestingMonths: 48, release: 'monthly' },
  },
  {
    title: 'Maintainers’ advance',
    allocations: ['members', 'operations'],
    details: ['40% at launch', '60% linear over 9 months'],
    rule: { launchPercent: 40, cliffMonths: 0, vestingMonths: 9, release: 'linear' },
  },
  { title: 'Reviews', allocations: ['audits'], details: ['Paid out when a review is done'], rule: null },
  {
    title: 'A vault',
    allocations: [],
    details: ['Locked for 18 months', 'then all at once'],
    rule: { launchPercent: 0, cliffMonths: 18, vestingMonths: 0, release: 'linear' },
  },
];

export const FIRST_MONTH = 12;
