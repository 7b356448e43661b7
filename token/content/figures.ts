import type { Allocated, AllocationItem, ChainShare, VestingCard } from '#shape/token.ts';

/** Token figures, the single source for tables and charts. Shares are in percent; their amounts follow. */

export const TOTAL_SUPPLY = 2_000_000_000;

/** What the allocations are shares of, as the owner states it. */
export const allocated: Allocated = { amount: 1_000_000_000, difference: 'chain-amount' };

export const chainShares: readonly ChainShare[] = [
  { id: 'solana', percentage: 50, description: 'Fair launch on a launchpad, no presale or insiders.' },
  { id: 'ethereum', percentage: 25, description: 'Stealth launch.', difference: 'chain-amount' },
  { id: 'bnb', percentage: 25, description: 'Stealth launch.', difference: 'chain-amount' },
];

export const allocations: readonly AllocationItem[] = [
  {
    id: 'airdrop',
    label: 'Airdrop',
    percentage: 10,
    description: 'Reserved for big Solana holders: 1%+* of supply.',
    difference: 'core-holder',
  },
  { id: 'liquidity', label: 'Liquidity', percentage: 30 },
  { id: 'staking', label: 'Staking & Rewards', percentage: 15 },
  { id: 'ecosystem', label: 'Ecosystem Development', percentage: 20 },
  { id: 'marketing', label: 'Marketing & Partnerships', percentage: 15 },
  {
    id: 'reserve',
    label: 'CEX Listings & Reserve',
    percentage: 5,
    description: 'CEX: centralised exchange.',
  },
  { id: 'team', label: 'Team & Advisors', percentage: 5 },
];

export const vestingCards: readonly VestingCard[] = [
  {
    title: 'Liquidity',
    allocations: ['liquidity'],
    details: ['100% unlocked at TGE'],
    rule: { launchPercent: 100, cliffMonths: 0, vestingMonths: 0, release: 'linear' },
  },
  {
    title: 'Staking',
    allocations: ['staking'],
    details: ['released monthly over 4 years'],
    rule: { launchPercent: 0, cliffMonths: 0, vestingMonths: 48, release: 'monthly' },
  },
  {
    title: 'Development',
    allocations: ['ecosystem'],
    details: ['6-month cliff', 'then 24 months linear'],
    rule: { launchPercent: 0, cliffMonths: 6, vestingMonths: 24, release: 'linear' },
  },
  {
    title: 'Marketing and CEX',
    allocations: ['marketing', 'reserve'],
    details: ['20% at TGE', '80% linear over 12 months'],
    rule: { launchPercent: 20, cliffMonths: 0, vestingMonths: 12, release: 'linear' },
  },
  {
    title: 'Reserve',
    allocations: ['reserve'],
    details: ['locked 12 months', 'then linear over 36 months'],
    rule: { launchPercent: 0, cliffMonths: 12, vestingMonths: 36, release: 'linear' },
  },
  { title: 'Team & Advisors', allocations: ['team'], details: ['2–4 year vesting'], rule: null },
];

/** The month that the slider shows first, a year after launch. */
export const FIRST_MONTH = 12;
