import { parse as parseHost } from 'tldts';

/** Matches `scheme://host`, and `//host.name`, which takes the page's scheme. */
const WITH_HOST =
  /(?:[a-z][a-z0-9+.-]*:)?(?:\/\/|\\\\)(?:[^\s"'<>`\\/|{}^]+\.[^\s"'<>`\\|{}^]{2,}|(?<=:\/\/)[^\s"'<>`\\|{}^]+)/gi;
/** Schemes that open something without naming a host: programs, wallets, messages, files. */
const WITHOUT_HOST =
  /(?<![\w-])(?:javascript|vbscript|data|blob|file|filesystem|about|view-source|mailto|tel|sms|facetime|intent|market|tg|whatsapp|wc|ethereum|solana|bitcoin|bitcoincash|litecoin|dogecoin|tron|ton|tonkeeper|bnb|binance|sui|aptos|cosmos|lightning|metamask|trust|phantom|solflare|okx|bitkeep|coinbase|rainbow|ledgerlive|monero):(?=[^\s:]{2})[^\s"'<>`|{}^]+/gi;
const BARE_HOST = /(?<![\w@./:-])(?:[a-z0-9-]+\.)+[a-z]{2,}(?![\w-])/gi;
const TRAILING = /[.,;:!?)\]]+$/;

/** Names that end like a host but are not one: this site's files and identifiers in its libraries. */
const FILE_NAME = /\.(?:js|ts|tsx|html|png|svg|css|md|map|sh|py|zip|mov)$/i;

/** Returns the URLs written out in a text, each once. */
export function urlsIn(text: string): string[] {
  const found = [...(text.match(WITH_HOST) ?? []), ...(text.match(WITHOUT_HOST) ?? [])];
  return [...new Set(found.map((url) => url.replace(TRAILING, '')))];
}

const isHost = (name: string): boolean => !FILE_NAME.test(name) && Boolean(parseHost(name).isIcann);

/** Returns the hosts in a text without a scheme, which a reader could type, each once. */
export function bareHostsIn(text: string): string[] {
  return [...new Set((text.match(BARE_HOST) ?? []).filter(isHost).map((name) => name.toLowerCase()))];
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Returns the target of an attribute's URL as browsers see it, which drop tabs and newlines and turn backslashes into
 * slashes; null for a path on the site itself.
 */
export function destination(value: string, base: string): string | null {
  const url = URL.parse(value, base);
  if (!url) return value;
  // `https:host` is a relative path on an https page, and a host on any other.
  const hasScheme = SCHEME.test(value.replace(/[\t\n\r]/g, '').trim());
  return url.origin === new URL(base).origin && !hasScheme ? null : url.href;
}
