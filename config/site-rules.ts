import { isAddress as isSolanaAddress } from '@solana/addresses';
import { checksum } from 'ox/Address';
import { parse } from 'tldts';
import { isReservedHost } from './demonstration.ts';

/** What is wrong with a value and how to fix it; null if nothing is. */
export type Reason = string | null;

/** Names that resolve only on one machine or network, or need extra software (RFC 6761, RFC 6762, RFC 7686). */
const PRIVATE_HOST = /(^|\.)(localhost|local|internal|intranet|test|invalid|lan|home|corp|alt|onion|arpa)$/;
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** The registrable domain of a host, or null. Suffixes under which anybody can get a name count as public. */
export const registrableDomain = (host: string): string | null => parse(host, { allowPrivateDomains: true }).domain;

/** The first domain among the words of a name, or null. */
export const domainIn = (name: string): string | null =>
  name
    .toLowerCase()
    .split(' ')
    .map((word) => parse(word))
    .find(({ domain, isIcann }) => isIcann && domain)?.domain ?? null;

/** Why a bare host, in lower case, is not public, or null. */
function hostReason(host: string): Reason {
  if (!HOST.test(host)) return 'Write a public host name, not an IP address or a local name';
  if (PRIVATE_HOST.test(host)) return 'Visitors cannot reach this host';
  if (isReservedHost(host)) return null;
  const { domain, publicSuffix, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (!isIcann && !isPrivate) return `.${publicSuffix} is not a top-level domain that browsers know`;
  return domain === null ? `Anybody can get a host below ${host}, so nobody owns it` : null;
}

const ONLY_HOST = 'Write only the host, without scheme, port and path';

/** Why a text is not a bare host, or null. */
export function bareHostReason(value: string): Reason {
  if (/[/:]/.test(value)) return ONLY_HOST;
  return value === value.toLowerCase() ? hostReason(value) : 'Write it in lower case';
}

/** Why a text is not a bare host in its own letters, or null. */
export function lettersReason(value: string): Reason {
  if (/[/:]/.test(value)) return ONLY_HOST;
  const isEncoded = /(^|\.)xn--/.test(value) || value !== value.normalize('NFKC').toLowerCase();
  return isEncoded ? 'Write it as a browser shows it' : hostReason(URL.parse(`https://${value}`)?.hostname ?? '');
}

/** What some readers of a URL take for its end, and `URL` leaves as it is. */
const UNSAFE = /[\s"'<>`\\^{}|]/;

/** Why a text is not a plain https URL of a public host in normal form, or null. */
function urlReason(value: string): Reason {
  if (/^http:\/\//i.test(value)) return 'Write it with https';
  const url = URL.parse(value);
  if (!url || !value.startsWith('https://')) return 'Write a whole URL that starts with https://';
  if (url.username || url.password) return 'Leave out the user name and password';
  if (url.port) return 'Leave out the port';
  const reason = hostReason(url.hostname);
  if (reason) return reason;
  if (UNSAFE.test(value)) return 'Percent-encode white space, quotes and brackets';
  return url.href === value || url.href === `${value}/` ? null : 'Write it in its normal form';
}

/** Whether `host` is `domain` or a subdomain of it. */
export const isBelow = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Domains of services that visitors trust, which cannot be the operator's own. */
const OTHERS_DOMAINS =
  't.me telegram.me telegram.org telegram.dog x.com twitter.com pancakeswap.finance pancakeswap.com bscscan.com solscan.io metamask.io trustwallet.com binance.com bnbchain.org solana.com phantom.app phantom.com google.com github.com'.split(
    ' ',
  );
const isOthers = (host: string): boolean => OTHERS_DOMAINS.some((domain) => isBelow(host, domain));
const OTHERS = 'This host belongs to somebody else';

/** Why a text is not an origin for the site, or null: https and a host of its own, without path, slash or port. */
export function originReason(value: string): Reason {
  const reason = urlReason(value);
  if (reason) return reason;
  const { hostname, origin } = new URL(value);
  if (isOthers(hostname)) return OTHERS;
  const { publicSuffix, isPrivate } = parse(hostname, { allowPrivateDomains: true });
  if (isPrivate) return `Anybody can get a host below ${publicSuffix}, but the site needs its own domain`;
  return origin === value ? null : 'Write only the origin, without path or trailing slash';
}

const TELEGRAM_HOSTS: ReadonlySet<string> = new Set(['t.me', 'telegram.me']);
const X_HOSTS: ReadonlySet<string> = new Set(['x.com', 'twitter.com']);

/** Paths on Telegram and X that are pages rather than accounts. */
const PAGES = new Set(
  'share proxy socks login addstickers addtheme setlanguage joinchat invoice contact home i intent explore search settings messages notifications compose hashtag signup account tos privacy about download'.split(
    ' ',
  ),
);

/** An account or an invitation; a plus followed by digits only is a telephone number. */
const CHAT = /^\/(?:[A-Za-z]\w{3,31}|(?:\+|joinchat\/)(?=.*[^\d])[\w-]{10,64})$/;
const PROFILE = /^\/\w{1,15}$/;

const account =
  (hosts: ReadonlySet<string>, path: RegExp, where: string) =>
  (value: string): Reason => {
    const reason = urlReason(value);
    if (reason) return reason;
    const { hostname, pathname, search, hash } = new URL(value);
    if (!hosts.has(hostname)) return `The site calls this link ${where}`;
    const isPage = PAGES.has(pathname.slice(1).toLowerCase());
    return path.test(pathname) && !isPage && search + hash === ''
      ? null
      : 'Name the account or the chat, and nothing else';
  };

/** Why a URL is not a chat on Telegram, or null. */
export const chatReason = account(TELEGRAM_HOSTS, CHAT, 'Telegram');
/** Why a URL is not a profile on X, or null. */
export const profileReason = account(X_HOSTS, PROFILE, 'X');

/** A bot's mini app, and where a visitor came from: https://core.telegram.org/api/links#bot-links. */
const BOT_PARTS =
  /(?<=^https:\/\/[^/]+\/[A-Za-z]\w{3,31})(?:\/[A-Za-z]\w{2,29})?(?:\?start(?:app)?(?:=[\w-]{1,64})?)?$/;

/** Why a URL is not one of the project's pages, or null: on Telegram and X, it has to be an account. */
export function pageReason(value: string): Reason {
  const host = URL.parse(value)?.hostname ?? '';
  if (TELEGRAM_HOSTS.has(host)) return chatReason(value.replace(BOT_PARTS, ''));
  return X_HOSTS.has(host) ? profileReason(value) : urlReason(value);
}

/** What a template or a hurried operator leaves in place of a value. */
const BLANK =
  /^(?:todo|tbd|tba|fixme|xxx+|n\/a|null|undefined|unknown|pending|placeholder|change_?me)$|\b(?:TODO|FIXME|TBD)\b/i;
const LEFT = 'It says that a value is still missing';
/** Letters and digits that the social cards' font has, from ASCII and Latin-1. */
const NAME = /^[A-Za-z0-9À-ÖØ-öø-ÿ]+([ ._-][A-Za-z0-9À-ÖØ-öø-ÿ]+)*$/;
const MAX_NAME = 16;
/** In average letters: M and W count as two, other capitals as one and a half. More overflows a 320 px viewport. */
const MAX_NAME_WIDTH = 21;
const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (/[MW]/i.test(letter) ? 2 : /\p{Lu}/u.test(letter) ? 1.5 : 1), 0);

/** Letters of European names in Latin script, except lookalikes: dotless i, long s, kra. */
const LINE = /^[A-Za-z0-9À-ÖØ-öø-İĳ-ķĹ-ňŊ-ž .,'’()&/-]+$/;

/** Why a name is unsafe in HTML, SVG, JSON or a tag, or too long for the hero on a phone; or null. */
export function nameReason(value: string): Reason {
  if (/^[$#@]/.test(value)) return 'Leave out the sign, which the site adds';
  if (value !== value.trim()) return 'Leave out the white space around it';
  if ([...value].length > MAX_NAME) return `Shorten it to ${MAX_NAME} characters`;
  if (widthOf(value) > MAX_NAME_WIDTH) return 'Shorten it, because its wide letters do not fit on a phone';
  if (!NAME.test(value)) {
    return 'Use Latin letters and digits, with single spaces, dots, hyphens or underscores between them, because nothing else is safe in HTML, images and tags';
  }
  return BLANK.test(value) ? LEFT : null;
}

/** Why a text is not a line of plain Latin words of at most `length` characters, or null. */
export const lineReason =
  (length: number, needs = /\p{L}.*\p{L}/u) =>
  (value: string): Reason => {
    if (value !== value.trim()) return 'Leave out the white space around it';
    if ([...value].length > length) return `Shorten it to ${length} characters`;
    if (!LINE.test(value))
      return 'Use Latin letters, digits and plain punctuation on one line, without angle brackets and quotes';
    if (BLANK.test(value)) return LEFT;
    return needs.test(value) ? null : 'Write it out, as the register prints it';
  };

/** Why a text is not a handle that works on both X and Telegram, or null. */
export function handleReason(value: string): Reason {
  if (value.startsWith('@')) return 'Leave out the @, which the site adds';
  return /^[A-Za-z]\w{2,14}$/.test(value)
    ? null
    : 'Write the handle as it is on X, with 3 to 15 letters, digits and underscores, starting with a letter';
}

/** Why a text is not a token's symbol, or null. */
export function symbolReason(value: string): Reason {
  if (/^[$#]/.test(value)) return 'Leave out the sign';
  if (BLANK.test(value)) return `${LEFT}: write the symbol, or null without quotes`;
  return /^[A-Za-z0-9][A-Za-z0-9+._-]{0,19}$/.test(value) ? null : 'Write up to 20 letters and digits';
}

/** RFC 5321, section 4.5.3.1; before the `@`, only what every mail service accepts. */
const MAX_MAIL = 254;
const MAIL = /^[A-Za-z0-9](?:[\w+-]|\.(?!\.)){0,62}[\w+-]?@([^@\s]+)$/;

/** Why a text is not a bare email address at a public host, or null. */
export function emailReason(value: string): Reason {
  const [, host] = MAIL.exec(value) ?? [];
  if (!host || value.length > MAX_MAIL || value.includes('.@')) return 'Write only an email address';
  return bareHostReason(host) ?? (isOthers(host) ? OTHERS : null);
}

const EVM = /^0x[0-9a-f]{40}$/i;
/** Matches the reasons for an address of the other chain. */
export const OTHER_CHAIN: RegExp = /^This is an address of /;
/** Why a text is not the token's contract on BNB Chain, or null. */
export function evmReason(value: string): Reason {
  if (isSolanaAddress(value)) return 'This is an address of Solana. Write the BNB Chain contract here.';
  if (!EVM.test(value)) return 'Write the BNB Chain contract, which is 0x and 40 hex digits.';
  const checksummed = checksum(value.toLowerCase());
  if (value === checksummed) return null;
  const digits = value.slice(2);
  return digits === digits.toLowerCase() || digits === digits.toUpperCase()
    ? `Write it with its EIP-55 checksum, and compare it with the explorer: ${checksummed}`
    : // A digit may be mistyped, so no corrected form is offered.
      'The EIP-55 checksum does not fit, so a character is wrong. Copy it again from the block explorer.';
}

/** Why a text is not the token's mint on Solana, or null. A mint need not be on the curve. */
export function solanaReason(value: string): Reason {
  if (EVM.test(value)) return 'This is an address of BNB Chain. Write the Solana mint here.';
  return isSolanaAddress(value)
    ? null
    : 'Write the Solana mint in base58 (no 0, O, I, l), exactly 32 bytes, 32 to 44 characters.';
}
