import type { PointerEvent } from 'react';

/**
 * Returns the handlers that tell when a mouse or a pen hovers over an element. Fingers are ignored: a finger hovers for as
 * long as it presses, and everything would be rendered twice before the press takes effect.
 *
 * @param point called with true when that begins, and with false when it ends
 */
export const whileHovered = (point: (on: boolean) => void) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') point(true);
  },
  onPointerLeave: () => point(false),
});

/** Does the same, and also tells when the focus is within the element. */
export const whilePointedAt = (point: (on: boolean) => void) => ({
  ...whileHovered(point),
  onFocus: () => point(true),
  onBlur: () => point(false),
});
