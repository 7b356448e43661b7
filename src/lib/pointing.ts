import type { PointerEvent } from 'react';

/**
 * Event handlers for hovering with a mouse or pen. They ignore touch: a finger hovers for as long as it presses, and
 * everything would render twice before the press takes effect.
 *
 * @param point called with true when hovering begins, and with false when it ends
 */
export const whileHovered = (point: (on: boolean) => void) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') point(true);
  },
  onPointerLeave: () => point(false),
});

/** The same, and also while focus is within the element. */
export const whilePointedAt = (point: (on: boolean) => void) => ({
  ...whileHovered(point),
  onFocus: () => point(true),
  onBlur: () => point(false),
});
