import { isAddress as isSolanaAddress } from '@solana/addresses';
import { checksum } from 'ox/Address';
import { parse } from 'tldts';
import { isDemonstration, isReservedHost } from './demonstration.ts';
import { addressesIn, hostsIn } from './in-text.ts';
import { knownContract, isService, ownerOf, PAGES, SHORTENERS, TELEGRAM_HOSTS, X_HOSTS } from './known.ts';

/** What is wrong with a value and how to fix it; null if nothing is. */
export type Reason = string | null;

/** Names that resolve only on one machine or network, or need extra software (RFC 6761, RFC 6762, RFC 7686). */
const PRIVATE_HOST = /(^|\.)(localhost|local|internal|intranet|test|invalid|lan|home|corp|alt|onion|arpa)$/;
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;
const MAX_URL = 512;

/** The registrable domain of a host, or null. Suffixes under which anybody can get a name count as public. */
export const registrableDomain = (host: string): string | null => parse(host, { allowPrivateDomains: true }).domain;

/** Why a bare host, in lower case, is not public, or null. */
function hostReason(host: string): Reason {
  if (!HOST.test(host)) return 'Write a public host name, not an IP address or a local name';
  if (PRIVATE_HOST.test(host)) return 'Visitors cannot reach this host';
  if (isReservedHost(host)) return null;
  const { domain, publicSuffix, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (!isIcann && !isPrivate) return `.${publicSuffix} is not a top-level domain that browsers know`;
  return domain === null ? `Anybody can get a host below ${host}, so nobody owns it` : null;
}

/** Why a text is not a bare host, or null. */
export function bareHostReason(value: string): Reason {
  if (/[/:]/.test(value)) return 'Write only the host, without scheme, port and path';
  return value === value.toLowerCase() ? hostReason(value) : 'Write it in lower case';
}

/** Why a text is not a plain https URL of a public host in normal form, or null. */
function urlReason(value: string): Reason {
  if (value.length > MAX_URL) return `It has ${value.length} characters, but at most ${MAX_URL} can be checked by eye`;
  if (/^http:\/\//i.test(value)) return 'Write it with https';
  if (!value.startsWith('https://')) return 'Write a whole URL that starts with https://';
  if (/^https:\/\/[^/?#]*[^\p{ASCII}]/u.test(value)) {
    return 'Write the host in its encoded form (xn--…), and confirm it in internationalisedHosts';
  }
  if (/[\s"'<>`\\^{}|]|[^\x20-\x7e]/.test(value)) {
    return 'Percent-encode what a URL cannot contain, such as white space, quotes and letters beyond ASCII';
  }
  const url = URL.parse(value);
  if (!url) return 'Write a whole URL with a public host name';
  if (/^https:\/\/[^/?#]*@/.test(value)) return 'Leave out the user name and password';
  if (/^https:\/\/[^/?#]*:\d*(?:[/?#]|$)/.test(value)) return 'Leave out the port';
  const reason = hostReason(url.hostname);
  if (reason) return reason;
  return url.href === value || url.href === `${value}/` ? null : 'Write it in its normal form';
}

/** Why a text is not an origin for the site, or null: https and a host of its own, without path, slash or port. */
export function originReason(value: string): Reason {
  const reason = urlReason(value);
  if (reason) return reason;
  const { hostname, origin } = new URL(value);
  const owner = ownerOf(hostname);
  if (owner) return `This host is ${owner}’s`;
  const { publicSuffix, isPrivate } = parse(hostname, { allowPrivateDomains: true });
  if (isPrivate) return `Anybody can get a host below ${publicSuffix}, but the site needs its own domain`;
  return origin === value ? null : 'Write only the origin, without path or trailing slash';
}

const LOGIN =
  /^(?:(?:access|refresh|id)_?token|api_?key|(?:client_?)?secret|passw(?:or)?d|session_?(?:id)?|seed|mnemonic)$/i;

/** Why visitors should not be sent to a link, or null. */
function linkReason(value: string): Reason {
  const reason = urlReason(value);
  if (reason) return reason;
  const { hostname, pathname, search, hash, searchParams } = new URL(value);
  if (SHORTENERS.has(hostname)) return 'What is behind a short link can change after the check. Write the link itself';
  let rest: string;
  try {
    rest = decodeURIComponent(pathname + search + hash);
  } catch {
    return 'Its percent-encoding is not UTF-8';
  }
  if (/%[0-9a-f]{2}/i.test(rest)) return 'It is encoded twice, which hides what it contains';
  if (/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(rest)) return 'It contains encoded characters that nobody can see';
  if (/[a-z]:\/\/|\/\/|\\|[<>"]|javascript:/i.test(rest))
    return 'It contains another URL or markup, and may lead elsewhere';
  const parameters = [...searchParams].filter(([name]) => !name.startsWith('utm_'));
  if (parameters.some(([name]) => LOGIN.test(name)))
    return 'It contains what logs somebody in, for every visitor to see';
  const elsewhere = parameters
    .flatMap(([, each]) => hostsIn(each))
    .find(({ host }) => registrableDomain(host) !== registrableDomain(hostname));
  return elsewhere ? `It names ${elsewhere.host}, and may lead there` : null;
}

/** An account or an invitation; a plus followed by digits only is a telephone number. */
const CHAT = /^\/(?:[A-Za-z]\w{3,31}|(?:\+|joinchat\/)(?=.*[^\d])[\w-]{10,64})$/;
const PROFILE = /^\/\w{1,15}$/;

const account =
  (hosts: ReadonlySet<string>, path: RegExp, where: string) =>
  (value: string): Reason => {
    const reason = linkReason(value);
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

/** Why a URL is not one of the project's pages, or null: on Telegram and X, it has to be an account. */
export function pageReason(value: string): Reason {
  const host = URL.parse(value)?.hostname ?? '';
  const owner = ownerOf(host);
  // `?start=` tells the bot where a visitor came from: https://core.telegram.org/bots/features#deep-linking.
  if (TELEGRAM_HOSTS.has(host)) return chatReason(value.replace(/\?start=[\w-]{1,64}$/, ''));
  if (X_HOSTS.has(host)) return profileReason(value);
  return owner === 'Telegram' || owner === 'X'
    ? `Name the account on ${owner}’s own host, t.me or x.com`
    : linkReason(value);
}

/** What a template or a hurried operator leaves in place of a value. */
const BLANK =
  /^(?:todo|tbd|tba|fixme|xxx+|n\/a|null|none|undefined|nan|unknown|pending|test|example|placeholder|change_?me)$|\b(?:TODO|FIXME|TBD)\b/i;
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
  if (isService(value)) return 'This is another service’s name, and visitors would take the site for theirs';
  return /^(?:none|test|example)$/i.test(value) || !BLANK.test(value) ? null : LEFT;
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
    const isAddress = addressesIn(value).length + addressesIn(value.replaceAll(' ', '')).length > 0;
    if (isAddress) return 'Leave out what looks like an address on a blockchain';
    return needs.test(value) ? null : 'Write it out, as the register prints it';
  };

/** Why a text is not a handle that works on both X and Telegram, or null. */
export function handleReason(value: string): Reason {
  if (value.startsWith('@')) return 'Leave out the @, which the site adds';
  if (PAGES.has(value.toLowerCase()) || isService(value)) return 'This handle is somebody else’s, or calls everybody';
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
  const reason = bareHostReason(host);
  if (reason) return reason;
  const owner = ownerOf(host);
  return owner ? `This host is ${owner}’s` : null;
}

const EVM = /^0x[0-9a-f]{40}$/i;
/** EVM addresses up to this one are the zero address, precompiles and system contracts. */
const LAST_SYSTEM_ADDRESS = 0xffffn;
/** Built-in programs, sysvars and wrapped SOL end in a run of ones. */
const SYSTEM_RUN = /1{12}/;

/** Whether a text repeats itself from start to end, as only a made-up address does. */
const repeats = (text: string): boolean =>
  Array.from({ length: text.length / 2 }, (_, at) => at + 1).some((lag) => text.slice(lag) === text.slice(0, -lag));

/** Why a well-formed address cannot be the token's own, or null. */
function strangersReason(chain: 'solana' | 'bnb', address: string): Reason {
  const isSystem = chain === 'bnb' ? BigInt(address) <= LAST_SYSTEM_ADDRESS : SYSTEM_RUN.test(address);
  const isMadeUp = repeats((chain === 'bnb' ? address.slice(2) : address).toLowerCase());
  const what = knownContract(chain, address) ?? (isSystem ? 'a system address' : isMadeUp ? 'a made-up address' : null);
  return what === null || isDemonstration(address) ? null : `This is ${what}. Write the token’s own contract.`;
}

/** Why a text is not the token's contract on BNB Chain, or null. */
export function evmReason(value: string): Reason {
  if (!EVM.test(value)) return 'Write the BNB Chain contract, which is 0x and 40 hex digits.';
  const stranger = strangersReason('bnb', value);
  if (stranger) return stranger;
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
  if (!isSolanaAddress(value)) {
    return 'Write the Solana mint in base58 (no 0, O, I, l), exactly 32 bytes, 32 to 44 characters.';
  }
  return strangersReason('solana', value);
}
