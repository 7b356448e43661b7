import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { isDemonstration } from '../../src/lib/demonstration.ts';

/** A host's registrable domain, with those of services below which anybody can get one. */
export const domainOf = (host: string) => parse(host, { allowPrivateDomains: true });

/** A host as one label, which no other host becomes: hyphens are doubled, then dots become hyphens. */
export const asLabel = (host: string): string => host.replaceAll('-', '--').replaceAll('.', '-');

/** Whether a host can be reached by anybody, in the form that browsers compare, or is one of the demonstration's. */
export function isPublic(host: string): boolean {
  const { domain, isIcann, isPrivate } = domainOf(host);
  if (host.endsWith('.')) return false;
  return isDemonstration(`https://${host}`) || (domain !== null && Boolean(isIcann || isPrivate));
}

/** Whether a text is a public host as a browser writes it. */
export const isBareHost = (value: string): boolean =>
  isPublic(value) && URL.parse(`https://${value}`)?.hostname === value;

/** Whether a text is a host in the letters that a browser shows. */
export const isReadableHost = (value: string): boolean =>
  value !== '' && domainToUnicode(domainToASCII(value)) === value;

/** Whether a text is an https URL in the form in which browsers show it, so that visitors see where it leads. */
function isHttps(value: string): boolean {
  const url = URL.parse(value);
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false;
  return isPublic(url.hostname) && (url.href === value || url.href === `${value}/`);
}

/** An account rather than a page of Telegram’s, or an invitation; a plus followed by digits only is a telephone number. */
const CHAT =
  /^https:\/\/(?:t|telegram)\.me\/(?!(?:share|proxy|joinchat|login)$)(?:[A-Za-z]\w{3,31}|(?:\+|joinchat\/)(?=.*\D)[\w-]{10,64})$/i;
const PROFILE = /^https:\/\/(?:x|twitter)\.com\/(?!(?:home|i|intent|explore|search|share)$)\w{1,15}$/i;
/** A bot's mini app, and where a visitor came from: https://core.telegram.org/api/links#bot-links. */
const BOT_PARTS = /(?<=\.me\/\w+)(?:\/\w+)?(?:\?start(?:app)?(?:=[\w-]{1,64})?)?$/;

/** Whether a URL is a chat's on Telegram. */
export const isChat = (value: string): boolean => isHttps(value) && CHAT.test(value);

/** Whether a URL is a profile's on X. */
export const isProfile = (value: string): boolean => isHttps(value) && PROFILE.test(value);

/** Whether a URL can be linked: any page, but on Telegram and X only an account. */
export function isLink(value: string): boolean {
  if (!isHttps(value)) return false;
  const { hostname } = new URL(value);
  if (['t.me', 'telegram.me'].includes(hostname)) return CHAT.test(value.replace(BOT_PARTS, ''));
  return !['x.com', 'twitter.com'].includes(hostname) || PROFILE.test(value);
}

/** Services that visitors trust, and which cannot be the operator's own. */
const OTHERS =
  't.me telegram.me telegram.org x.com twitter.com pancakeswap.finance bscscan.com solscan.io metamask.io trustwallet.com binance.com bnbchain.org solana.com phantom.com google.com github.com'.split(
    ' ',
  );

/** Of the Worker's name: with a version's before it, a preview's label has at most 63 characters. */
const MAX_LABEL = 54;

/** Whether a text is an origin that can be the operator's: below workers.dev and the like, anybody can get a host. */
export function isOrigin(value: string): boolean {
  if (!isHttps(value) || new URL(value).origin !== value) return false;
  const { hostname } = new URL(value);
  const { domain, isPrivate } = domainOf(hostname);
  return !isPrivate && !OTHERS.includes(domain ?? '') && asLabel(hostname).length <= MAX_LABEL;
}
