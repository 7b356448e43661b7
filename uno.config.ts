import { presetWind3, type UserConfig } from 'unocss';
import { iconSpriteCss } from './site-build/design/icon-sprite.ts';
import { chainColors, mix, sliceColors, tonesOf, type Tone } from './site-build/design/palette.ts';
import type { SiteConfig } from './config/site-config.ts';
import { icons } from './src/lib/icons.ts';

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

/** Colour tokens of both tones as CSS, from the three colours of the configuration. */
function tokens(brand: Brand): string {
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
      '--rhythm': '96px',
      '--solana': chainColors.solana,
      '--ethereum': chainColors.ethereum,
      '--bnb': chainColors.bnb,
      ...Object.fromEntries(sliceColors(brand).map((shade, index) => [`--slice-${index}`, shade])),
    }),
    `@media (width>=48em){${block(':root', { '--gutter': '32px', '--rhythm': '128px' })}}`,
    `@media (width>=75em){${block(':root', { '--gutter': '48px', '--rhythm': '168px' })}}`,
    block('.tone-ink,:root', { ...toneValues(tones.ink), '--accent': signal }),
    block('.tone-paper', { ...toneValues(tones.paper), '--accent': ink }),
    '.tone-ink,.tone-paper{background:var(--bg);color:var(--fg)}',
  ].join('\n');
}

/** The design system: tokens, type scale, rhythm, surfaces. Set pieces and motion stand in `src/styles`. */
export const designSystem = (brand: Brand): UserConfig => ({
  // Words of the sections' comments that would pass for utilities.
  blocklist: ['container', 'ring', 'static', 'tab', 'table'],
  presets: [presetWind3({ preflight: 'on-demand' })],
  preflights: [{ getCSS: () => tokens(brand) }, { getCSS: () => iconSpriteCss(icons) }],
  theme: {
    breakpoints: { sm: '37.5em', md: '48em', lg: '56.25em', xl: '75em' },
    colors: {
      bg: 'var(--bg)',
      fg: 'var(--fg)',
      muted: 'var(--muted)',
      edge: 'var(--edge)',
      line: 'var(--line)',
      surface: 'var(--surface)',
      accent: 'var(--accent)',
      signal: 'var(--signal)',
      ink: 'var(--ink)',
      paper: 'var(--paper)',
    },
    fontFamily: { sans: 'var(--sans)', mono: 'var(--mono)' },
  },
  rules: [
    [
      'display',
      { 'font-size': 'min(14vw,clamp(2.75rem,1.4rem + 5.6vw,5.5rem))', 'line-height': '1', 'letter-spacing': '-.03em' },
    ],
    [
      'title',
      {
        'font-size': 'min(12vw,clamp(2rem,1.4rem + 2.4vw,3.5rem))',
        'line-height': '1.08',
        'letter-spacing': '-.025em',
      },
    ],
    [
      'heading-lg',
      { 'font-size': 'clamp(1.5rem,1.3rem + .7vw,2rem)', 'line-height': '1.15', 'letter-spacing': '-.02em' },
    ],
    ['heading', { 'font-size': '1.25rem', 'line-height': '1.25', 'letter-spacing': '-.01em' }],
    ['lead', { 'font-size': 'clamp(1.125rem,1rem + .45vw,1.375rem)', 'line-height': '1.45', 'max-width': '30em' }],
    ['figure', { 'font-size': 'clamp(2.25rem,1.6rem + 2.6vw,4rem)', 'line-height': '1', 'letter-spacing': '-.04em' }],
    [
      'wrap',
      {
        width: '100%',
        'max-width': 'calc(1280px + 2*var(--gutter))',
        'margin-inline': 'auto',
        'padding-inline': 'var(--gutter)',
      },
    ],
    ['rhythm', { 'padding-block': 'var(--rhythm)' }],
    ['fill-page', { 'min-height': '100svh', display: 'grid', 'align-items': 'center', 'padding-block': '64px' }],
    [/^stack-(\d+)$/, ([, n]) => ({ display: 'flex', 'flex-direction': 'column', gap: `${Number(n) / 4}rem` })],
    [
      /^row-(\d+)$/,
      ([, n]) => ({ display: 'flex', 'flex-wrap': 'wrap', 'align-items': 'center', gap: `${Number(n) / 4}rem` }),
    ],
  ],
  shortcuts: {
    tag: 'font-mono text-sm text-muted no-underline inline-flex items-center min-w-11 min-h-11 hover:text-fg',
    label: 'font-mono text-sm text-muted',
    card: 'rounded-4 border border-solid border-line bg-surface p-6 md:p-8',
    btn: 'inline-flex items-center justify-center gap-2 min-h-12 px-6 py-1.5 rounded-3 font-600 no-underline cursor-pointer text-base border border-solid',
    'btn-main': 'bg-signal text-ink border-signal',
    'btn-quiet': 'bg-transparent text-fg border-edge',
    'btn-small': 'min-h-11 px-4',
    link: 'text-fg underline underline-offset-4 decoration-1 inline-flex items-center gap-1.5 min-h-11',
    badge:
      'inline-flex items-center gap-1.5 font-mono text-sm px-2.5 py-0.5 border border-solid border-edge whitespace-nowrap',
    chip: 'font-mono rounded-3 bg-bg border border-solid border-line px-3.5 py-2.5 text-sm',
  },
});
