import { chains } from './chains.ts';
import type { ChainId, Drawing, SiteConfig } from '../shape/token.ts';
import { site as tokenFacts } from '#token/site.ts';

const chainIcons = Object.fromEntries(Object.entries(chains).map(([id, { icon }]) => [id, icon])) as {
  [Id in ChainId]: (typeof chains)[Id]['icon'];
};

/** The icons that every token can name beside those of the chains, each with its drawing as `set:icon`. */
export const ourIcons = {
  app: 'lucide:smartphone',
  back: 'lucide:arrow-left',
  chains: 'lucide:layers',
  check: 'lucide:check',
  copy: 'lucide:copy',
  external: 'lucide:arrow-up-right',
  globe: 'lucide:globe',
  group: 'lucide:users',
  link: 'lucide:link',
  // The build replaces it with the operator's logo, if there is one.
  mark: 'lucide:hash',
  reward: 'lucide:gift',
  shield: 'lucide:shield-check',
  sign: 'lucide:pen-line',
  tag: 'lucide:hash',
  telegram: 'own:telegram',
  warning: 'lucide:triangle-alert',
  x: 'simple-icons:x',
} as const satisfies Record<string, Drawing>;

type TokenIcons = typeof tokenFacts extends { icons: infer Icons } ? Icons : unknown;

/** Every icon in the sprite: ours, those of the chains, and those that the token adds. */
export const icons = { ...ourIcons, ...chainIcons, ...(tokenFacts as SiteConfig).icons } as typeof ourIcons &
  typeof chainIcons &
  TokenIcons;

declare module '../shape/token.ts' {
  interface Known {
    icon: keyof typeof icons;
  }
}
