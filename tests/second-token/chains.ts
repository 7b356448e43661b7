import type { Chain } from '#shape/token.ts';

/** Chains beside those that every token can name. */
export const chains = {
  stellar: { name: 'Stellar', colors: ['#B7ACE8', '#E6DFFF'], icon: 'simple-icons:stellar' },
} satisfies Record<string, Chain>;
