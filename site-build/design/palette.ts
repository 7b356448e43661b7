import { createRequire } from 'node:module';
import { chains } from '../../config/chains.ts';
import type { ChainId, Site } from '../../shape/token.ts';

// `require` loads one file; `import` would load 150, and every command would start 50 ms later.
const { converter, differenceCiede2000, formatHex, interpolate, wcagContrast, wcagLuminance } = createRequire(
  import.meta.url,
)('culori') as typeof import('culori');

type Brand = Site['brand'];

/** Minimum contrast of text: https://www.w3.org/TR/WCAG22/#contrast-minimum. */
const TEXT = 4.5;
/** Minimum contrast of controls' edges and chart shapes: https://www.w3.org/TR/WCAG22/#non-text-contrast. */
const SHAPE = 3;
/** CIEDE2000 difference from which nobody takes one colour for a shade of the other. */
const APART = 22;

const toOklch = converter('oklch');
const difference = differenceCiede2000();

/** The colour `share` (0 to 1) of the way between two colours in OKLab, as hex. */
export const mix = (from: string, to: string, share: number): string =>
  formatHex(interpolate([from, to], 'oklab')(share));

/** Lowest contrast of a colour on any of `grounds`. */
const contrastOn = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => wcagContrast(color, ground)));

/**
 * Mixes in as little of `towards` as gives `color` the contrast on every ground. Returns `towards` itself if that takes
 * more than `most` (0 to 1): the colour would be unrecognisable.
 */
function readable(color: string, grounds: readonly string[], needed: number, towards: string, most = 1): string {
  for (let share = 0; share <= most; share += 0.02) {
    const shade = mix(color, towards, share);
    if (contrastOn(shade, grounds) >= needed) return shade;
  }
  return towards;
}

/** The first of `choices` that is distinct from `other`, or else the last. */
const keptApart = (choices: readonly string[], other: string): string =>
  choices.find((choice) => difference(choice, other) >= APART) ?? choices.at(-1)!;

/** Chain colours on ink, for charts and chain badges only. */
export const chainColorsFor = ({ signal }: Brand): Record<ChainId, string> =>
  Object.fromEntries(Object.entries(chains).map(([id, { colors }]) => [id, keptApart(colors, signal)])) as Record<
    ChainId,
    string
  >;

/** Text colour on `fill`: ink or paper; on a mid-tone where both lack contrast, white or black. */
export function textOn(fill: string, { ink, paper }: Pick<Brand, 'ink' | 'paper'>): string {
  const darkOrLight = wcagContrast(ink, fill) > wcagContrast(paper, fill) ? ink : paper;
  return [darkOrLight, '#ffffff'].find((color) => wcagContrast(color, fill) >= TEXT) ?? '#000000';
}

/** Orange, with yellow and red for brands close to it: as fill of a mark, and as text on paper. */
const warnings = [
  { fill: '#FF9A45', deep: '#A64B00' },
  { fill: '#E8C400', deep: '#756000' },
  { fill: '#FF7F76', deep: '#B3261E' },
];
/** Minimum distance between the hues of warnings and brand, in degrees. */
const HUES_APART = 40;
/** Chroma from which people notice a hue. */
const COLOURFUL = 0.06;

/** Colours for warnings, in a hue other than the brand's. */
export function warningFor({ signal }: Brand): { fill: string; deep: string } {
  const { c, h = 0 } = toOklch(signal)!;
  if (c < COLOURFUL) return warnings[0]!;
  const away = ({ fill }: { fill: string }) => 180 - Math.abs(180 - Math.abs(toOklch(fill)!.h! - h));
  return (
    warnings.find((warning) => away(warning) >= HUES_APART) ??
    warnings.reduce((best, warning) => (away(warning) > away(best) ? warning : best))
  );
}

/** Maximum share of the text's colour in the brand; beyond it, the text's colour itself is used. */
const BRAND_SHARE = 0.3;

/** Colours of one section tone, and those of the chains in it. */
function tone(brand: Brand, bg: string, fg: string, surface: string) {
  const grounds = [bg, surface];
  const brandText = readable(brand.signal, grounds, TEXT, fg, BRAND_SHARE);
  const pale = readable(mix(brandText, bg, 0.8), grounds, SHAPE, brandText);
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
    /** The brand as text, lines and focus rings, or the text's own colour where the brand is unreadable. */
    brand: brandText,
    /** Warnings as text and lines. */
    warn: readable(isInk ? warning.fill : warning.deep, grounds, TEXT, fg),
    /** Shapes in charts: of what is yet to come as pale as shows, and of what is there, told from it. */
    pale,
    full: readable(brandText, [pale], SHAPE, fg),
    chains: Object.fromEntries(chain) as Record<ChainId, string>,
  };
}

export type Tone = ReturnType<typeof tone>;

/** Both tones, mixed from the configured colours. */
export function tonesOf(brand: Brand) {
  const { ink, paper } = brand;
  return {
    ink: tone(brand, ink, paper, mix(ink, paper, 0.055)),
    paper: tone(brand, paper, ink, mix(paper, '#ffffff', 0.7)),
  };
}

/** Two colours shown together with too little contrast. */
interface WeakPair {
  /** The configured colour to change. */
  color: keyof Brand;
  use: string;
  /** WCAG contrast ratio, from 1 to 21. */
  contrast: number;
  needed: number;
}

/** Pairs with too little contrast. Colours are six-digit hex. */
export function weakPairs(brand: Brand): WeakPair[] {
  const { ink, paper, signal } = brand;
  const tones = tonesOf(brand);
  const pairs: [color: keyof Brand, use: string, one: string, other: string, needed: number][] = [
    ['paper', 'text on ink', paper, ink, TEXT],
    // Any darker, and on ink only fills would have the brand's colour.
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

/** Whether `one` is darker than `other`. */
export const isDarker = (one: string, other: string): boolean => wcagLuminance(one) < wcagLuminance(other);
