const tokens = new Intl.NumberFormat('en-GB');
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `1000000000` as `1,000,000,000`. */
export const formatTokens = (amount: number): string => tokens.format(amount);

/** `100000000` as `100M`, as the allocation table prints amounts. */
export const formatMillions = (amount: number): string => `${amount / 1e6}M`;

/** An ISO date (YYYY-MM-DD) as `29 April 2025`, the same in every time zone. */
export const formatDay = (isoDate: string): string => day.format(new Date(isoDate));
