import { listening } from './listening.ts';

/**
 * Returns a ref for an element that a mouse or a pen points to while it hovers over it, and the keyboard while it has the
 * focus within it. A finger counts as hovering for the length of a press: everything would be rendered twice before the
 * press takes effect.
 *
 * @param point called with whether it begins or ends
 */
export const pointing = (point: (on: boolean) => void) =>
  listening({
    pointerenter: ({ pointerType }) => {
      if (pointerType !== 'touch') point(true);
    },
    pointerleave: () => point(false),
    focusin: () => point(true),
    focusout: () => point(false),
  });
