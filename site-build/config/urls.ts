import { addressesIn, walletNamesIn } from '../scan/addresses.ts';
import { plain } from '../scan/readings/characters.ts';
import { bareHostsIn } from '../scan/urls.ts';
import { hostReason, isInternationalised, registrableDomain, siteHostReason, type Reason } from './hosts.ts';
import { imitatedService } from './look-alike.ts';
import { isRelay } from './services.ts';

const MAX_LENGTH = 512;
/** Query parameters that name another page or site. */
const TARGET =
  /^(?:url|uri|u|to|next|redirect|redirect_?to|redirect_?ur[il]|return|return_?to|return_?url|continue|continue_?url|dest|destination|target|goto|go|link|out|r|callback|service|site)$/i;
/** Folders that commonly pass visitors on to the place named behind them. */
const PASSES_ON = /\/(?:redirect|redir|out|go|goto|link|away|exit|leave|browse|dapp|proxy|https?)\/([^/?#]+)/i;
/** Finds a URL within a URL, even in base64. */
const INNER_URL = /[a-z][a-z0-9+.-]*:\/\/|\/\/|\\|[/=#](?:https?|javascript|data|vbscript|blob):|aHR0c/i;
/** Names and forms of values that log somebody in. */
const CREDENTIAL =
  /^(?:access_?token|refresh_?token|id_?token|api_?key|secret|client_?secret|password|passwd|pwd|auth|authorization|session|session_?id|sid|jwt|private_?key|seed|mnemonic)$/i;
const CREDENTIAL_FORM =
  /eyJ[\w-]{6,}\.|(?:^|[/=])(?:gh[opsu]_|github_pat_|sk[-_](?:live|test)|xox[abp]-|AKIA)|;jsessionid=/i;

/** Returns an address of any chain, or a name that wallets resolve to one, in a text; or null. Too long texts are not searched. */
export const addressIn = (text: string): string | null =>
  text.length > MAX_LENGTH ? null : (addressesIn(text)[0] ?? walletNamesIn(text)[0] ?? null);

function parsed(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}

/** Decodes the part of a URL after the host; null if it is not UTF-8. */
function decodedPath({ pathname, search, hash }: URL): string | null {
  try {
    return decodeURIComponent(pathname + search + hash);
  } catch {
    return null;
  }
}

/** Says why the part of a URL after its host should not be trusted, or null. */
function pathReason(url: URL): Reason {
  const text = decodedPath(url);
  if (text === null) return 'Its percent-encoding is not UTF-8';
  if (/%[0-9a-f]{2}/i.test(text)) return 'It is encoded twice, which hides its content';
  if (/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(text)) return 'It contains encoded characters that nobody can see';
  if (/[<>"]/.test(text)) return 'It contains encoded markup, which no page needs';
  if (/%(?:2f|5c)/i.test(url.pathname) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(decodeURIComponent(url.pathname))) {
    return 'It contains an encoded slash, which servers read differently';
  }
  if (INNER_URL.test(text)) return 'It contains another URL, to which it may redirect';
  if (bareHostsIn(plain(PASSES_ON.exec(text)?.[1] ?? '')).length > 0)
    return 'Its path names another place, to which it may redirect';
  const parameters = [...url.searchParams];
  const credential = parameters.find(([name]) => CREDENTIAL.test(name));
  if (credential || CREDENTIAL_FORM.test(text))
    return 'It contains what logs somebody in, and every visitor would see it';
  const target = parameters.find(
    ([name, value]) =>
      (TARGET.test(name) && /[.\u3002]/.test(value)) || (!name.startsWith('utm_') && namesHost(value, url)),
  );
  return target ? `Its "${target[0]}" names another place, to which it may redirect` : null;
}

/** Tells whether a parameter is, or begins with, a host of another domain. */
const namesHost = (value: string, { hostname }: URL): boolean =>
  bareHostsIn(plain(value)).some(
    ({ host, path }) =>
      plain(value)
        .trim()
        .toLowerCase()
        .startsWith(host + path) && registrableDomain(host) !== registrableDomain(hostname),
  );

/** Derives an https URL in normal form from `value`, to suggest as the remedy. */
export const asHttps = (value: string): string => {
  const url = parsed(value.trim().replace(/^http:/i, 'https:'));
  // An encoded host only passes once it is confirmed, so it cannot be the remedy.
  if (!url || url.protocol !== 'https:' || isInternationalised(url.hostname)) return '';
  url.username = '';
  url.password = '';
  url.port = '';
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href;
};

/** Says why a text is not a plain https URL of a public host in normal form, or null. */
export function urlReason(value: string): Reason {
  if (value.length > MAX_LENGTH)
    return `It has ${value.length} characters, but at most ${MAX_LENGTH} can be checked by eye`;
  if (/^http:\/\//i.test(value)) return 'Write it with https';
  if (!value.startsWith('https://')) return 'Write a whole URL that starts with https://';
  const [, host] = /^https:\/\/([^/?#]*)/.exec(value) ?? [];
  if (/[^\p{ASCII}]/u.test(host ?? '')) {
    return 'Write the host in its encoded form (xn--…), and confirm it in internationalisedHosts';
  }
  if (/[\s"'<>`\\^{}|]|[^\x20-\x7e]/.test(value)) {
    return 'Percent-encode what a URL cannot contain, such as white space, quotes, angle brackets and letters beyond ASCII';
  }
  const url = parsed(value);
  if (!url) return 'Write a whole URL';
  if (url.username || url.password) return 'Leave out the user name and password';
  if (url.port || /^https:\/\/[^/?#]*:\d*(?:[/?#]|$)/.test(value)) return 'Leave out the port';
  const reason = hostReason(url.hostname);
  if (reason) return reason;
  return url.href === value || url.href === `${value}/` ? null : 'Write it in its normal form';
}

/** Says why visitors should not be sent to a link that is otherwise a valid URL, or null. */
export function linkReason(value: string): Reason {
  const url = new URL(value);
  if (isRelay(url.hostname, url.pathname)) return 'It redirects to another site, which can change after the check';
  const service = imitatedService(url.hostname);
  if (service) return `The host looks like ${service}’s but is not`;
  return pathReason(url);
}

/** Says why a text is not an origin for the site, or null: https and an own host, without path, slash or port. */
export function originReason(value: string): Reason {
  const reason = urlReason(value) ?? siteHostReason(new URL(value).hostname);
  if (reason) return reason;
  const service = imitatedService(new URL(value).hostname);
  if (service) return `The host looks like ${service}’s but is not`;
  return new URL(value).origin === value ? null : 'Write only the origin, without path or trailing slash';
}
