// No Intl: creating its formatters took a third of the entry script's run on a cold load, for four strings.

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Whole tokens in `percentage` of `whole`: shares such as 33.3 are not exact. */
export const tokensIn = (percentage: number, whole: number): number => Math.round((percentage * whole) / 100);

/** Formats a whole number of tokens: `1000000000` becomes `1,000,000,000`. */
export const formatTokens = (amount: number): string => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');

const UNITS = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const;

/** Formats `100000000` as `100M`, with at most three decimals. */
export function formatAmount(amount: number): string {
  // From 999.9995 on, three decimals would read 1000 of the unit below.
  const [size, unit] = UNITS.find(([each]) => amount >= each * 0.9999995) ?? [1, ''];
  return `${Number((amount / size).toFixed(3))}${unit}`;
}

/** Formats an ISO date (YYYY-MM-DD) as `29 April 2025`. */
export function formatDay(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number) as [number, number, number];
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** A name as the tag that people can type, of letters, digits and low lines; any other name alone. */
export const tagOf = (name: string): string => (/^[\p{L}\p{N}_]+$/u.test(name) ? `#${name}` : name);

/** Puts `hosts` into a text in their own letters: `team@xn--bcher-kva.example` becomes `team@bücher.example`. */
export const inLetters = (text: string, hosts: readonly string[]): string =>
  hosts.reduce((rest, host) => rest.replaceAll(new URL(`https://${host}`).host, host), text);

/** Shortens a link to what tells one account or host from another: `https://t.me/yourbot?start=site` becomes `t.me/yourbot`. */
export const formatLink = (url: string): string => url.replaceAll(/^https:\/\/|\/?(?:[?#].*)?$/g, '');
