import { linkReason, urlReason } from './urls.ts';
import type { Reason } from './hosts.ts';

/** Names of Telegram's own pages under t.me. */
const TELEGRAM_PAGES = new Set(
  'share proxy socks login addstickers addemoji addlist addtheme setlanguage bg invoice confirmphone iv msg c s m k a z web contact giftcode boost giveaway nft stickers resolve call auction apps joinchat passport privacy faq tos blog dl download'.split(
    ' ',
  ),
);
/** Names of X's own pages. */
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

/** What a bot's link may carry to say where a visitor came from. */
const START = /^\?start=[\w-]{1,64}$/;

/**
 * Why a URL on Telegram or on X does not lead to an account or a chat there; null for other hosts.
 *
 * @param isBot whether Telegram's start parameter is welcome
 */
export function accountReason(value: string, isBot = false): Reason {
  const { hostname, pathname, search, hash } = new URL(value);
  const isAccount = TELEGRAM_HOSTS.has(hostname) ? isTelegramAccount : X_HOSTS.has(hostname) ? isXAccount : null;
  if (isAccount === null) return null;
  const extra = isBot && START.test(search) ? '' : search;
  return isAccount(pathname) && extra + hash === '' ? null : 'Name the account or the chat, and nothing beside it';
}

const placeReason =
  (hosts: ReadonlySet<string>, service: string) =>
  (value: string): Reason =>
    urlReason(value) ??
    linkReason(value) ??
    (hosts.has(new URL(value).hostname) ? accountReason(value) : `The site calls this link ${service}`);

/** Why a URL is not the chat on Telegram. */
export const chatReason = placeReason(TELEGRAM_HOSTS, 'Telegram');

/** Why a URL is not the profile on X. */
export const profileReason = placeReason(X_HOSTS, 'X');
