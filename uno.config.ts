import { defineConfig, presetWind3, type Extractor } from 'unocss';

/*
 * The design system: every size, space, radius and colour by name. `site-build/plugins/design-system.ts` sets the
 * values that depend on the token (colours, and the width of its name).
 */

/**
 * The largest font size at which the product's name fits the viewport.
 *
 * @param taken width that the name does not get, besides the gutters
 */
const nameSize = (taken: string): string => `calc((100vw - 2*var(--gutter) - ${taken})/var(--name-width))`;

/** The text's width, in windows below the page's greatest. */
const column = '(100vw - 2*var(--gutter))';

/** Font size, line height and tracking; in CSS, `var(--text-title)` is the size. */
const type: Record<string, [size: string, lineHeight: string, tracking: string]> = {
  sm: ['.875rem', '1.4', '0'],
  base: ['clamp(1rem,.975rem + .1vw,1.0625rem)', '1.5', '0'],
  heading: ['1.25rem', '1.25', '-.01em'],
  lead: ['clamp(1.125rem,1rem + .45vw,1.375rem)', '1.4', '-.01em'],
  subtitle: [`min(clamp(1.375rem,1.25rem + .8vw,2rem),${nameSize('5rem')})`, '1.15', '-.02em'],
  title: [`min(8.75vw,clamp(2.125rem,1.5rem + 2.6vw,3.75rem),${nameSize('1rem')})`, '1.08', '-.025em'],
  figure: ['clamp(2.25rem,1.6rem + 2.6vw,4rem)', '1', '-.04em'],
  // Shares of the column in which a headline of the first token’s length has its lines in the fallback font, too.
  display: [`min(${column}/7.9,clamp(2.75rem,min(1.4rem + 5.6vw,${column}/11.1),6.25rem))`, '1', '-.03em'],
};

/** In CSS, `var(--radius-card)`. */
const radii = { panel: '28px', card: '16px', control: '12px', badge: '6px', pill: '999px' };

/** Steps of 4 px: `gap-3` is 12 px. Not rem, because spacing that grew with the text would use up a phone's width. */
const steps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20];

/** Set by the surrounding tone, and below, the same in both tones. */
const colors = [
  ['bg', 'fg', 'muted', 'edge', 'line', 'surface', 'brand', 'warn'],
  ['ink', 'paper', 'signal', 'on-signal', 'warn-fill', 'on-warn'],
].flat();

const named = (prefix: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${prefix}${name})`]));

const tokens = {
  breakpoints: { sm: '40em', md: '48em', lg: '64em', xl: '80em' },
  colors: { ...named('', colors), transparent: 'transparent', current: 'currentColor' },
  spacing: { ...Object.fromEntries(steps.map((step) => [step, `${step * 4}px`])), ...named('', ['gutter', 'rhythm']) },
  borderRadius: radii,
  fontFamily: { sans: 'var(--sans)', mono: 'var(--mono)' },
  fontSize: type,
  lineHeight: { tight: '1.2', snug: '1.35', normal: '1.5' },
  maxWidth: { none: 'none', page: 'calc(1280px + 2*var(--gutter))', text: '40em' },
};

const tokenCss = [
  ...Object.entries(type).map(([name, [size]]) => `--text-${name}:${size}`),
  ...Object.entries(radii).map(([name, radius]) => `--radius-${name}:${radius}`),
].join(';');

/** Extracts class names from string literals only: words in comments and code could pass for utilities. */
const stringLiterals: Extractor = {
  name: 'string-literals',
  extract: ({ code }) =>
    [...code.matchAll(/\/\*[^]*?\*\/|\/\/.*|(["'])((?:\\.|(?!\1)[^\\\n])*)\1|`([^`]*)`/g)].flatMap(
      ([, , quoted = '', template = '']) => (quoted || template).split(/[\s'"`]+/),
    ),
};

export default defineConfig({
  presets: [presetWind3({ preflight: 'on-demand' })],
  preflights: [{ getCSS: () => `:root{${tokenCss}}` }],
  extractorDefault: false,
  extractors: [stringLiterals],
  // `src/styles/layers.css` sets their order.
  outputToCssLayers: {
    cssLayerName: (layer) => ({ preflights: 'base', shortcuts: 'components', default: 'utilities' })[layer],
  },
  // Instead of the preset's own scales.
  extendTheme: (theme) => ({ ...theme, ...tokens }),
  // Selectors, and sizes, spaces and radii outside the system. The build fails on a class without a rule.
  blocklist: [
    /\[&/,
    /^(?:.+:)?-?(?:text|rounded|[pm][xytrblse]?|gap(?:-[xy])?)-\[/,
    RegExp(`^(?:.+:)?-?(?:[pm][xytrblse]?|gap(?:-[xy])?)-(?!(?:${steps.join('|')}|px)$)[\\d.]+$`),
  ],
  shortcuts: {
    wrap: 'w-full max-w-page mx-auto px-gutter',
    row: 'flex flex-wrap items-center',
    /** Two columns on the page's middle line. */
    halves: 'grid grid-cols-1 gap-x-6 lg:grid-cols-2',
    card: 'p-5 border border-line rounded-card bg-surface lg:p-8',
    /** What does not exist yet. Its border is a pixel thicker than a card’s and grows outwards, so that contents align. */
    planned: '-m-px border-2 border-dashed border-edge rounded-card',
    lead: 'text-lead max-w-[30em] text-balance',
    figure: 'text-figure font-600',
    label: 'font-mono text-sm text-muted',
    /** A circle around a picture, an icon or a number. */
    disc: 'flex-none inline-flex items-center justify-center rounded-pill',
    badge: 'px-2 py-px border font-mono text-sm',
    link: 'inline-flex items-center gap-1 min-h-11 underline underline-offset-4',
    /** Nothing is underlined in a list of links until the pointer is on it. */
    'quiet-link': 'inline-flex items-center gap-1 min-w-11 min-h-11 no-underline hover:underline',
    'header-row': 'wrap row justify-between gap-x-4 min-h-14 md:min-h-22',
  },
});
