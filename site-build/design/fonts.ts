import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import subsetFont from 'subset-font';

type FamilyName = 'Host Grotesk' | 'Geist Mono';

/** A font family of the site with its files in the fontsource package. */
interface Family {
  family: FamilyName;
  /** CSS `font-weight` of the face. */
  weight: string;
  /** Font files, the most common one first; the next is only used for characters that the first lacks. */
  files: readonly { path: string; covers: RegExp }[];
}

/** Ranges from the fontsource packages' `unicode.json`, reduced to characters that occur in text. */
const latin =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212]/u;
const latinExtended = /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20c0]/u;

const families: readonly Family[] = [
  {
    family: 'Host Grotesk',
    weight: '300 800',
    files: [
      { path: '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2', covers: latin },
      {
        path: '@fontsource-variable/host-grotesk/files/host-grotesk-latin-ext-wght-normal.woff2',
        covers: latinExtended,
      },
    ],
  },
  {
    family: 'Geist Mono',
    weight: '400',
    files: [
      { path: '@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff2', covers: latin },
      { path: '@fontsource/geist-mono/files/geist-mono-latin-ext-400-normal.woff2', covers: latinExtended },
    ],
  },
];

/** Always included, because the 404 page shows the requested path, and paths are ASCII. */
const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** A subset font file and the `@font-face` rule that uses it. */
export interface CutFont {
  bytes: Buffer;
  /** Returns the `@font-face` rule for the file at `url`. */
  face: (url: string) => string;
  /** File name without hash and extension. */
  name: string;
}

const require = createRequire(import.meta.url);
const codePoint = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase()}`;

/** Returns the local path of a family's file with the Latin letters. */
export const latinFile = (name: FamilyName): string =>
  require.resolve(families.find(({ family }) => family === name)!.files[0]!.path);

/** Cuts the site's fonts to the characters of `text`. A family has one font unless its second file is needed. */
export async function cutFonts(text: string): Promise<CutFont[]> {
  const characters = [...new Set(text + ascii)].toSorted();
  const cuts = families.flatMap(({ family, weight, files }) =>
    files.map(async ({ path, covers }, index): Promise<CutFont | null> => {
      const wanted = characters.filter((character) => covers.test(character));
      if (wanted.length === 0) return null;
      const bytes = await subsetFont(await readFile(require.resolve(path)), wanted.join(''), {
        targetFormat: 'woff2',
        keepFeatures: ['kern', 'tnum', 'calt', 'mark', 'mkmk'],
      });
      const range = index === 0 ? '' : `;unicode-range:${wanted.map(codePoint).join(',')}`;
      return {
        bytes,
        name: family.toLowerCase().replace(' ', '-') + (index === 0 ? '' : '-ext'),
        face: (url) =>
          `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url}) format("woff2")${range}}`,
      };
    }),
  );
  return (await Promise.all(cuts)).filter((cut) => cut !== null);
}

/** Returns the development server's `@font-face` rules, for the packages' full files. */
export const uncutFaces = (): string =>
  families
    .map(
      ({ family, weight, files: [file] }) =>
        `@font-face{font-family:"${family}";font-weight:${weight};src:url(/node_modules/${file!.path})}`,
    )
    .join('');

const { arial, courierNew, geistMono, hostGrotesk } = entireMetricsCollection;

/** Returns `metrics` with another average letter width, in thousandths of an em. */
const widthOf = (metrics: typeof hostGrotesk, xWidthAvg: number) => ({
  ...metrics,
  xWidthAvg,
  subsets: { ...metrics.subsets, latin: { xWidthAvg } },
});

/**
 * Local fallback fonts, the weights that they replace, and the average width of our letters in the site's own text. The
 * grotesque has the same width in every weight and Arial does not, so with one face headings would wrap differently.
 */
const fallbacks = [
  { ours: widthOf(hostGrotesk, 464), local: arial, fontWeight: '300 500' },
  { ours: widthOf(hostGrotesk, 461), local: arial.variants['700'], fontWeight: '600 800' },
  { ours: geistMono, local: courierNew, fontWeight: '400' },
];

/** Returns the fallbacks' `@font-face` rules: local fonts scaled to ours, so that nothing shifts when ours arrive. */
export const fallbackFaces = (): string =>
  fallbacks
    .map(
      ({ ours, local, fontWeight }) => createFontStack([ours, local], { fontFaceProperties: { fontWeight } }).fontFaces,
    )
    .join('')
    .replaceAll(/\s*([{:;,}])\s*/g, '$1')
    .replaceAll(/(\.\d\d)\d+%/g, '$1%');
