import { mergeConfigs, type PresetMiniTheme, type UserConfig } from 'unocss';
import unocss from 'unocss/vite';
import type { Plugin } from 'vite';
import { chains } from '../../config/chains.ts';
import { formatTokens, tagOf } from '../../config/format.ts';
import type { Site } from '../../shape/token.ts';
import { icons } from '../../config/icons.ts';
import { headingWidth } from '../design/fonts.ts';
import { iconSprite } from '../design/icon-sprite.ts';
import { mix, textOn, tonesOf, warningFor, type Tone } from '../design/palette.ts';

const toneValues = ({ chains: ofChains, ...tone }: Tone): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(tone).map(([name, color]) => [`--${name}`, color]),
    ...Object.entries(ofChains).map(([id, color]) => [`--chain-${id}`, color]),
  ]);

const block = (selector: string, values: Record<string, string>): string =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** Letter spacing that readers may set, in em: https://www.w3.org/TR/WCAG22/#text-spacing. */
const SPACING = 0.12;
/** What letters of the largest figure are closer together, in em (`tokenomics.css`). */
const TIGHT = 0.04;

type Values = Pick<Site, 'brand' | 'product' | 'symbol' | 'company'>;

/** Width of the header's row, by `logo.tsx` and `site-header.css`: the name, the sections' links and the wider button. */
async function barWidth(product: string): Promise<string> {
  const [{ navigation, whitepaper }, { hero }] = await Promise.all([
    import('#token/content/navigation.ts'),
    import('#token/content/hero.ts'),
  ]);
  const texts = [product, navigation.map(({ label }) => label).join(''), hero.explore, whitepaper];
  const [name, links, explore, docs] = (await Promise.all(texts.map(headingWidth))) as [number, number, number, number];
  const rem = 2.75 + 1.375 * name + 0.875 * links + 1.0625 * Math.max(explore, docs + 1.75);
  return `calc(${rem.toFixed(2)}rem + ${16 * navigation.length + 92}px)`;
}

/**
 * Custom properties for `uno.config.ts`, as CSS. Both tones derive from the brand's three colours; font sizes for text
 * with the product's name, its symbol, the example's handle, the register's number or the supply depend on their width.
 */
async function tokenCss({ brand, product, symbol, company }: Values): Promise<string> {
  // Only here, because texts are made from the facts, which are checked before.
  const { PAYEE } = await import('#token/content/example.ts');
  const { chainShares, TOTAL_SUPPLY } = await import('#token/content/figures.ts');
  const { ink, paper, signal } = brand;
  const tones = tonesOf(brand);
  const warning = warningFor(brand);
  const names = [tagOf(product), `$${symbol ?? product}`];
  const [handle = 0, ...widths] = await Promise.all(
    [`@${PAYEE}`, ...names].map(async (name) => (await headingWidth(name)) + SPACING * name.length),
  );
  const supply = formatTokens(TOTAL_SUPPLY);
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
      '--name-width': Math.max(...widths).toFixed(2),
      '--handle-width': handle.toFixed(2),
      '--bar-width': await barWidth(product),
      '--number-length': String(company.fileNumber.length),
      '--supply-width': ((await headingWidth(supply)) - TIGHT * supply.length).toFixed(2),
      // In proportion to their shares, but none too narrow for its words.
      '--chain-columns': chainShares
        .map(({ percentage }) => `minmax(min(12rem,${Math.floor(90 / chainShares.length)}%),${percentage}fr)`)
        .join(' '),
      '--gutter': '20px',
      // Half of the space between two sections.
      '--rhythm': '28px',
    }),
    `@media (width>=48em){${block(':root', { '--gutter': '32px', '--rhythm': '46px' })}}`,
    `@media (width>=80em){${block(':root', { '--gutter': '48px' })}}`,
    block('.tone-ink,:root', toneValues(tones.ink)),
    block('.tone-paper', toneValues(tones.paper)),
    ...Object.keys(chains).map((id) => block(`.chain-${id}`, { '--icon-color': `var(--chain-${id})` })),
    '.tone-ink,.tone-paper{background:var(--bg);color:var(--fg)}',
  ].join('\n');
}

/** UnoCSS with the design system, the token's own values and the icons. */
export function designSystemPlugin(system: UserConfig<PresetMiniTheme>, site: Values): Plugin[] {
  const { css } = iconSprite(icons);
  const values = { preflights: [{ getCSS: () => tokenCss(site) }, { getCSS: () => css }] };
  return unocss({ ...mergeConfigs([system, values]), configFile: false });
}
