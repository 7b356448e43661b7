/** Soft hyphen, zero-width characters, bidirectional controls, byte order mark, variation selectors, tags. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu;
const CONTROL = /(?![\t\n\r])\p{Control}/gu;

const nameOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** The characters of a text that no reader sees, and which could divide or turn round what he does see; each once. */
export const hiddenCharactersIn = (text: string): string[] => [
  ...new Set([...(text.match(INVISIBLE) ?? []), ...(text.match(CONTROL) ?? [])].map(nameOf)),
];

/** A text as a reader takes it: compatible letters are one letter, and what is invisible is not there. */
export const plain = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '');

/**
 * The text of a file's bytes.
 *
 * @throws where they are not UTF-8: UTF-16 would hide everything from a scan that browsers could still read
 */
export const utf8 = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
