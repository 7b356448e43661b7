/** Soft hyphen, zero-width characters, bidirectional controls, byte order mark, variation selectors, tags. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu;
const CONTROL = /(?![\t\n\r])\p{Control}/gu;

const nameOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns the invisible characters in a text, which could split or reverse the visible ones; each once. */
export const hiddenCharactersIn = (text: string): string[] => [
  ...new Set([...(text.match(INVISIBLE) ?? []), ...(text.match(CONTROL) ?? [])].map(nameOf)),
];

/** Dots that browsers read as dots in a host, and dots in brackets, which readers replace: `name[.]com`. */
const DOTS = /[\u3002\uff61]|\s?[[({]\s?(?:\.|dot)\s?[\])}]\s?/gi;

/** Normalises a text to what a reader sees: compatible letters become one, invisible characters go. */
export const plain = (text: string): string => text.replace(DOTS, '.').normalize('NFKC').replace(INVISIBLE, '');

const LATIN = /[A-Za-z]/;
const TWIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}]/u;

/** Returns the words that mix Latin letters or digits of an address with letters of scripts that look like them. */
export const mixedWordsIn = (text: string): string[] => [
  ...new Set((text.match(/[\p{L}\p{N}]{6,}/gu) ?? []).filter((word) => LATIN.test(word) && TWIN.test(word))),
];

/**
 * Decodes a file's bytes.
 *
 * @throws if they are not UTF-8: browsers could read UTF-16, and it would hide everything from a scan
 */
export function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error('It is not in UTF-8. Save it in that encoding.');
  }
}
