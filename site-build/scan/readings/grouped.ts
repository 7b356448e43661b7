import type { Reading } from './reading.ts';

/** Short pieces with the same separator between them: `52-90-84`, `a · b · c`, `12_34`. */
const GROUPS = /[0-9A-Za-z]{1,24}([^0-9A-Za-z\n<>"'=]{1,3})[0-9A-Za-z]{1,24}(?:\1[0-9A-Za-z]{1,24})+/g;
/** Forty hex digits with anything between them: with `0x` before them, nothing else is meant. */
const SPACED_HEX = /0\W{0,3}x(?:[^0-9a-z<>]{0,3}[0-9a-f]){40}/gi;
/** A list of character codes: `104,116,116,112`. */
const CODES = /\b\d{2,3}(?:[^\w.]{1,2}\d{2,3}){11,}\b/g;
/** Text in hex, two digits a character. */
const HEX = /(?<![0-9a-f])(?:[2-7][0-9a-f]){10,}(?![0-9a-f])/gi;
const PRINTABLE = /^[\t\n\r -~]+$/;
/** Shorter than any address. */
const MIN_LENGTH = 25;

const found = (texts: readonly string[], kind: Reading['kind']): Reading[] => texts.map((text) => ({ text, kind }));

/**
 * Reads what a text spells in pieces, which a reader or a script puts together: groups without their separators, lists
 * of character codes, and text in hex.
 */
export function groupedReadings(text: string): Reading[] {
  const grouped = [...text.matchAll(GROUPS)]
    .map(([group, separator]) => group.replaceAll(separator!, ''))
    .filter((group) => group.length >= MIN_LENGTH);
  const spaced = (text.match(SPACED_HEX) ?? [])
    .filter((digits) => /[^0-9a-z]/i.test(digits))
    .map((digits) => digits.replace(/[^0-9a-z]/gi, ''));
  const coded = (text.match(CODES) ?? []).map((list) => String.fromCodePoint(...list.match(/\d+/g)!.map(Number)));
  const hex = (text.match(HEX) ?? []).map((digits) => Buffer.from(digits, 'hex').toString('latin1'));
  return [
    ...found([...grouped, ...spaced], 'joined'),
    ...found(
      [...coded, ...hex].filter((spelled) => PRINTABLE.test(spelled)),
      'text',
    ),
  ];
}
