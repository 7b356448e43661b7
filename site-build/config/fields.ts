import { z } from 'zod';
import { hostReason, type Reason } from './hosts.ts';
import { imitatedService } from './look-alike.ts';
import { plain } from '../scan/readings/characters.ts';
import { mailAddressesIn } from '../scan/urls.ts';
import { isTakenHandle } from './accounts.ts';
import { ownerOf, serviceNamed } from './services.ts';
import { addressIn } from './urls.ts';

/** A kind of text in the configuration. */
export interface TextKind {
  /** The remedy if the value is not a text at all. */
  expected: string;
  /** A text that passes, or null if none always does. Remedies end with it or with a corrected form that passes. */
  example: string | null;
  /** Says why a text is not of this kind, or null. */
  reasonOf: (value: string) => Reason;
  /** Suggests what the writer probably meant. */
  correct?: (value: string) => string;
}

const withExample = (reason: string, example: string | null): string =>
  example === null ? `${reason}.` : `${reason}: ${example}`;

/** Makes the schema of a kind of text. Its messages give the reason and a text that passes. */
export const text = ({ expected, example, reasonOf, correct }: TextKind) =>
  z.string({ error: withExample(expected, example) }).check(({ value, issues }) => {
    const reason = value === '' ? expected : reasonOf(value);
    if (reason === null) return;
    const corrected = correct?.(value);
    const message = withExample(reason, corrected && reasonOf(corrected) === null ? corrected : example);
    issues.push({ code: 'custom', message, input: value, continue: true });
  });

/** Characters in the social cards' font: ASCII and Latin-1. */
const NAME = /^[A-Za-z0-9À-ÖØ-öø-ÿ]+([ ._-][A-Za-z0-9À-ÖØ-öø-ÿ]+)*$/;
const NAME_LENGTH = 16;

/** What a template or a hurried operator leaves where a value is missing. */
const BLANK =
  /^(?:todo|tbd|tba|fixme|xxx+|n\/a|null|undefined|nan|placeholder|change_?me)$|\b(?:TODO|FIXME|TBD|undefined|NaN)\b|\[object /i;
/** In a company's facts, these are not names either. */
const NOT_STATED = /^(?:none|unknown|pending|test|example)$/i;
const LEFT = 'It says that a value is still missing';

/** Says why a text would send readers to somebody else than a checked link does, or null. Hosts are checked elsewhere. */
function elsewhereReason(value: string): Reason {
  const read = plain(value);
  if (mailAddressesIn(read).length > 0) return 'Leave out the email address, which has a field of its own';
  // Digits in groups are an address all the same.
  const isAddress = addressIn(read) !== null || addressIn(read.replaceAll(' ', '')) !== null;
  return isAddress ? 'Leave out what looks like an address on a blockchain' : null;
}

/** Says why a name is not safe in HTML, SVG, JSON or a tag, or is too long for the hero on a phone; or null. */
export function nameReason(value: string): Reason {
  if (/^[$#@]/.test(value)) return 'Leave out the sign, which the site adds';
  if (value !== value.trim()) return 'Leave out the white space around it';
  if ([...value].length > NAME_LENGTH) return `Shorten it to ${NAME_LENGTH} characters`;
  if (!NAME.test(value))
    return 'Use Latin letters and digits, with single spaces, dots, hyphens or underscores between them, because nothing else is safe in HTML, images and tags';
  if (BLANK.test(value)) return LEFT;
  const service = serviceNamed(value);
  if (service) return `This is ${service}’s name, and visitors would take the site for theirs`;
  return elsewhereReason(value);
}

/** Letters of European names in Latin script, except those that resemble others: dotless i, long s, kra. */
const LINE = /^[A-Za-z0-9À-ÖØ-öø-ıĳ-ķĹ-ňŊ-ž .,'’()&/-]+$/;
const LOOK_ALIKES = /[ıſĸ]/;

const LETTERS = /\p{L}.*\p{L}/u;
export const DIGIT = /\d/;

/**
 * Says why a text is not a printable line of plain Latin words of at most `length` characters, or null.
 *
 * @param needs what every such line contains
 */
export const lineReason =
  (length: number, needs = LETTERS) =>
  (value: string): Reason => {
    if (value !== value.trim()) return 'Leave out the white space around it';
    if ([...value].length > length) return `Shorten it to ${length} characters`;
    if (/[^\p{ASCII}]/u.test(value) && /\p{L}/u.test(value) && /[^\p{Script=Latin}\p{Script=Common}]/u.test(value)) {
      return 'Write it in Latin letters, because one of these only looks like one';
    }
    if (!LINE.test(value) || LOOK_ALIKES.test(value) || value !== value.normalize('NFKC')) {
      return 'Use Latin letters, digits and plain punctuation on one line, without angle brackets and quotes';
    }
    if (BLANK.test(value) || NOT_STATED.test(value)) return LEFT;
    const elsewhere = elsewhereReason(value);
    if (elsewhere !== null || needs.test(value)) return elsewhere;
    return `Write it out, with ${needs === DIGIT ? 'the digits that it has in the register' : 'at least two letters'}`;
  };

/** Says why a text is not a handle that works on both X and Telegram, or null. */
export function handleReason(value: string): Reason {
  if (value.startsWith('@')) return 'Leave out the @, which the site adds';
  if (isTakenHandle(value)) return 'This handle is somebody else’s, or calls everybody';
  return /^[A-Za-z]\w{2,14}$/.test(value)
    ? null
    : 'Write the handle as it is on X, with 3 to 15 letters, digits and underscores, starting with a letter';
}

/** Says why a text is not a token's symbol, or null. */
export function symbolReason(value: string): Reason {
  if (value.startsWith('$')) return 'Leave out the sign';
  // Some symbols on published lists contain other characters, and an operator must be able to confirm them.
  if (BLANK.test(value)) return `${LEFT}: write the symbol, or null without quotes`;
  return /^[!-~]{1,20}$/.test(value) && !/[<>"'`&\\{}/%=|,;@]/.test(value)
    ? elsewhereReason(value)
    : 'Write up to 20 letters and digits';
}

const MAX_ADDRESS = 254;
const MAX_LOCAL = 64;
const EMAIL = z.email();

/** Says why a text is not a bare mail address at a public host, or null. Lengths: RFC 5321, section 4.5.3.1. */
export function emailReason(value: string): Reason {
  if (value.length > MAX_ADDRESS)
    return `It has ${value.length} characters, but no mail server accepts more than ${MAX_ADDRESS}`;
  if (!EMAIL.safeParse(value).success) return 'Write only an email address';
  const at = value.lastIndexOf('@');
  if (at > MAX_LOCAL) return `Shorten the part before the @ to ${MAX_LOCAL} characters`;
  const host = value.slice(at + 1);
  const reason = hostReason(host.toLowerCase());
  if (reason) return reason;
  if (host !== host.toLowerCase()) return 'Write the host in lower case';
  const owner = ownerOf(host);
  if (owner) return `This host is ${owner}’s`;
  const service = imitatedService(host);
  if (service) return `The host looks like ${service}’s but is not`;
  return addressIn(value.replace('@', ' ')) === null ? null : 'Leave out what looks like an address on a blockchain';
}

/** Says why a text is not a bare host, or null. */
export function bareHostReason(value: string): Reason {
  if (value.includes('://')) return 'Leave out the scheme';
  if (value.includes('/')) return 'Leave out the path';
  if (/:\d+$/.test(value)) return 'Leave out the port';
  return value === value.toLowerCase() ? hostReason(value) : 'Write it in lower case';
}
