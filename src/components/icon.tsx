import type { IconName } from '../lib/icons.ts';

/** One cell of the icon sprite, in the colour of the text; nothing to assistive technology. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span className={`icon icon-${name}${className && ` ${className}`}`} aria-hidden="true" />;
}
