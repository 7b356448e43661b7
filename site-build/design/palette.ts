import { createRequire } from 'node:module';
import type { SiteConfig } from '../../config/site-config.ts';
import { allocations } from '../../src/content/figures.ts';

// Required, which gives the package in one file. Imported, it is 150, and every command starts 50 ms later.
const { converter, differenceCiede2000, formatHex, interpolate, wcagContrast, wcagLuminance } = createRequire(
  import.meta.url,
)('culori') as typeof import('culori');

type Brand = SiteConfig['brand'];

/** Contrast of text: https://www.w3.org/TR/WCAG22/#contrast-minimum. */
const TEXT = 4.5;
/** Contrast of controls' edges and charts' shapes: https://www.w3.org/TR/WCAG22/#non-text-contrast. */
const SHAPE = 3;
/** From this difference (CIEDE2000) nobody takes one colour for a shade of the other. */
const APART = 22;

const toOklch = converter('oklch');
const difference = differenceCiede2000();

/** Mixes two colours in OKLab: returns the colour `share` (0 to 1) of the way from one to the other, as hex. */
export const mix = (from: string, to: string, share: number): string =>
  formatHex(interpolate([from, to], 'oklab')(share));

/** The least contrast of a colour on any of `grounds`. */
const contrastOn = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => wcagContrast(color, ground)));

/**
 * Returns `color` with as little of `towards` in it as gives it the contrast on every ground, or `towards` itself if it
 * would take more than `most` (0 to 1): then the colour would no longer be known again.
 */
function readable(color: string, grounds: readonly string[], needed: number, towards: string, most = 1): string {
  for (let share = 0; share <= most; share += 0.02) {
    const shade = mix(color, towards, share);
    if (contrastOn(shade, grounds) >= needed) return shade;
  }
  return towards;
}

/** Returns the first of `choices` that is apart from `other`; if none is, the last. */
const keptApart = (choices: readonly string[], other: string): string =>
  choices.find((choice) => difference(choice, other) >= APART) ?? choices.at(-1)!;

type ChainName = 'solana' | 'ethereum' | 'bnb';

/** Each chain's colour, and another of its own for a brand that is close to it. */
const chainChoices: Record<ChainName, readonly string[]> = {
  solana: ['#9F5BFF', '#14F195'],
  ethereum: ['#7A93F5', '#B4BFD1'],
  bnb: ['#F0B90B', '#FFF6DF'],
};

/** Returns the chain colours on ink, for charts and chain badges only. */
export const chainColorsFor = ({ signal }: Brand): Record<ChainName, string> => ({
  solana: keptApart(chainChoices.solana, signal),
  ethereum: keptApart(chainChoices.ethereum, signal),
  bnb: keptApart(chainChoices.bnb, signal),
});

/** The colour with the most contrast on `ground`. */
const clearest = (ground: string, colors: readonly string[]): string =>
  colors.reduce((best, color) => (wcagContrast(color, ground) > wcagContrast(best, ground) ? color : best));

/** Returns the colour of text on `fill`: ink or paper, or on a mid-tone that neither reaches, white or black. */
export function textOn(fill: string, { ink, paper }: Pick<Brand, 'ink' | 'paper'>): string {
  const own = clearest(fill, [ink, paper]);
  return [own, '#ffffff'].find((color) => wcagContrast(color, fill) >= TEXT) ?? '#000000';
}

/** Orange, and for a brand that is close to it, yellow or red: the fill of a mark, and text on paper. */
const warnings = [
  { fill: '#FF9A45', deep: '#A64B00' },
  { fill: '#E8C400', deep: '#756000' },
  { fill: '#FF7F76', deep: '#B3261E' },
];
/** How far apart the hues of a warning and of the brand have to be, in degrees. */
const HUES_APART = 40;
/** From which chroma on people notice a colour's hue. */
const COLOURFUL = 0.06;

/** Returns the colour of warnings: of a hue that is not the brand's. */
export function warningFor({ signal }: Brand): { fill: string; deep: string } {
  const { c, h = 0 } = toOklch(signal)!;
  if (c < COLOURFUL) return warnings[0]!;
  const away = ({ fill }: { fill: string }) => 180 - Math.abs(180 - Math.abs(toOklch(fill)!.h! - h));
  return (
    warnings.find((warning) => away(warning) >= HUES_APART) ??
    warnings.reduce((best, warning) => (away(warning) > away(best) ? warning : best))
  );
}

/** The colours of one tone of section. */
export interface Tone {
  bg: string;
  fg: string;
  muted: string;
  edge: string;
  line: string;
  surface: string;
  /** The brand as text, lines and focus rings; the text's own colour where the brand cannot be read. */
  brand: string;
  /** Warnings as text and lines. */
  warn: string;
  /** A second line in charts, apart from the text's colour. */
  plot: string;
  solana: string;
  ethereum: string;
  bnb: string;
}

/** How much of the text's colour the brand takes before it is given up. */
const BRAND_SHARE = 0.3;

function tone(brand: Brand, bg: string, fg: string, surface: string): Tone {
  const grounds = [bg, surface];
  const own = readable(brand.signal, grounds, TEXT, fg, BRAND_SHARE);
  const warning = warningFor(brand);
  const isInk = bg === brand.ink;
  const chain = Object.entries(chainColorsFor(brand)).map(([name, color]) => [
    name,
    isInk ? color : readable(color, grounds, SHAPE, fg),
  ]);
  return {
    bg,
    fg,
    muted: mix(fg, bg, 0.2),
    edge: mix(fg, bg, 0.48),
    line: mix(fg, bg, 0.84),
    surface,
    brand: own,
    warn: readable(isInk ? warning.fill : warning.deep, grounds, TEXT, fg),
    plot: keptApart([own, mix(fg, bg, 0.42)], fg),
    ...(Object.fromEntries(chain) as Record<ChainName, string>),
  };
}

/** Mixes both tones from the configured colours. */
export function tonesOf(brand: Brand): { ink: Tone; paper: Tone } {
  const { ink, paper } = brand;
  return {
    ink: tone(brand, ink, paper, mix(ink, paper, 0.055)),
    paper: tone(brand, paper, ink, mix(paper, '#ffffff', 0.7)),
  };
}

/**
 * Returns the shades of an allocation's slices in order: shades of the brand and greys by turns, so that neighbours
 * differ in lightness too. With more than seven slices, all but the first return in the same order, because the last
 * slice is the first one's neighbour.
 *
 * @param count how many slices there are
 */
export function sliceColors(brand: Brand, count = allocations.length): readonly string[] {
  const { ink, paper, signal } = brand;
  const own = readable(signal, [ink], SHAPE, paper);
  const shades = [
    own,
    mix(ink, paper, 0.6),
    mix(ink, own, 0.8),
    mix(ink, paper, 0.42),
    mix(paper, own, 0.55),
    mix(ink, paper, 0.82),
    mix(ink, own, 0.5),
  ].map((shade) => readable(shade, [ink], SHAPE, paper));
  return Array.from({ length: count }, (_, index) => shades[index && 1 + ((index - 1) % (shades.length - 1))]!);
}

/** A pair of colours shown together with too little contrast. */
export interface WeakPair {
  /** The configured colour to change. */
  color: keyof Brand;
  use: string;
  /** Returns the WCAG contrast ratio, from 1 to 21. */
  contrast: number;
  needed: number;
}

/** Returns the pairs with too little contrast, each with its use. Colours are six-digit hex. */
export function weakPairs(brand: Brand): WeakPair[] {
  const { ink, paper, signal } = brand;
  const tones = tonesOf(brand);
  const pairs: [color: keyof Brand, use: string, one: string, other: string, needed: number][] = [
    ['paper', 'text on ink', paper, ink, TEXT],
    // Any darker, and only its fills would be left of the brand on ink.
    ['signal', 'signal text on ink, even lightened', mix(signal, paper, BRAND_SHARE), tones.ink.surface, TEXT],
    ...Object.entries(tones).flatMap(([name, { bg, fg, muted, edge, surface }]) => {
      const color = name === 'ink' ? ('paper' as const) : ('ink' as const);
      return [
        [color, `text on the cards of ${name} sections`, fg, surface, TEXT],
        [color, `muted text in ${name} sections`, muted, bg, TEXT],
        [color, `muted text on the cards of ${name} sections`, muted, surface, TEXT],
        [color, `the edges of controls in ${name} sections`, edge, bg, SHAPE],
      ] satisfies typeof pairs;
    }),
    ...Object.entries(chainColorsFor(brand)).map(([chain, value]): (typeof pairs)[number] => [
      'ink',
      `the ${chain} colour in charts on ink`,
      value,
      ink,
      SHAPE,
    ]),
  ];
  return pairs.flatMap(([color, use, one, other, needed]) => {
    const contrast = wcagContrast(one, other);
    return contrast < needed ? [{ color, use, contrast, needed }] : [];
  });
}

/** Tells whether the first colour is the darker one. */
export const isDarker = (one: string, other: string): boolean => wcagLuminance(one) < wcagLuminance(other);
