import { joined, textReading, type Reading } from './reading.ts';

const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|\n|([^]))/gi;
const STRING = /"((?:[^"\\]|\\[^])*)"|'((?:[^'\\]|\\[^])*)'/g;

const decoded = (css: string): string =>
  css.replace(ESCAPE, (_, hex: string | undefined, character: string | undefined) =>
    hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)) : (character ?? ''),
  );

const withoutComments = (css: string): string => css.replace(/\/\*[^]*?\*\//g, '');

/** Returns the strings in a style sheet, decoded. */
export const styleStrings = (css: string): string[] =>
  [...withoutComments(css).matchAll(STRING)].map(([, double, single]) => decoded(double ?? single!));

/** Reads a style sheet: without comments, by string, and with all strings joined, as CSS can display them in a row. */
export function styleReadings(css: string): Reading[] {
  const bare = withoutComments(css);
  const strings = styleStrings(css);
  return [
    { text: css, kind: 'source' },
    { text: decoded(bare), kind: 'source' },
    ...strings.map(textReading),
    joined(strings),
    joined(strings.toReversed()),
  ];
}

const URL_FUNCTION = /(?:\burl\(\s*|@import\s+)(?:"((?:[^"\\]|\\[^])*)"|'((?:[^'\\]|\\[^])*)'|([^)"'\s]+))/gi;

/** Returns the targets of `url()` and `@import` in a style sheet, however they are written. */
export function styleUrls(css: string): string[] {
  const bare = withoutComments(css);
  const named = [bare, decoded(bare)].flatMap((text) => [...text.matchAll(URL_FUNCTION)]);
  return [...new Set(named.map(([, double, single, bareword]) => decoded(double ?? single ?? bareword!)))];
}
