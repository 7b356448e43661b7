import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer as Shaped, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

type FamilyName = 'Host Grotesk' | 'Geist Mono';

/** A font family with its files in the fontsource package. */
interface Family {
  family: FamilyName;
  /** The weights in use; a static font has one. */
  weights: readonly [min: number, max?: number];
  /** Font files, the most common first; each provides only the characters that earlier ones lack. */
  files: readonly string[];
}

const families: readonly Family[] = [
  {
    family: 'Host Grotesk',
    weights: [400, 600],
    files: [
      '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2',
      '@fontsource-variable/host-grotesk/files/host-grotesk-latin-ext-wght-normal.woff2',
    ],
  },
  {
    family: 'Geist Mono',
    weights: [400],
    files: [
      '@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff2',
      '@fontsource/geist-mono/files/geist-mono-latin-ext-400-normal.woff2',
      '@fontsource/geist-mono/files/geist-mono-vietnamese-400-normal.woff2',
    ],
  },
];

/** Characters of markup and code: included only if the text of a page has them, which saves a kilobyte. */
const CODE = /["<=>\\^_`{|}~]/g;

/** Soft hyphens and the like, for which nothing is drawn. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Always included: a translation, or the path on the 404 page, may have letters that the pages lack. */
const ALWAYS = String.fromCharCode(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index)).replaceAll(CODE, '');

/** A subset font file and its `@font-face` rule. */
interface CutFont {
  bytes: Buffer;
  /** The `@font-face` rule for the file at `url`. */
  face: (url: string) => string;
  /** File name without hash and extension. */
  name: string;
}

const require = createRequire(import.meta.url);

const faceOf = (font: Buffer): Face => new Face(new Blob(new Uint8Array(font).buffer), 0);

/** Cuts a family's files, each to those of the `characters` that no earlier one has, and finds those that none has. */
async function cut({ files }: Family, characters: readonly string[], options: Parameters<typeof subsetFont>[2]) {
  const fonts: { bytes: Buffer; index: number; found: string[] }[] = [];
  let missing = characters;
  for (const [index, path] of files.entries()) {
    const file = await readFile(require.resolve(path));
    const face = faceOf(await subsetFont(file, missing.join(''), { targetFormat: 'sfnt' }));
    const codePoints = new Set(face.collectUnicodes());
    const found = missing.filter((character) => codePoints.has(character.codePointAt(0)!));
    missing = missing.filter((character) => !found.includes(character));
    if (found.length > 0) fonts.push({ bytes: await subsetFont(file, found.join(''), options), index, found });
  }
  return { fonts, missing };
}

/**
 * A family's fonts with the letters of `text`, at its highest weight, and the letters that it lacks: for the renderer of
 * social cards, which supports neither WOFF2 nor variable fonts, and falls back from one to the next.
 */
export async function plainFonts(name: FamilyName, text: string) {
  const family = families.find((each) => each.family === name)!;
  const [, wght] = family.weights;
  const characters = [...new Set(text.replaceAll(UNSEEN, ''))];
  const variationAxes = wght ? { wght } : undefined;
  const { fonts, missing } = await cut(family, characters, { targetFormat: 'sfnt', variationAxes });
  return { fonts: fonts.map(({ bytes }) => bytes), missing };
}

/** Width of a line in the headings' typeface, in em. */
export async function headingWidth(line: string): Promise<number> {
  const { fonts, missing } = await plainFonts('Host Grotesk', line);
  const widths = fonts.map((bytes) => {
    const face = faceOf(bytes);
    const shaped = new Shaped();
    shaped.addText(line);
    shaped.guessSegmentProperties();
    shape(new Font(face), shaped);
    // Glyph 0 is for letters that another of the fonts has.
    const glyphs = shaped.getGlyphInfosAndPositions().filter(({ codepoint }) => codepoint !== 0);
    return glyphs.reduce((sum, { xAdvance }) => sum + (xAdvance ?? 0), 0) / face.upem;
  });
  // Those of the monospaced typeface, which takes the place of what is missing, are 0.6 em wide.
  const others = [...line].filter((character) => missing.includes(character));
  return widths.reduce((sum, width) => sum + width, 0.6 * others.length);
}

const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase();

/** Formats characters, sorted by code point, as a CSS `unicode-range`. */
function unicodeRange(characters: readonly string[]): string {
  const runs: [first: number, last: number][] = [];
  for (const character of characters) {
    const codePoint = character.codePointAt(0)!;
    const run = runs.at(-1);
    if (run && run[1] === codePoint - 1) run[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join();
}

async function cutFamily(family: Family, characters: readonly string[]) {
  const [min, max] = family.weights;
  const { fonts, missing } = await cut(family, characters, {
    targetFormat: 'woff2',
    variationAxes: max ? { wght: { min, max } } : undefined,
    keepFeatures: ['kern', 'tnum', 'mark', 'mkmk'],
  });
  const named = fonts.map(({ bytes, index, found }): CutFont => ({
    bytes,
    name: family.family.toLowerCase().replace(' ', '-') + (index === 0 ? '' : `-${index + 1}`),
    // A font that takes more than three seconds is not used: https://drafts.csswg.org/css-fonts/#valdef-font-face-font-display-fallback.
    face: (url) =>
      `@font-face{font-family:"${family.family}";font-weight:${family.weights.join(' ')};font-display:fallback;src:url(${url}) format("woff2");unicode-range:${unicodeRange(found)}}`,
  }));
  return { fonts: named, missing };
}

/**
 * Subsets the site's fonts to the characters in use, with a warning for each family that lacks some. Browsers fall back
 * letter by letter, so a family that lacks three letters within words is left out: the system font then shows those
 * words and all others. One or two, such as a name's, do not change the look of a whole site.
 *
 * @param pages markup of all pages
 * @param script the entry script, with texts of its own, and library symbols that nobody sees
 */
export async function cutFonts(pages: string, script: string): Promise<{ fonts: CutFont[]; warnings: string[] }> {
  const text = (pages + script).replaceAll(UNSEEN, '');
  const shownCode =
    pages
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .match(CODE) ?? [];
  const characters = [
    ...new Set(text.replaceAll(/\s/g, ' ').replaceAll(CODE, '') + shownCode.join('') + ALWAYS),
  ].toSorted((one, other) => one.codePointAt(0)! - other.codePointAt(0)!);
  const words = new Set(text.match(/[\p{L}\p{M}]+/gu));
  const cuts = families.map(async (family) => {
    const { fonts, missing } = await cutFamily(family, characters);
    const lacking = missing.filter((character) => /[\p{L}\p{M}]/u.test(character) || pages.includes(character));
    if (lacking.length === 0) return { fonts, warnings: [] };
    const mixed = [...words].filter((word) => {
      const letters = [...word];
      return letters.some((letter) => lacking.includes(letter)) && !letters.every((letter) => lacking.includes(letter));
    });
    const within = lacking.filter((letter) => mixed.some((word) => word.includes(letter)));
    const lacks = `${family.family} has no ${lacking.map((character) => `“${character}”`).join(', ')}`;
    const as = mixed.length > 0 ? `, as in “${mixed[0]}”` : '';
    return within.length > 2
      ? { fonts: [], warnings: [`${lacks}${as}: the site uses the system’s font in its place.`] }
      : { fonts, warnings: [`${lacks}${as}: there, the browser uses the system’s font.`] };
  });
  const all = await Promise.all(cuts);
  return { fonts: all.flatMap(({ fonts }) => fonts), warnings: all.flatMap(({ warnings }) => warnings) };
}

/** The dev server's `@font-face` rules, for each family's full Latin file. */
export const uncutFaces = (): string =>
  families
    .map(
      ({ family, weights, files: [file] }) =>
        `@font-face{font-family:"${family}";font-weight:${weights.join(' ')};src:url(/node_modules/${file})}`,
    )
    .join('');
