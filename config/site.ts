import type { Site, SiteConfig } from '../shape/token.ts';
import { site as tokenFacts } from '#token/site.ts';

/** Fills in what an operator may leave out. */
export const withDefaults = (config: SiteConfig): Site => ({
  symbol: null,
  decimals: null,
  tokenListVersion: '1.0.0',
  internationalisedHosts: [],
  contentReviewed: null,
  previewHosts: [],
  hstsPreload: false,
  allowed: [],
  chains: {},
  icons: {},
  ...config,
});

/** The token that the site is for. `site-build/checks` has checked it before anything is built. */
export const site: Site = withDefaults(tokenFacts);
