import { listening } from './listening.ts';

/**
 * Returns a ref that tells when a mouse or a pen hovers over its element, or the focus is within it. A finger counts as
 * hovering for the length of a press: everything would be rendered twice before the press takes effect.
 *
 * @param point called with true when that begins, and with false when it ends
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
