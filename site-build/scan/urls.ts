import { parse as parseHost } from 'tldts';

/** `scheme://host`, and `//host.name`, which takes the page's scheme. */
const WITH_HOST =
  /(?:[a-z][a-z0-9+.-]*:)?(?:\/\/|\\\\)(?:[^\s"'<>`\\/|{}^]+\.[^\s"'<>`\\|{}^]{2,}|(?<=:\/\/)[^\s"'<>`\\|{}^]+)/gi;
/** Schemes that open something without a host: programs, wallets, messages, files. */
const WITHOUT_HOST =
  /(?<![\w-])(?:javascript|vbscript|data|blob|file|filesystem|about|view-source|mailto|tel|sms|facetime|intent|market|tg|whatsapp|wc|ethereum|solana|bitcoin|bitcoincash|litecoin|dogecoin|tron|ton|tonkeeper|bnb|binance|sui|aptos|cosmos|lightning|metamask|trust|phantom|solflare|okx|bitkeep|coinbase|rainbow|ledgerlive|monero):(?=[^\s:]{2})[^\s"'<>`|{}^]+/gi;
const BARE_HOST = /(?<![\w@./:-])(?:[a-z0-9-]+\.)+[a-z]{2,}(?![\w-])/gi;
const TRAILING = /[.,;:!?)\]]+$/;

/** Names that end as a host does and are something else: files of this site, and words of its libraries. */
const FILE_NAME = /\.(?:js|ts|tsx|html|png|svg|css|md|map|sh|py|zip|mov)$/i;

/** The URLs that a text spells out, each once. */
export function urlsIn(text: string): string[] {
  const found = [...(text.match(WITH_HOST) ?? []), ...(text.match(WITHOUT_HOST) ?? [])];
  return [...new Set(found.map((url) => url.replace(TRAILING, '')))];
}

const isHost = (name: string): boolean => !FILE_NAME.test(name) && Boolean(parseHost(name).isIcann);

/** The hosts that a text names without a scheme: a reader would type them, each once. */
export function bareHostsIn(text: string): string[] {
  return [...new Set((text.match(BARE_HOST) ?? []).filter(isHost).map((name) => name.toLowerCase()))];
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Where an attribute's URL leads, as browsers take it, which drop tabs and newlines and turn backslashes; null for a
 * path of the site itself.
 */
export function destination(value: string, base: string): string | null {
  const url = URL.parse(value, base);
  if (!url) return value;
  // `https:host` is a path on a page with https and a host on any other.
  const hasScheme = SCHEME.test(value.replace(/[\t\n\r]/g, '').trim());
  return url.origin === new URL(base).origin && !hasScheme ? null : url.href;
}
