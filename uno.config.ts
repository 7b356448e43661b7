import { defineConfig, presetWind3, transformerCompileClass, type Extractor, type PresetMiniTheme } from 'unocss';

/*
 * Every colour, size, space and radius of the site by name, and its controls as shortcuts. Colours are custom
 * properties whose values `site-build/plugins/design-system.ts` sets, so this file needs no configuration. What
 * utilities express badly (charts, motion, print) is CSS beside its component.
 */

/** Steps of 4 px: `gap-3` is 12 px. Not rem, because spacing that grew with the text would use up a phone's width. */
const spacing = Object.fromEntries(
  [
    0, 0.5, 0.75, 1, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 20, 22, 24,
    25, 27, 28, 32, 36, 37, 42, 65,
  ].map((step) => [step, `${step * 4}px`]),
);

/** A font size that inherits its line height. */
const size = (fontSize: string): [string, Record<string, string>] => [fontSize, {}];

/** A font size with its own line height and tracking. */
const style = (fontSize: string, lineHeight: string, letterSpacing: string): [string, Record<string, string>] => [
  fontSize,
  { 'line-height': lineHeight, 'letter-spacing': letterSpacing },
];

/**
 * The largest font size at which the product's name fits the viewport.
 *
 * @param taken width that the name does not get, besides the gutters
 */
const nameSize = (taken: string): string => `calc((100vw - 2*var(--gutter) - ${taken})/var(--name-width))`;

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
  // `:uno-thread: relative grid …` in the markup becomes the class `thread` in the build. For an element with many
  // utilities that occurs once, that is a fifth of the bytes, and CSS for print and motion gets a name to select.
  transformers: [transformerCompileClass({ classPrefix: '', layer: 'default' })],
  extractorDefault: false,
  extractors: [stringLiterals],
  // `src/styles/layers.css` sets their order.
  outputToCssLayers: {
    cssLayerName: (layer) => ({ preflights: 'base', shortcuts: 'components', default: 'utilities' })[layer],
  },
  theme: {
    breakpoints: {
      '3xs': '19em',
      '2xs': '22.5em',
      xs: '26.25em',
      sm: '37.5em',
      md: '48em',
      lg: '56.25em',
      bar: '70em',
      xl: '75em',
    },
    media: { hover: '(hover: hover)', scriptless: '(scripting: none)' },
    colors: {
      // Set by the surrounding tone.
      bg: 'var(--bg)',
      fg: 'var(--fg)',
      muted: 'var(--muted)',
      edge: 'var(--edge)',
      line: 'var(--line)',
      surface: 'var(--surface)',
      brand: 'var(--brand)',
      warn: 'var(--warn)',
      solana: 'var(--solana)',
      ethereum: 'var(--ethereum)',
      bnb: 'var(--bnb)',
      // The same in both tones.
      ink: 'var(--ink)',
      paper: 'var(--paper)',
      signal: 'var(--signal)',
      'on-signal': 'var(--on-signal)',
      'warn-fill': 'var(--warn-fill)',
      'on-warn': 'var(--on-warn)',
    },
    spacing: {
      ...spacing,
      rhythm: 'var(--rhythm)',
      gutter: 'var(--gutter)',
      card: '1.25rem',
      'card-wide': '2rem',
      cards: '1rem',
    },
    width: spacing,
    height: spacing,
    minWidth: spacing,
    minHeight: { ...spacing, touch: '2.75rem', control: '3rem' },
    maxWidth: { 120: '30rem', page: 'calc(1280px + 2*var(--gutter))', text: '40em' },
    borderRadius: {
      swatch: '4px',
      badge: '6px',
      mark: '8px',
      tile: '10px',
      control: '12px',
      card: '16px',
      dialog: '20px',
      panel: '28px',
      circle: '50%',
      pill: '99px',
    },
    fontFamily: { sans: 'var(--sans)', mono: 'var(--mono)' },
    fontSize: {
      0: size('0'),
      sm: size('0.875rem'),
      nav: size('0.9375rem'),
      base: size('1rem'),
      lg: size('1.125rem'),
      xl: size('1.25rem'),
      '2xl': size('1.5rem'),
      name: size(`min(1.5rem,${nameSize('1rem')})`),
      heading: style('1.25rem', '1.25', '-.01em'),
      'heading-lg': style(`min(clamp(1.5rem,1.3rem + .7vw,2rem),${nameSize('5rem')})`, '1.15', '-.02em'),
      lead: ['clamp(1.125rem,1rem + .45vw,1.375rem)', '1.4'],
      title: style(`min(12vw,clamp(2rem,1.4rem + 2.4vw,3.5rem),${nameSize('1rem')})`, '1.08', '-.025em'),
      'title-narrow': size(`min(1.74rem,${nameSize('1rem')})`),
      figure: style('clamp(2.25rem,1.6rem + 2.6vw,4rem)', '1', '-.04em'),
      command: style('clamp(2rem,.4rem + 4.9vw,5rem)', '1.1', '-.04em'),
      display: style('min(14vw,clamp(2.75rem,1.4rem + 5.6vw,5.5rem))', '1', '-.03em'),
      tag: style('clamp(2.5rem,9vw,8rem)', '1.15', '-.04em'),
    },
    lineHeight: { tight: '1.2', snug: '1.35', note: '1.4', normal: '1.5' },
  },
  postprocess: (utility) => {
    // Makes `lt-sm:` exact to a fraction of a pixel, and drops prefixes, which the minifier adds where needed.
    utility.parent = utility.parent?.replace(/\(max-width: calc\(([\d.]+em) - 0\.1px\)\)/, '(width < $1)');
    utility.entries = utility.entries.filter(([property]) => !property.startsWith('-webkit-'));
  },
  rules: [
    ['part-mark', { content: `counter(part) '. '` }],
    // One logical declaration where the preset has two physical ones.
    [
      /^([pm])([xy])-(.+)$/,
      ([, kind, axis, step], { theme }) => ({
        [`${kind === 'p' ? 'padding' : 'margin'}-${axis === 'x' ? 'inline' : 'block'}`]:
          step === 'auto' ? step : (theme as PresetMiniTheme).spacing?.[step!],
      }),
    ],
    [
      'feedback',
      {
        transition: 'background-color 160ms var(--ease),border-color 160ms var(--ease),color 160ms var(--ease)',
      },
    ],
    ['hatched', { background: 'repeating-linear-gradient(135deg,var(--line) 0 2px,#0000 2px 9px)' }],
    // Four rivets in the corners of a plate.
    [
      'rivets',
      {
        background:
          'radial-gradient(circle at 17px 17px,var(--edge) 3px,#0000 3.5px) 0 0/calc(100% - 34px) calc(100% - 34px),var(--surface)',
      },
    ],
    [
      'hash-mark',
      [
        ['content', "'#'"],
        // Hides it from screen readers where `content` supports alternative text.
        ['content', "'#'/''"],
      ],
    ],
  ],
  shortcuts: [
    // Type
    {
      display: 'text-display',
      title: 'text-title lt-2xs:text-title-narrow',
      'heading-lg': 'text-heading-lg',
      heading: 'text-heading',
      lead: 'text-lead max-w-30em text-balance',
      figure: 'text-figure font-600',
      label: 'font-mono text-sm leading-5 text-muted',
    },
    // Page and rows. Gaps between lines of text scale with them: a step is 0.25rem.
    [/^stack-(\d+)$/, ([, step]) => `flex flex-col gap-[${Number(step) / 4}rem]`],
    [/^row-(\d+)$/, ([, step]) => `flex flex-wrap items-center gap-[${Number(step) / 4}rem]`],
    {
      wrap: 'w-full max-w-page mx-auto px-gutter',
      column: 'grid gap-5 md:gap-7 content-center justify-items-start',
      'header-row':
        'flex flex-wrap items-center justify-between gap-x-4 min-h-16 md:min-h-22 lt-2xs:gap-x-2 bar:(grid grid-cols-[minmax(max-content,1fr)_auto_minmax(max-content,1fr)]) bar:[&>.logo]:justify-self-start bar:[&>.btn]:([grid-column:3] justify-self-end) lt-2xs:[&_.btn]:text-sm',
      'sticky-row':
        'flex items-center justify-between gap-4 min-h-17 lt-2xs:gap-2 lt-bar:[&_.btn]:ml-auto [&>.icon-btn]:flex-none bar:[&>:not(nav)]:flex-none',
      'fill-page': 'min-h-[100svh] grid items-center py-16',
      'foot-actions':
        'grid grid-cols-[1fr_auto_auto] gap-3 lt-sm:w-full [&>:first-child]:col-span-full lg:(flex flex-wrap)',
      actions: 'row-3 lt-sm:w-full lt-sm:[&_.btn]:(flex-auto px-3) lt-sm:[&_.icon]:hidden',
    },
    // Controls
    {
      icon: 'inline-block shrink-0 w-1.25em h-1.25em bg-current',
      'control-icon':
        'w-1.25em h-1.25em fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]',
      btn: 'inline-flex items-center justify-center gap-2 min-h-control px-6 lt-2xs:px-3 py-1.5 border rounded-control font-600 text-base leading-6 no-underline cursor-pointer media-hover:feedback',
      'btn-main':
        'bg-signal text-on-signal border-brand focus-visible:outline-fg media-hover:hover:(bg-fg border-fg text-bg) media-hover:active:([background:var(--signal-deep)] text-on-signal)',
      // As prominent as the main action, but never in its colour.
      'btn-strong':
        'bg-fg text-bg border-fg media-hover:hover:(bg-transparent text-fg) media-hover:active:(bg-line text-fg)',
      'btn-quiet': 'bg-transparent text-fg border-edge media-hover:active:bg-line media-hover:hover:border-fg',
      'btn-small': 'min-h-touch px-4',
      'icon-btn':
        'inline-grid place-items-center w-12 h-12 border border-edge rounded-control cursor-pointer media-hover:feedback media-hover:active:bg-line media-hover:hover:border-fg',
      link: 'text-fg underline underline-offset-4 decoration-1 inline-flex items-center gap-1.5 min-h-touch media-hover:feedback',
      tag: 'before:content-[attr(href)] font-mono text-sm leading-5 text-muted no-underline inline-flex items-center min-w-11 min-h-touch media-hover:feedback media-hover:hover:text-fg',
      'nav-link':
        'inline-flex items-center min-h-11 px-2 text-nav text-muted no-underline whitespace-nowrap media-hover:feedback media-hover:hover:text-fg aria-[current]:(text-fg underline decoration-2 decoration-signal underline-offset-6)',
      'foot-link':
        'inline-flex items-center gap-1.5 min-w-11 min-h-11 text-base no-underline media-hover:feedback media-hover:hover:[text-decoration-line:underline]',
      scripted: 'media-scriptless:hidden',
    },
    {
      logo: 'inline-flex items-center gap-2.5 min-w-11 min-h-11 font-600 text-lg tracking-[-.02em] no-underline',
      'logo-compact': 'lt-sm:(text-0 gap-0 select-none) lt-sm:[&_.logo-mark]:text-base',
      // Links wrap at larger text sizes.
      'nav-pill': 'lt-bar:hidden [&_ul]:(flex flex-wrap justify-center px-2.5 border border-line rounded-panel)',
      'step-number':
        'flex-none grid place-items-center w-7 h-7 md:(w-9 h-9) border border-edge rounded-circle font-mono',
      'step-now':
        'flex-none grid place-items-center w-7 h-7 md:(w-9 h-9) border border-fg bg-fg text-bg rounded-circle font-mono',
      identicon: 'stroke-current [shape-rendering:crispEdges]',
    },
    // Surfaces
    {
      card: 'rounded-card border border-line bg-surface p-card md:p-card-wide',
      callout: 'flex items-start gap-3 px-5 py-4 border border-edge rounded-control max-w-text [&_.icon]:mt-0.75',
      // The mark on a demonstration value, and the strip that explains it.
      'warn-mark':
        'inline-flex items-center gap-1.5 w-fit px-2 py-0.5 rounded-badge bg-warn-fill text-on-warn text-sm leading-5 font-600',
      'warn-strip':
        'flex items-start gap-3 px-3.5 py-2.5 sm:(px-5 py-4) lt-sm:(text-nav leading-note) border border-warn rounded-control max-w-text [&_.icon]:(mt-0.75 text-warn)',
      badge: 'inline-flex items-center gap-1.5 font-mono text-sm leading-5 px-2.5 py-0.5 border whitespace-nowrap',
      'badge-full': 'bg-fg border-fg text-bg rounded-badge',
      'badge-line': 'border-edge rounded-badge',
      'badge-dashed': 'border-edge border-dashed rounded-pill',
    },
    // Lists
    {
      details: '[&>li]:(flex gap-2.5 py-1.5 border-t border-line) [&>li]:before:(hash-mark font-mono text-muted)',
      figures:
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] lg:grid-cols-4 [&>div]:(flex flex-col-reverse justify-end gap-2 py-6 pr-4 border-t border-line) [&_dt]:(flex flex-wrap gap-x-2.5 gap-y-1 items-center text-muted)',
    },
  ],
});
