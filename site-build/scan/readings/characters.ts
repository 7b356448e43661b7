/** Soft hyphen, zero-width characters, bidirectional controls, byte order mark, variation selectors, tags. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu;
const CONTROL = /(?![\t\n\r])\p{Control}/gu;

const nameOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns the invisible characters in a text, which could split or reverse the visible ones; each once. */
export const hiddenCharactersIn = (text: string): string[] => [
  ...new Set([...(text.match(INVISIBLE) ?? []), ...(text.match(CONTROL) ?? [])].map(nameOf)),
];

/** Normalises a text to what a reader sees: compatible letters become one, invisible characters go. */
export const plain = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '');

/**
 * Decodes a file's bytes.
 *
 * @throws if they are not UTF-8: browsers could read UTF-16, and it would hide everything from a scan
 */
export const utf8 = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
