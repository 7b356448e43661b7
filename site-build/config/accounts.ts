import { linkReason, urlReason } from './urls.ts';
import type { Reason } from './hosts.ts';

/** Paths of Telegram's own pages under t.me. */
const TELEGRAM_PAGES = new Set(
  'share proxy socks login addstickers addemoji addlist addtheme setlanguage bg invoice confirmphone iv msg c s m k a z web contact giftcode boost giveaway nft stickers resolve call auction apps joinchat passport privacy faq tos blog dl download'.split(
    ' ',
  ),
);
/** Paths of X's own pages. */
const X_PAGES = new Set(
  'home i intent share login logout signup account explore search settings messages notifications compose hashtag tos privacy about jobs download oauth following followers lists topics bookmarks communities premium help status widgets grok who_to_follow'.split(
    ' ',
  ),
);

const TELEGRAM_HOSTS = new Set(['t.me', 'telegram.me']);
const X_HOSTS = new Set(['x.com', 'twitter.com']);

const isTelegramAccount = (path: string): boolean => {
  const [, invite, hash, name] = /^\/(?:(\+|joinchat\/)([\w-]{10,64})|([A-Za-z]\w{3,31}))$/.exec(path) ?? [];
  return Boolean(invite && hash) || (name !== undefined && !TELEGRAM_PAGES.has(name.toLowerCase()));
};
const isXAccount = (path: string): boolean => /^\/\w{1,15}$/.test(path) && !X_PAGES.has(path.slice(1).toLowerCase());

/** Tells a Telegram bot where a visitor came from: https://core.telegram.org/bots/features#deep-linking. */
const START = /^\?start=[\w-]{1,64}$/;

/**
 * Says why a URL on Telegram or X does not lead to an account or a chat; null if it does, or for other hosts.
 *
 * @param isBot whether Telegram's start parameter is allowed
 */
export function accountReason(value: string, isBot = false): Reason {
  const { hostname, pathname, search, hash } = new URL(value);
  const isAccount = TELEGRAM_HOSTS.has(hostname) ? isTelegramAccount : X_HOSTS.has(hostname) ? isXAccount : null;
  if (isAccount === null) return null;
  const extra = isBot && START.test(search) ? '' : search;
  return isAccount(pathname) && extra + hash === '' ? null : 'Name the account or the chat, and nothing else';
}

const placeReason =
  (hosts: ReadonlySet<string>, service: string) =>
  (value: string): Reason =>
    urlReason(value) ??
    linkReason(value) ??
    (hosts.has(new URL(value).hostname) ? accountReason(value) : `The site calls this link ${service}`);

/** Says why a URL cannot be the chat on Telegram, or null. */
export const chatReason = placeReason(TELEGRAM_HOSTS, 'Telegram');

/** Says why a URL cannot be the profile on X, or null. */
export const profileReason = placeReason(X_HOSTS, 'X');
