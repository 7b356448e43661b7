import type { IconName } from '../lib/icons.ts';

/** Shows one cell of the icon sprite in the text's colour, which assistive technology does not see: the element is empty. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span className={`icon icon-${name}${className && ` ${className}`}`} />;
}
