import { createRequire } from 'node:module';
import type { SiteConfig } from '../../config/site-config.ts';
import { allocations } from '../../src/content/figures.ts';

// Required, which gives the package in one file. Imported, it is 150, and every command starts 50 ms later.
const { formatHex, interpolate, wcagContrast, wcagLuminance } = createRequire(import.meta.url)(
  'culori',
) as typeof import('culori');

type Brand = SiteConfig['brand'];

/** Contrast of text: https://www.w3.org/TR/WCAG22/#contrast-minimum. */
const TEXT = 4.5;
/** Contrast of controls' edges and charts' shapes: https://www.w3.org/TR/WCAG22/#non-text-contrast. */
const SHAPE = 3;

/** Mixes two colours in OKLab: returns the colour `share` (0 to 1) of the way from one to the other, as hex. */
export const mix = (from: string, to: string, share: number): string =>
  formatHex(interpolate([from, to], 'oklab')(share));

/** Chain colours, for charts and chain badges only. */
export const chainColors = { solana: '#9F5BFF', ethereum: '#7A93F5', bnb: '#F0B90B' };

/** The colours of one tone of section. */
export interface Tone {
  bg: string;
  fg: string;
  muted: string;
  edge: string;
  line: string;
  surface: string;
}

const tone = (bg: string, fg: string, surface: string): Tone => ({
  bg,
  fg,
  muted: mix(fg, bg, 0.2),
  edge: mix(fg, bg, 0.48),
  line: mix(fg, bg, 0.84),
  surface,
});

/** Mixes both tones from the configured colours. */
export const tonesOf = ({ ink, paper }: Brand): { ink: Tone; paper: Tone } => ({
  ink: tone(ink, paper, mix(ink, paper, 0.055)),
  paper: tone(paper, ink, mix(paper, '#ffffff', 0.7)),
});

/**
 * Returns the shades of an allocation's slices in order, alternating so that neighbours differ. With more than seven slices,
 * all but the first shade return in the same order: the last slice is the first one's neighbour.
 *
 * @param count how many slices there are
 */
export function sliceColors({ ink, paper, signal }: Brand, count = allocations.length): readonly string[] {
  const shades = [
    signal,
    paper,
    mix(ink, signal, 0.72),
    mix(ink, paper, 0.62),
    mix(paper, signal, 0.65),
    mix(ink, paper, 0.48),
    mix(ink, signal, 0.55),
  ];
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
    ['signal', 'ink text on a signal fill, signal text on ink', signal, ink, TEXT],
    ...sliceColors(brand).map((shade, index): (typeof pairs)[number] => [
      index % 2 === 0 ? 'signal' : 'paper',
      `slice ${index + 1} of the allocation chart on ink`,
      shade,
      ink,
      SHAPE,
    ]),
    ...Object.entries(tones).flatMap(([name, { bg, fg, muted, edge, surface }]) => {
      const color = name === 'ink' ? ('paper' as const) : ('ink' as const);
      return [
        [color, `text on the cards of ${name} sections`, fg, surface, TEXT],
        [color, `muted text in ${name} sections`, muted, bg, TEXT],
        [color, `muted text on the cards of ${name} sections`, muted, surface, TEXT],
        [color, `the edges of controls in ${name} sections`, edge, bg, SHAPE],
      ] satisfies typeof pairs;
    }),
    ...Object.entries(chainColors).map(([chain, value]): (typeof pairs)[number] => [
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
