import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import {
  chainColorsFor,
  sliceColors,
  textOn,
  tonesOf,
  warningFor,
  weakPairs,
} from '../../site-build/design/palette.ts';

const { converter, differenceCiede2000, wcagContrast } = createRequire(import.meta.url)(
  'culori',
) as typeof import('culori');
const oklch = converter('oklch');
const difference = differenceCiede2000();

/** Brands close to a warning's or a chain's colour; both tokens' own are checked by their builds. */
const brands = {
  red: { ink: '#160B0A', paper: '#FBF5F2', signal: '#FF3B30' },
  violet: { ink: '#0B0D0C', paper: '#F6F4EE', signal: '#A06BFF' },
  yellow: { ink: '#0B0D0C', paper: '#F6F4EE', signal: '#F3BA2F' },
};

/** The lowest contrast of a colour on a tone's backgrounds. */
const contrast = (color: string, { bg, surface }: { bg: string; surface: string }) =>
  Math.min(wcagContrast(color, bg), wcagContrast(color, surface));

describe.each(Object.entries(brands))('a %s brand', (_, brand) => {
  const tones = tonesOf(brand);

  test('is accepted', () => {
    expect(weakPairs(brand)).toEqual([]);
  });

  test('has text of 4.5:1 on it, and is readable on both tones, as are its warnings', () => {
    expect(wcagContrast(textOn(brand.signal, brand), brand.signal)).toBeGreaterThanOrEqual(4.5);
    const { fill } = warningFor(brand);
    expect(wcagContrast(textOn(fill, brand), fill)).toBeGreaterThanOrEqual(4.5);
    for (const tone of [tones.ink, tones.paper]) {
      expect(contrast(tone.brand, tone)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tone.warn, tone)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('is never taken for a warning', () => {
    const own = oklch(brand.signal)!;
    const warning = oklch(warningFor(brand).fill)!;
    const apart = 180 - Math.abs(180 - Math.abs(warning.h! - (own.h ?? 0)));
    expect(apart).toBeGreaterThan(35);
  });

  test('differs from every chain’s colour, which has a contrast of 3:1 on both tones', () => {
    for (const color of Object.values(chainColorsFor(brand))) {
      expect(difference(color, brand.signal)).toBeGreaterThan(20);
    }
    for (const tone of [tones.ink, tones.paper]) {
      for (const chain of Object.values(tone.chains)) {
        expect(contrast(chain, tone)).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('has slices that show on ink, the larger the lighter, each unlike its neighbours, and a second line unlike the first', () => {
    const shares = [10, 30, 15, 20, 15, 5, 5];
    const slices = sliceColors(brand, shares);
    for (const [index, slice] of slices.entries()) {
      expect(wcagContrast(slice, brand.ink), slice).toBeGreaterThanOrEqual(3);
      const next = (index + 1) % slices.length;
      expect(difference(slice, slices[next]!), `${slice} and the next`).toBeGreaterThan(5);
      if (shares[index] === shares[next]) continue;
      const isLighter = wcagContrast(slice, brand.ink) > wcagContrast(slices[next]!, brand.ink);
      expect(isLighter, `${slice} and the next`).toBe(shares[index]! > shares[next]!);
    }
    expect(difference(tones.ink.plot, tones.ink.fg)).toBeGreaterThan(20);
  });
});

test('a brand too dark to be seen on ink is refused', () => {
  const [weak] = weakPairs({ ink: '#14102B', paper: '#FBF3F8', signal: '#203040' });
  expect(weak).toMatchObject({ color: 'signal', needed: 4.5 });
});
