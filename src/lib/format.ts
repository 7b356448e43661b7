// Not by Intl: to make its formatters is a third of the entry script's run on a fresh page, for four texts.

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A whole number of tokens with its thousands apart: `1000000000` as `1,000,000,000`. */
export const formatTokens = (amount: number): string => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `100000000` as `100M`, as the allocation table prints amounts. */
export const formatMillions = (amount: number): string => `${amount / 1e6}M`;

/** An ISO date (YYYY-MM-DD) as `29 April 2025`. */
export function formatDay(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number) as [number, number, number];
  return `${day} ${MONTHS[month - 1]} ${year}`;
}
