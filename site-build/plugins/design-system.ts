import { mergeConfigs, type PresetMiniTheme, type UserConfig } from 'unocss';
import unocss from 'unocss/vite';
import type { Plugin } from 'vite';
import type { SiteConfig } from '../../config/site-config.ts';
import { icons } from '../../src/lib/icons.ts';
import { iconSprite } from '../design/icon-sprite.ts';
import { tokenCss } from '../design/tokens.ts';

/** `Features.LightDark` of lightningcss. */
const LIGHT_DARK = 1 << 20;

/** Keeps the minifier from adding custom properties for `light-dark()`, which the style sheet does not use. */
const oneColorScheme: Plugin = {
  name: 'one-color-scheme',
  config: () => ({ css: { lightningcss: { exclude: LIGHT_DARK } } }),
};

/** Adds UnoCSS with the design system, the token's own values and the icons. */
export function designSystemPlugin(
  system: UserConfig<PresetMiniTheme>,
  site: Pick<SiteConfig, 'brand' | 'product'>,
): Plugin[] {
  const { css } = iconSprite(icons);
  const values = { preflights: [{ getCSS: () => tokenCss(site) }, { getCSS: () => css }] };
  return [...unocss({ ...mergeConfigs([system, values]), configFile: false }), oneColorScheme];
}
