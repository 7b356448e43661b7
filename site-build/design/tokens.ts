import type { SiteConfig } from '../../config/site-config.ts';
import { headingWidth } from './fonts.ts';
import { mix, sliceColors, textOn, tonesOf, warningFor, type Tone } from './palette.ts';

const toneValues = (tone: Tone): Record<string, string> =>
  Object.fromEntries(Object.entries(tone).map(([name, color]) => [`--${name}`, color]));

const block = (selector: string, values: Record<string, string>): string =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** Letter spacing that a reader may set, in em: https://www.w3.org/TR/WCAG22/#text-spacing. */
const SPACING = 0.12;

/**
 * Returns the custom properties for `uno.config.ts` as CSS. Both tones derive from the brand's three colours; type that may
 * hold the product's name depends on its width.
 */
export async function tokenCss({ brand, product }: Pick<SiteConfig, 'brand' | 'product'>): Promise<string> {
  const { ink, paper, signal } = brand;
  const tones = tonesOf(brand);
  const warning = warningFor(brand);
  const name = `#${product}`;
  const nameWidth = (await headingWidth(name)) + SPACING * name.length;
  return [
    block(':root', {
      '--ink': ink,
      '--paper': paper,
      '--signal': signal,
      '--signal-deep': mix(signal, ink, 0.13),
      '--on-signal': textOn(signal, brand),
      '--warn-fill': warning.fill,
      '--on-warn': textOn(warning.fill, brand),
      '--sans': '"Host Grotesk","Host Grotesk Fallback",sans-serif',
      '--mono': '"Geist Mono","Geist Mono Fallback",monospace',
      '--ease': 'cubic-bezier(.4,0,.2,1)',
      '--name-width': nameWidth.toFixed(2),
      '--gutter': '20px',
      // The space above a section that begins a chapter, and above one that goes on with it.
      '--rhythm': '36px',
      '--rhythm-follows': '48px',
      ...Object.fromEntries(sliceColors(brand).map((shade, index) => [`--slice-${index}`, shade])),
    }),
    `@media (width>=48em){${block(':root', { '--gutter': '32px', '--rhythm': '88px', '--rhythm-follows': '104px' })}}`,
    `@media (width>=75em){${block(':root', { '--gutter': '48px', '--rhythm': '120px', '--rhythm-follows': '144px' })}}`,
    block('.tone-ink,:root', toneValues(tones.ink)),
    block('.tone-paper', toneValues(tones.paper)),
    '.tone-ink,.tone-paper{background:var(--bg);color:var(--fg)}',
  ].join('\n');
}
