import { parse as parseHost } from 'tldts';
import { isLoopback } from '../../config/hosts.ts';

/** Matches `scheme://host`, and `//host.name`, which takes the page's scheme. */
const WITH_HOST =
  /(?:[a-z][a-z0-9+.-]*:)?(?:\/\/|\\\\)(?:[^\s"'<>`\\/|{}^]+\.[^\s"'<>`\\|{}^]{2,}|(?<=:\/\/)[^\s"'<>`\\|{}^]+)/gi;
/** Schemes that open something without naming a host: programs, wallets, messages, files. */
const WITHOUT_HOST =
  /(?<![\w-])(?:javascript|vbscript|data|blob|file|filesystem|about|view-source|mailto|tel|sms|facetime|intent|market|tg|whatsapp|wc|ethereum|solana|bitcoin|bitcoincash|litecoin|dogecoin|tron|ton|tonkeeper|bnb|binance|sui|aptos|cosmos|lightning|metamask|trust|phantom|solflare|okx|bitkeep|coinbase|rainbow|ledgerlive|monero):(?=[^\s:]{2})[^\s"'<>`|{}^]+/gi;
/** A name with a dot and the path behind it, neither of which belongs to an address of another form. */
const BARE_HOST =
  /(?<![\p{L}\p{N}_@./:-])((?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{1,63})(\/[^\s"'<>`\\|{}^,;()]*)?(?![\w-])/giu;
const MAIL = /[\w.+-]{1,64}@((?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24})/giu;
const TRAILING = /[.,;:!?)\]]+$/;

/** Names that end like a host but are not one: this site's files and identifiers in its libraries. */
const FILE_NAME = /\.(?:js|ts|tsx|html|png|svg|css|md|map|sh|py|zip|mov)$/i;

/** Returns the URLs written out in a text, each once. */
export function urlsIn(text: string): string[] {
  const found = [...(text.match(WITH_HOST) ?? []), ...(text.match(WITHOUT_HOST) ?? [])];
  return [...new Set(found.map((url) => url.replace(TRAILING, '')))];
}

const isHost = (name: string): boolean => {
  const { isIcann, isIp, hostname } = parseHost(name);
  return !FILE_NAME.test(name) && (isIp || Boolean(isIcann)) && !isLoopback(hostname ?? '');
};

/**
 * Returns the places in a text that a reader could type into the address bar, each once: hosts without a scheme, with
 * the paths behind them, and IP addresses.
 */
export function bareHostsIn(text: string): { host: string; path: string }[] {
  const found = [...text.matchAll(BARE_HOST)]
    .map(([, host, path = '']) => ({ host: host!.toLowerCase(), path: path.replace(TRAILING, '') }))
    .filter(({ host }) => isHost(host));
  return [...new Map(found.map((place) => [place.host + place.path, place])).values()];
}

/** Returns the email addresses in a text, each once. */
export const mailAddressesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MAIL)].filter(([, host]) => isHost(host!)).map(([address]) => address)),
];

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
