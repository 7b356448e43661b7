import type { IconName } from '../lib/icons.ts';

/** Shows one cell of the icon sprite in the text's colour, hidden from assistive technology. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span className={`icon icon-${name}${className && ` ${className}`}`} aria-hidden="true" />;
}
