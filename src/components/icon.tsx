import type { IconName } from '../lib/icon-names.ts';

export type Drawing =
  | IconName
  | 'back'
  | 'close'
  | 'copy'
  | 'external'
  | 'mail'
  | 'menu'
  | 'pause'
  | 'play'
  | 'telegram'
  | 'warning'
  | 'x'
  | 'solana'
  | 'ethereum'
  | 'bnb';

const drawings: Record<Drawing, string> = {
  app: 'i-lucide-smartphone',
  back: 'i-lucide-arrow-left',
  bnb: 'i-simple-icons-bnbchain',
  chains: 'i-lucide-layers',
  check: 'i-lucide-check',
  close: 'i-lucide-x',
  copy: 'i-lucide-copy',
  ethereum: 'i-simple-icons-ethereum',
  external: 'i-lucide-arrow-up-right',
  globe: 'i-lucide-globe',
  group: 'i-lucide-users',
  link: 'i-lucide-link',
  mail: 'i-lucide-mail',
  menu: 'i-lucide-menu',
  pause: 'i-lucide-pause',
  play: 'i-lucide-play',
  reward: 'i-lucide-gift',
  shield: 'i-lucide-shield-check',
  sign: 'i-lucide-pen-line',
  solana: 'i-simple-icons-solana',
  tag: 'i-lucide-hash',
  telegram: 'i-simple-icons-telegram',
  warning: 'i-lucide-triangle-alert',
  x: 'i-simple-icons-x',
};

/** A drawing from the icon sets, in the colour of the text; nothing to assistive technology. */
export function Icon({ name, className = '' }: { name: Drawing; className?: string }) {
  return <span className={`icon ${drawings[name]} ${className}`} aria-hidden="true" />;
}
