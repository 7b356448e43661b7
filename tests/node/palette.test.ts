import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { chainColorsFor, textOn, tonesOf, warningFor, weakPairs } from '../../site-build/design/palette.ts';

const { converter, differenceCiede2000, wcagContrast } = createRequire(import.meta.url)(
  'culori',
) as typeof import('culori');
const oklch = converter('oklch');
const difference = differenceCiede2000();

/** The lowest contrast of a colour on a tone's backgrounds. */
const contrast = (color: string, { bg, surface }: { bg: string; surface: string }) =>
  Math.min(wcagContrast(color, bg), wcagContrast(color, surface));

/** Brands close to a warning's or a chain's colour; both tokens' own are checked by their builds. */
test.for([
  ['red', { ink: '#160B0A', paper: '#FBF5F2', signal: '#FF3B30' }],
  ['violet', { ink: '#0B0D0C', paper: '#F6F4EE', signal: '#A06BFF' }],
  ['yellow', { ink: '#0B0D0C', paper: '#F6F4EE', signal: '#F3BA2F' }],
] as const)('a %s brand is accepted, and everything in its colours is told apart', ([, brand]) => {
  expect.soft(weakPairs(brand)).toEqual([]);
  const tones = tonesOf(brand);
  const { fill } = warningFor(brand);
  for (const background of [brand.signal, fill]) {
    expect
      .soft(wcagContrast(textOn(background, brand), background), `text on ${background}`)
      .toBeGreaterThanOrEqual(4.5);
  }
  for (const name of ['ink', 'paper'] as const) {
    const tone = tones[name];
    expect.soft(contrast(tone.brand, tone), `text on ${name}`).toBeGreaterThanOrEqual(4.5);
    expect.soft(contrast(tone.warn, tone), `warnings on ${name}`).toBeGreaterThanOrEqual(4.5);
    expect.soft(contrast(tone.pale, tone), `what is to come, on ${name}`).toBeGreaterThanOrEqual(3);
    expect.soft(wcagContrast(tone.full, tone.pale), 'what is unlocked, beside it').toBeGreaterThanOrEqual(3);
    for (const [chain, color] of Object.entries(tone.chains)) {
      expect.soft(contrast(color, tone), `${chain} on ${name}`).toBeGreaterThanOrEqual(3);
    }
  }
  const apart = 180 - Math.abs(180 - Math.abs(oklch(fill)!.h! - (oklch(brand.signal)!.h ?? 0)));
  expect.soft(apart, 'never taken for a warning').toBeGreaterThan(35);
  for (const [chain, color] of Object.entries(chainColorsFor(brand))) {
    expect.soft(difference(color, brand.signal), `unlike ${chain}`).toBeGreaterThan(20);
  }
});

test('a brand too dark to be seen on ink is refused', () => {
  const [weak] = weakPairs({ ink: '#14102B', paper: '#FBF3F8', signal: '#203040' });
  expect(weak).toMatchObject({ color: 'signal', needed: 4.5 });
});
