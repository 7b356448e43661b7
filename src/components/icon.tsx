import type { Drawing } from './drawings.ts';

/** One cell of the icon sprite, in the colour of the text; nothing to assistive technology. */
export function Icon({ name, className = '' }: { name: Drawing; className?: string }) {
  return <span className={`icon icon-${name}${className && ` ${className}`}`} aria-hidden="true" />;
}
