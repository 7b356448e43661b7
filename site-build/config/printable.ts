const MAX_LENGTH = 200;

/** Controls, bidirectional and invisible characters, lone surrogates, and white space that is not a plain space. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{M}]|(?! )\p{Zs}/gu;

/** A text that came from outside, fit for a terminal: on one line, of bounded length, without what moves its cursor. */
export function printable(text: string, length: number = MAX_LENGTH): string {
  const [...characters] = text.slice(0, 2 * length);
  const cut = characters.length > length || text.length > 2 * length;
  const line = characters.slice(0, length).join('');
  const seen = line.replace(UNSEEN, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
  return cut ? `${seen}…` : seen;
}
