import type { SiteConfig } from '../../config/site-config.ts';
import { chainColors, mix, sliceColors, tonesOf, type Tone } from './palette.ts';

type Brand = SiteConfig['brand'];

const toneValues = ({ bg, fg, muted, edge, line, surface }: Tone) => ({
  '--bg': bg,
  '--fg': fg,
  '--muted': muted,
  '--edge': edge,
  '--line': line,
  '--surface': surface,
});

const block = (selector: string, values: Record<string, string>): string =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** Returns the custom properties for `uno.config.ts` as CSS. Both tones derive from the brand's three colours. */
export function tokenCss(brand: Brand): string {
  const { ink, paper, signal } = brand;
  const tones = tonesOf(brand);
  return [
    block(':root', {
      '--ink': ink,
      '--paper': paper,
      '--signal': signal,
      '--signal-deep': mix(signal, ink, 0.13),
      '--sans': '"Host Grotesk","Host Grotesk Fallback",sans-serif',
      '--mono': '"Geist Mono","Geist Mono Fallback",monospace',
      '--ease': 'cubic-bezier(.4,0,.2,1)',
      '--gutter': '20px',
      '--rhythm': '44px',
      '--solana': chainColors.solana,
      '--ethereum': chainColors.ethereum,
      '--bnb': chainColors.bnb,
      ...Object.fromEntries(sliceColors(brand).map((shade, index) => [`--slice-${index}`, shade])),
    }),
    `@media (width>=48em){${block(':root', { '--gutter': '32px', '--rhythm': '96px' })}}`,
    `@media (width>=75em){${block(':root', { '--gutter': '48px', '--rhythm': '136px' })}}`,
    block('.tone-ink,:root', { ...toneValues(tones.ink), '--accent': signal }),
    block('.tone-paper', { ...toneValues(tones.paper), '--accent': ink }),
    '.tone-ink,.tone-paper{background:var(--bg);color:var(--fg)}',
  ].join('\n');
}
