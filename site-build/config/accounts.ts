import { linkReason, urlReason } from './urls.ts';
import type { Reason } from './hosts.ts';
import { ownerOf } from './services.ts';

/** Paths of Telegram's own pages and accounts under t.me. */
const TELEGRAM_PAGES = new Set(
  'share proxy socks login addstickers addemoji addlist addtheme setlanguage bg invoice confirmphone iv msg c s m k a z web contact giftcode boost giveaway nft stickers resolve call auction apps joinchat passport privacy faq tos blog dl download telegram botfather support spambot wallet premium durov'.split(
    ' ',
  ),
);
/** Paths of X's own pages, and accounts that everybody knows to be somebody else's. */
const X_PAGES = new Set(
  'home i intent share login logout signup account explore search settings messages notifications compose hashtag tos privacy about jobs download oauth following followers lists topics bookmarks communities premium help status widgets grok who_to_follow x twitter support elonmusk binance cz_binance bnbchain solana telegram pancakeswap metamask phantom'.split(
    ' ',
  ),
);

const TELEGRAM_HOSTS = new Set(['t.me', 'telegram.me']);
const X_HOSTS = new Set(['x.com', 'twitter.com']);

const ACCOUNT_HOST = { Telegram: 't.me', X: 'x.com' } as const;

const isTelegramAccount = (path: string): boolean => {
  const [, invite, hash, name] = /^\/(?:(\+|joinchat\/)([\w-]{10,64})|([A-Za-z]\w{3,31}))$/.exec(path) ?? [];
  // Only digits after the plus are a phone number: https://core.telegram.org/api/links#phone-number-links.
  return Boolean(invite && hash && /\D/.test(hash)) || (name !== undefined && !TELEGRAM_PAGES.has(name.toLowerCase()));
};
const isXAccount = (path: string): boolean => /^\/\w{1,15}$/.test(path) && !X_PAGES.has(path.slice(1).toLowerCase());

/** Tells a Telegram bot where a visitor came from: https://core.telegram.org/bots/features#deep-linking. */
const START = /^\?start=[\w-]{1,64}$/;

/**
 * Says why a URL on Telegram or X does not lead to an account or a chat; null if it does, or for
 * hosts of neither.
 *
 * @param isBot whether Telegram's start parameter is allowed
 */
export function accountReason(value: string, isBot = false): Reason {
  const { hostname, pathname, search, hash } = new URL(value);
  const isAccount = TELEGRAM_HOSTS.has(hostname) ? isTelegramAccount : X_HOSTS.has(hostname) ? isXAccount : null;
  if (isAccount === null) {
    const owner = ownerOf(hostname);
    return owner === 'Telegram' || owner === 'X'
      ? `Write ${owner}’s account as a path on ${ACCOUNT_HOST[owner]}`
      : null;
  }
  const extra = isBot && START.test(search) ? '' : search;
  return isAccount(pathname) && extra + hash === '' ? null : 'Name the account or the chat, and nothing else';
}

const placeReason =
  (hosts: ReadonlySet<string>, service: string) =>
  (value: string): Reason =>
    urlReason(value) ??
    (hosts.has(new URL(value).hostname) ? accountReason(value) : `The site calls this link ${service}`) ??
    linkReason(value);

/** Says why a URL cannot be the chat on Telegram, or null. */
export const chatReason = placeReason(TELEGRAM_HOSTS, 'Telegram');

/** Says why a URL cannot be the profile on X, or null. */
export const profileReason = placeReason(X_HOSTS, 'X');

const isForeignName = (name: string): boolean => TELEGRAM_PAGES.has(name) || X_PAGES.has(name);
/** Names that call somebody else than a bot, or everybody, wherever a visitor posts them. */
const GENERAL = new Set(['admin', 'administrator', 'moderator', 'everyone', 'here', 'all', 'channel', 'you', 'me']);

/** Tells whether a handle is one that this token's bot cannot have. */
export const isTakenHandle = (handle: string): boolean =>
  isForeignName(handle.toLowerCase()) || GENERAL.has(handle.toLowerCase());
