import { chains, type ChainId } from '../../config/chains.ts';

const chainIcons = Object.fromEntries(Object.entries(chains).map(([id, { icon }]) => [id, icon])) as {
  [Id in ChainId]: (typeof chains)[Id]['icon'];
};

/** Every icon in the sprite, with its name in an Iconify set or in `site-build/design/icon-sprite.ts`: `set:icon`. */
export const icons = {
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
  ...chainIcons,
} as const satisfies Record<string, `${'lucide' | 'simple-icons' | 'own'}:${string}`>;

export type IconName = keyof typeof icons;
