import type { SiteConfig } from '../../config/site-config.ts';
import { mix, sliceColors, textOn, tonesOf, warningFor, type Tone } from './palette.ts';

const toneValues = (tone: Tone): Record<string, string> =>
  Object.fromEntries(Object.entries(tone).map(([name, color]) => [`--${name}`, color]));

const block = (selector: string, values: Record<string, string>): string =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** Room for a letter of the product's name or its sign, in em, with the spacing of WCAG 1.4.12. */
const LETTER = 0.72;

/**
 * Returns the custom properties for `uno.config.ts` as CSS. Both tones derive from the brand's three colours; type that may
 * hold the product's name depends on its length.
 */
export function tokenCss({ brand, product }: Pick<SiteConfig, 'brand' | 'product'>): string {
  const { ink, paper, signal } = brand;
  const tones = tonesOf(brand);
  const warning = warningFor(brand);
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
      '--name-width': (([...product].length + 1) * LETTER).toFixed(1),
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
