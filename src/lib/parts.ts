/*
 * The landing page is drawn in parts: the hero first, on a phone in several frames, then a few parts in each idle frame.
 * Parts are the sections, the footer, and the blocks of a part that is too large for one frame. The state of the root
 * element says which of the parts that are not marked as drawn `styles/piecemeal.css` skips:
 *
 * - `held`: all of them, until somebody scrolls or presses a key. With `content-visibility: auto` alone, the browser
 *   styles and lays out the next screens in its first frame too, which doubles the time to that frame;
 * - `open`: those far from the window, by `content-visibility: auto`;
 * - `inert`: all of them, until `drawParts` is called;
 * - `kept`: everything has been drawn. Sections far from the window are skipped at their known heights, so that a press
 *   restyles, lays out and paints only what is near it;
 * - no state: none.
 *
 * The boot script draws (`piecemeal.ts`). Both it and the entry script contain this module, which therefore holds no state
 * of its own.
 */
type State = 'held' | 'open' | 'inert' | 'kept';
export const state = (): string | undefined => document.documentElement.dataset.parts;
/** Set while parts are held, whose rules alone concern what is in the parts: other changes do not restyle that. */
const HELD_CLASS = 'held';

/**
 * Enters a state. Held parts remain so while they are inert: nothing of theirs is drawn, and if `content-visibility` skipped
 * them too, Chromium would count a layout shift of the whole window when it stops.
 */
export function enter(next: State | null): void {
  const { dataset, classList } = document.documentElement;
  if (next) dataset.parts = next;
  else delete dataset.parts;
  if (next !== 'inert') classList.toggle(HELD_CLASS, next === 'held');
}

/** Dispatched on `window`, with the width for which parts have been drawn. */
export const DRAW_EVENT = 'draw';
/** Dispatched on `window`. */
export const DRAW_AT_ONCE_EVENT = 'draw-at-once';

export const DRAWN = 'data-drawn';
/** Marks the blocks of a part that is too large for one frame. */
export const BLOCK = 'data-block';

export const SECTION = '.hero,.section,.site-footer';
/** What can be skipped at its known height. Not the blocks of a block: in a row, they would lose their width. */
const SKIPPABLE = `${SECTION},.wrap>[${BLOCK}]`;
/**
 * The headers and questions too: with a section in the window, those outside it would become inert for nothing. Of the
 * site's header only the row at the top, because the sticky bar is in it too.
 */
const PIECE = `${SKIPPABLE},.header-row,.section header,details`;

export const isInView = (part: Element): boolean => {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** What is in the window, by `PIECE`, and the window's width if all parts have been drawn for it, or else 0. */
export interface View {
  shown: ReadonlySet<Element>;
  drawnWidth: number;
}

/** Returns what is in view. Ask before the page changes: afterwards the browser would have to lay it out first. */
export function currentView(): View {
  const shown = new Set<Element>();
  for (const part of document.querySelectorAll(PIECE)) {
    // Asking for the position of what is within a skipped part would lay that out.
    const within = part.parentElement!.closest(SKIPPABLE);
    if ((!within || shown.has(within)) && isInView(part)) shown.add(part);
  }
  return { shown, drawnWidth: state() === 'kept' ? innerWidth : 0 };
}

/**
 * Skips the parts that are not in `view` until `drawParts` is called. Call it before an element becomes inert or ceases to
 * be: the browser then restyles everything in the element that is not skipped, 670 elements for the whole page.
 *
 * @param dialog about to open. The parts around it are not skipped, which would hide it: assistive technology can press a
 *   button that is outside the window
 */
export function skipParts({ shown }: View, dialog: Element | null = null): void {
  for (const part of document.querySelectorAll(`${PIECE},[${BLOCK}]`)) {
    const piece = part.closest(PIECE)!;
    part.toggleAttribute(DRAWN, shown.has(piece) || piece.contains(dialog));
  }
  enter('inert');
}

/** Draws the parts that wait or were skipped, one at a time, or those near the window if `view` had all of them. */
export const drawParts = ({ drawnWidth }: View): void =>
  void dispatchEvent(new CustomEvent(DRAW_EVENT, { detail: drawnWidth }));

/** Draws everything in the next frame. Use it where the browser must not rely on estimated heights. */
export const drawAtOnce = (): void => void dispatchEvent(new Event(DRAW_AT_ONCE_EVENT));
