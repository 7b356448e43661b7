import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textPieces, type TextPiece } from '../lib/string-literals.ts';

/**
 * Names that a built page keeps, because tests, the scan or a command select by them. The others are no interface: a
 * class is only known to its own build.
 */
export const KEPT: ReadonlySet<string> = new Set(
  `
  address axis bar-nav btn copy donut header-row hero icon icon-btn identicon logo menu-toggle post-text schedule-legend
  schedule-line schedule-plot sign skip-link sr-only sticky-bar sticky-row thread tone-ink top-bar values wrap
`
    .trim()
    .split(/\s+/),
);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Returns `a` … `z`, `aa` … `zz`. */
const shortName = (index: number): string =>
  index < 26 ? LETTERS[index]! : LETTERS[Math.floor(index / 26) - 1]! + LETTERS[index % 26]!;

/** Words of `piece` that no expression touches. */
const wholeWords = ({ text, open }: TextPiece): string[] =>
  text
    .split(/\s+/)
    .filter((_, index, { length }) => !(open.before && index === 0) && !(open.after && index === length - 1))
    .filter((word) => word !== '');

/** Words of `piece` that an expression completes. */
const partialWords = ({ text, open }: TextPiece): string[] => {
  const words = text.split(/\s+/);
  return [open.before ? words[0]! : '', open.after ? words.at(-1)! : ''].filter((word) => word !== '');
};

/** Returns the paths of the modules below `folder`. */
const modulesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .toSorted()
    .map((path) => join(folder, path));

/**
 * Finds a short name for each class that occurs in `className` attributes and nowhere else in `sources`: as a word of
 * another string, as a selector, or with an expression as one of its parts, it could mean something else.
 *
 * @returns short names by class name, the shortest for the most frequent
 */
export function shortClassNames(sources: readonly string[]): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  const other = new Set<string>();
  const partial: string[] = [];
  for (const piece of sources.flatMap((code) => textPieces(code))) {
    if (piece.text.trimStart().startsWith(':uno-')) {
      // The name is all that is left of it; the rest are utilities.
      const [, name = ''] = /^\s*:uno-([\w-]+):/.exec(piece.text) ?? [];
      if (piece.ofClassName) uses.set(name, (uses.get(name) ?? 0) + 1);
      else other.add(name);
    } else if (piece.ofClassName) {
      for (const word of wholeWords(piece)) uses.set(word, (uses.get(word) ?? 0) + 1);
      partial.push(...partialWords(piece));
    } else {
      for (const word of piece.text.split(/[\s.,"'=<>]+/)) other.add(word);
    }
  }
  const names = [...uses]
    .filter(([name]) => name.length > 2 && !KEPT.has(name) && !other.has(name))
    .filter(([name]) => !partial.some((part) => name.startsWith(part) || name.endsWith(part)))
    .toSorted(([one, ones], [two, twos]) => twos - ones || (one < two ? -1 : 1));
  const taken = new Set([...uses.keys(), ...other]);
  const free = Array.from({ length: names.length + taken.size }, (_, index) => shortName(index)).filter(
    (name) => !taken.has(name),
  );
  return new Map(names.map(([name], index) => [name, free[index]!]));
}

let ofSite: ReadonlyMap<string, string> | undefined;

/** Returns the short names for the site's own modules, which are read once: both bundles and the styles need the same. */
export const siteClassNames = (): ReadonlyMap<string, string> =>
  (ofSite ??= shortClassNames(modulesOf('src').map((path) => readFileSync(path, 'utf8'))));

/** Shortens the words of every `className` attribute in a module. */
export function shortenModule(code: string, names: ReadonlyMap<string, string>): string {
  let shortened = '';
  let end = 0;
  for (const piece of textPieces(code).toSorted((one, two) => one.start - two.start)) {
    if (!piece.ofClassName) continue;
    const whole = new Set(wholeWords(piece));
    const text = piece.text.replace(/\S+/g, (word) => (whole.has(word) ? (names.get(word) ?? word) : word));
    shortened += code.slice(end, piece.start) + text;
    end = piece.end;
  }
  return shortened + code.slice(end);
}

/** Shortens the class selectors of a style sheet. URLs and strings stay as they are. */
export const shortenStyles = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replace(
    /url\((?:"[^"]*"|'[^']*'|[^)]*)\)|"[^"]*"|'[^']*'|\.((?:[a-zA-Z_[-]|\\.)(?:[\w-]|\\.)*)/g,
    (text, escaped?: string) => {
      const short = escaped && names.get(escaped.replaceAll(/\\(.)/g, '$1'));
      return short ? `.${short}` : text;
    },
  );
