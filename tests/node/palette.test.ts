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

describe.each(Object.entries(brands))('a %s brand', (_name, brand) => {
  const tones = tonesOf(brand);

  test('is accepted', () => {
    expect(weakPairs(brand)).toEqual([]);
  });

  const { fill } = warningFor(brand);

  test.each([
    ['buttons', brand.signal],
    ['warnings', fill],
  ])('has text of 4.5:1 on its %s', (_, background) => {
    expect(wcagContrast(textOn(background, brand), background)).toBeGreaterThanOrEqual(4.5);
  });

  describe.each([
    ['ink', tones.ink],
    ['paper', tones.paper],
  ] as const)('on %s', (_tone, tone) => {
    test('is readable, with a contrast of 4.5:1', () => {
      expect(contrast(tone.brand, tone)).toBeGreaterThanOrEqual(4.5);
    });

    test('has warnings that are readable, with a contrast of 4.5:1', () => {
      expect(contrast(tone.warn, tone)).toBeGreaterThanOrEqual(4.5);
    });

    test.each(Object.entries(tone.chains))('has a colour of 3:1 for %s', (_, color) => {
      expect(contrast(color, tone)).toBeGreaterThanOrEqual(3);
    });
  });

  test('is never taken for a warning', () => {
    const own = oklch(brand.signal)!;
    const apart = 180 - Math.abs(180 - Math.abs(oklch(fill)!.h! - (own.h ?? 0)));
    expect(apart).toBeGreaterThan(35);
  });

  test.each(Object.entries(chainColorsFor(brand)))('differs from the colour of %s', (_, color) => {
    expect(difference(color, brand.signal)).toBeGreaterThan(20);
  });

  describe('has slices of a ring that', () => {
    const shares = [10, 30, 15, 20, 15, 5, 5];
    const colors = sliceColors(brand, shares);
    const slices = shares.map((share, at) => {
      const next = (at + 1) % shares.length;
      return { share, color: colors[at]!, next: { share: shares[next]!, color: colors[next]! } };
    });

    test.each(slices)('show on ink: $color', ({ color }) => {
      expect(wcagContrast(color, brand.ink)).toBeGreaterThanOrEqual(3);
    });

    test.each(slices)('are unlike their neighbours: $color and $next.color', ({ color, next }) => {
      expect(difference(color, next.color)).toBeGreaterThan(5);
    });

    const unequal = slices.filter(({ share, next }) => share !== next.share);
    test.each(unequal)('are the lighter the larger: $color and $next.color', ({ share, color, next }) => {
      const isLighter = wcagContrast(color, brand.ink) > wcagContrast(next.color, brand.ink);
      expect(isLighter).toBe(share > next.share);
    });
  });

  test('has a second line in a chart unlike the first', () => {
    expect(difference(tones.ink.plot, tones.ink.fg)).toBeGreaterThan(20);
  });
});

test('a brand too dark to be seen on ink is refused', () => {
  const [weak] = weakPairs({ ink: '#14102B', paper: '#FBF3F8', signal: '#203040' });
  expect(weak).toMatchObject({ color: 'signal', needed: 4.5 });
});
