import { addressesIn } from '../scan/addresses.ts';
import { hostReason, isInternationalised, siteHostReason, type Reason } from './hosts.ts';
import { imitatedService } from './look-alike.ts';
import { isRelay } from './services.ts';

const MAX_LENGTH = 512;
/** Query parameters that name another page or site. */
const TARGET =
  /^(?:url|uri|u|to|next|redirect|redirect_?ur[il]|return|return_?to|return_?url|dest|destination|target|goto|go|link|out|continue|r)$/i;
/** Finds a URL within a URL, even in base64. */
const INNER_URL = /[a-z][a-z0-9+.-]*:\/\/|\/\/|[/=](?:https?|javascript|data):|aHR0c/i;

/** Returns an address of any chain in a text, or null. Texts that are too long to pass are not searched. */
export const addressIn = (text: string): string | null =>
  text.length > MAX_LENGTH ? null : (addressesIn(text)[0] ?? null);

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
  if (INNER_URL.test(text)) return 'It contains another URL, to which it may redirect';
  const target = [...url.searchParams].find(([name, value]) => TARGET.test(name) && value.includes('.'));
  return target ? `Its "${target[0]}" names another place, to which it may redirect` : null;
}

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
  const service = imitatedService(url.hostname);
  if (service) return `The host looks like ${service}’s but is not`;
  if (isRelay(url.hostname, url.pathname)) return 'It redirects to another site, which can change after the check';
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
