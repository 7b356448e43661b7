import { z } from 'zod';

/** What is wrong with a value and how to mend it, or null. */
export type Fault = string | null;

/** A string with a rule of its own: `expected` is the remedy for anything that is no string or empty. */
export const text = (expected: string, faultOf: (value: string) => Fault) =>
  z.string({ error: expected }).check(({ value, issues }) => {
    const fault = value === '' ? expected : faultOf(value);
    if (fault !== null) issues.push({ code: 'custom', message: fault, input: value, continue: true });
  });

/** Names that resolve on one machine or network only. */
const PRIVATE_HOST = /(^|\.)(localhost|local|internal|test|invalid|lan|home\.arpa)$/;
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** A public host name in lower case, without scheme, port and path. */
export function hostFault(host: string): Fault {
  if (host.includes('://')) return 'Leave out the scheme: write the host alone, such as preview.your-token.com.';
  if (host.includes('/')) return 'Leave out the path: write the host alone, such as preview.your-token.com.';
  if (/:\d+$/.test(host)) return 'Leave out the port: write the host alone.';
  if (host !== host.toLowerCase()) return `Write it in lower case: ${host.toLowerCase()}`;
  if (PRIVATE_HOST.test(host)) return 'Visitors cannot reach this host: write a public one.';
  if (!HOST.test(host)) return 'Write a public host name, such as preview.your-token.com (an IP address is none).';
  return null;
}

function parsed(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}

/** An https URL of a public host in its normal form. `&` may stand in it; quotes and angle brackets may not. */
export function urlFault(value: string): Fault {
  if (/^http:\/\//i.test(value)) return `Write it with https: https${value.slice(4)}`;
  if (!value.startsWith('https://')) return 'Write a whole URL that starts with https://';
  if (/[\s"'<>`\\^{}|]|[^\x20-\x7e]/.test(value)) {
    return 'Percent-encode what a URL cannot hold: white space, quotes, angle brackets, letters beyond ASCII.';
  }
  const url = parsed(value);
  if (!url) return 'Write a whole URL, such as https://docs.your-token.com';
  if (url.username || url.password) return 'Leave out the user name and password.';
  const host = hostFault(url.hostname);
  if (host) return host;
  return url.href === value || url.href === `${value}/` ? null : `Write it as ${url.href}`;
}

/** An https origin: no path, no slash at the end, no port. */
export function originFault(value: string): Fault {
  // Capitals alone would get the URL's right form as the remedy, which ends in the slash that an origin has not.
  const fault = urlFault(value.toLowerCase());
  if (fault) return fault.replace('preview.your-token', 'https://your-token');
  const url = new URL(value);
  if (url.port) return `Leave out the port: https://${url.hostname}`;
  return url.origin === value ? null : `Write the origin alone, without path and final slash: ${url.origin}`;
}

/** An https URL on one of `hosts` whose path fits `path`. */
export const placeFault =
  (hosts: readonly string[], path: RegExp, example: string) =>
  (value: string): Fault => {
    const fault = urlFault(value);
    if (fault) return fault;
    const url = new URL(value);
    if (!hosts.includes(url.hostname)) return `The site calls this link by its service: write ${example}`;
    return path.test(url.pathname + url.search + url.hash) ? null : `Name the account or the chat: ${example}`;
  };

/** The letters that the social cards' font draws: ASCII and Latin-1. */
const NAME = /^[A-Za-z0-9À-ÖØ-öø-ÿ]+([ ._-][A-Za-z0-9À-ÖØ-öø-ÿ]+)*$/;
const NAME_LENGTH = 16;

/** A name that is safe in HTML, SVG, JSON and as a tag, and that fits the hero on a phone. */
export function nameFault(value: string): Fault {
  if (/^[$#@]/.test(value)) return `Leave out the sign, the site sets it: ${value.slice(1)}`;
  if (value !== value.trim()) return `Leave out the white space around it: ${value.trim()}`;
  if ([...value].length > NAME_LENGTH) return `Shorten it to ${NAME_LENGTH} characters.`;
  return NAME.test(value)
    ? null
    : 'Use Latin letters and digits, with single spaces, dots, hyphens or underscores between them: nothing else is safe in HTML, images and tags.';
}

/** A line of plain text of at most `length` characters, without what HTML reads as markup. */
export const lineFault =
  (length: number) =>
  (value: string): Fault => {
    if (value !== value.trim()) return `Leave out the white space around it: ${value.trim()}`;
    if ([...value].length > length) return `Shorten it to ${length} characters.`;
    return /^[\p{L}\p{N} .,'’()/-]+$/u.test(value)
      ? null
      : 'Use letters, digits and plain punctuation on one line: no angle brackets, quotes or ampersands.';
  };

/** A handle that can be posted to on X and on Telegram. */
export const handleFault = (value: string): Fault =>
  value.startsWith('@')
    ? `Leave out the @, the site sets it: ${value.slice(1)}`
    : /^\w{1,15}$/.test(value)
      ? null
      : 'Write the handle as X has it: 1 to 15 letters, digits and underscores.';
