import { z } from 'zod';
import { hostReason, type Reason } from './hosts.ts';
import { imitatedService } from './look-alike.ts';
import { walletNamesIn } from '../scan/addresses.ts';
import { addressIn } from './urls.ts';

/** A kind of text that the configuration holds. */
export interface TextKind {
  /** What to write where there is no text at all. */
  expected: string;
  /** One that passes: every remedy ends in it, or in a corrected form that passes too. Null where none always does. */
  example: string | null;
  /** Why a text is not of this kind, or null. */
  reasonOf: (value: string) => Reason;
  /** What the writer probably meant. */
  correct?: (value: string) => string;
}

const withExample = (reason: string, example: string | null): string =>
  example === null ? `${reason}.` : `${reason}: ${example}`;

/** The schema of a kind of text; its messages are the reason, and a text that passes. */
export const text = ({ expected, example, reasonOf, correct }: TextKind) =>
  z.string({ error: withExample(expected, example) }).check(({ value, issues }) => {
    const reason = value === '' ? expected : reasonOf(value);
    if (reason === null) return;
    const corrected = correct?.(value);
    const message = withExample(reason, corrected && reasonOf(corrected) === null ? corrected : example);
    issues.push({ code: 'custom', message, input: value, continue: true });
  });

/** The letters that the social cards' font draws: ASCII and Latin-1. */
const NAME = /^[A-Za-z0-9À-ÖØ-öø-ÿ]+([ ._-][A-Za-z0-9À-ÖØ-öø-ÿ]+)*$/;
const NAME_LENGTH = 16;

/** Why a name is not safe in HTML, SVG, JSON and as a tag, or does not fit the hero on a phone. */
export function nameReason(value: string): Reason {
  if (/^[$#@]/.test(value)) return 'Leave out the sign, which the site sets';
  if (value !== value.trim()) return 'Leave out the white space around it';
  if ([...value].length > NAME_LENGTH) return `Shorten it to ${NAME_LENGTH} characters`;
  return NAME.test(value)
    ? null
    : 'Use Latin letters and digits, with single spaces, dots, hyphens or underscores between them, for nothing else is safe in HTML, images and tags';
}

/** Letters of European names in Latin script, without those that look like others: dotless i, long s, kra. */
const LINE = /^[A-Za-z0-9À-ÖØ-öø-ıĳ-ķĹ-ňŊ-ž .,'’()&/-]+$/;
const LOOK_ALIKES = /[ıſĸ]/;

/** Why a text is not a line of plain words in Latin letters, of at most `length` characters, fit to be printed. */
export const lineReason =
  (length: number) =>
  (value: string): Reason => {
    if (value !== value.trim()) return 'Leave out the white space around it';
    if ([...value].length > length) return `Shorten it to ${length} characters`;
    if (/[^\p{ASCII}]/u.test(value) && /\p{L}/u.test(value) && /[^\p{Script=Latin}\p{Script=Common}]/u.test(value)) {
      return 'Write it in Latin letters alone: one of these only looks like one';
    }
    if (!LINE.test(value) || LOOK_ALIKES.test(value) || value !== value.normalize('NFKC')) {
      return 'Use Latin letters, digits and plain punctuation on one line, without angle brackets and quotes';
    }
    const isAddress = addressIn(value) !== null || walletNamesIn(value).length > 0;
    return isAddress ? 'Leave out what looks like an address of a chain' : null;
  };

/** Why a text is not a handle that can be posted to on X and on Telegram. */
export function handleReason(value: string): Reason {
  if (value.startsWith('@')) return 'Leave out the @, which the site sets';
  return /^[A-Za-z]\w{2,14}$/.test(value)
    ? null
    : 'Write the handle as X has it, 3 to 15 letters, digits and underscores with a letter first';
}

/** Why a text is not a token's symbol. */
export function symbolReason(value: string): Reason {
  if (value.startsWith('$')) return 'Leave out the sign';
  // Published lists have a few with other signs, and an operator must be able to confirm these.
  return /^[!-~]{1,20}$/.test(value) && !/[<>"'`&\\]/.test(value) ? null : 'Write up to 20 letters and digits';
}

const MAX_ADDRESS = 254;
const MAX_LOCAL = 64;
const EMAIL = z.email();

/** Why a text is not a mail address alone, at a public host (lengths: RFC 5321). */
export function emailReason(value: string): Reason {
  if (value.length > MAX_ADDRESS)
    return `It has ${value.length} characters, and no mail server takes more than ${MAX_ADDRESS}`;
  if (!EMAIL.safeParse(value).success) return 'Write an email address alone';
  const at = value.lastIndexOf('@');
  if (at > MAX_LOCAL) return `Shorten the part before the @ to ${MAX_LOCAL} characters`;
  const host = value.slice(at + 1);
  const reason = hostReason(host.toLowerCase());
  if (reason) return reason;
  if (host !== host.toLowerCase()) return 'Write the host in lower case';
  const service = imitatedService(host);
  if (service) return `The host looks like ${service}’s and is not`;
  return addressIn(value) === null ? null : 'Leave out what looks like an address of a chain';
}

/** Why a text is not a host alone. */
export function bareHostReason(value: string): Reason {
  if (value.includes('://')) return 'Leave out the scheme';
  if (value.includes('/')) return 'Leave out the path';
  if (/:\d+$/.test(value)) return 'Leave out the port';
  return value === value.toLowerCase() ? hostReason(value) : 'Write it in lower case';
}
