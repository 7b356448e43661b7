// No Intl: creating its formatters took a third of the entry script's run on a cold load, for four strings.

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

/** Formats a whole number of tokens: `1000000000` becomes `1,000,000,000`. */
export const formatTokens = (amount: number): string => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats `100000000` as `100M`. */
export const formatMillions = (amount: number): string => `${amount / 1e6}M`;

/** Formats an ISO date (YYYY-MM-DD) as `29 April 2025`. */
export function formatDay(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number) as [number, number, number];
  return `${day} ${MONTHS[month - 1]} ${year}`;
}
