import { listening } from './listening.ts';

/**
 * Returns a ref that tells when a mouse or a pen hovers over its element. Fingers are ignored: a finger hovers for as long as
 * it presses, and everything would be rendered twice before the press takes effect.
 *
 * @param point called with true when that begins, and with false when it ends
 */
export const hovering = (point: (on: boolean) => void) => listening(hoverListeners(point));

/**
 * Does the same, and also tells when the focus is within the element. For HTML only: in Chromium and Safari, any SVG element that
 * listens to focus events can be focused by keyboard (https://crbug.com/445798).
 */
export const pointing = (point: (on: boolean) => void): ((element: HTMLElement | null) => () => void) =>
  listening({ ...hoverListeners(point), focusin: () => point(true), focusout: () => point(false) });

const hoverListeners = (point: (on: boolean) => void) => ({
  pointerenter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') point(true);
  },
  pointerleave: () => point(false),
});
