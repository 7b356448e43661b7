const MAX_LENGTH = 200;

/** Controls, bidirectional and invisible characters, lone surrogates, and white space that is not a plain space. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{M}]|(?! )\p{Zs}/gu;

/** Makes foreign text safe for a terminal: one line, limited in length, without anything that moves the cursor. */
export function printable(text: string, length: number = MAX_LENGTH): string {
  const [...characters] = text.slice(0, 2 * length);
  const cut = characters.length > length || text.length > 2 * length;
  const line = characters.slice(0, length).join('');
  const seen = line.replace(UNSEEN, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
  return cut ? `${seen}…` : seen;
}
