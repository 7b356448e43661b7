import { nextIdle } from './idle.ts';

/*
 * The landing page is drawn in parts: the hero first, then one part for each idle frame. The state of the root element
 * says which of the parts that are not marked as drawn `styles/piecemeal.css` skips:
 *
 * - `held`: all of them, until somebody scrolls or presses a key. With `content-visibility: auto` alone, the browser
 *   styles and lays out the next screens in its first frame too, which doubles the time to that frame;
 * - `open`: those far from the window, by `content-visibility: auto`;
 * - `inert`: all of them, until `drawParts` is called;
 * - no state: none.
 */
const parts = () => document.documentElement.dataset as { parts?: 'held' | 'open' | 'inert' };
const DRAWN = 'data-drawn';

const SECTION = 'main>section+section';
/** Sections, the blocks of each section, and the footer. */
const PART = [SECTION, `${SECTION}>*>:not(header,svg,dialog)`, 'main+footer'];
const WAITING = PART.map((part) => `${part}:not([${DRAWN}])`).join();
/** A section of up to this many elements is one part, whose frame takes 40 ms on a processor slowed down four times. */
const WHOLE = 60;
/** The first part waits for the load event, but at most this long, in case a file is slow. */
const PATIENCE_MS = 2000;

const showAll = () => delete parts().parts;

function drawNext(): void {
  const part = document.querySelector(WAITING);
  if (!part) showAll();
  if (!part || parts().parts === 'inert') return;
  const inner = part.querySelectorAll('*').length > WHOLE ? [] : part.querySelectorAll(WAITING);
  for (const drawn of [part, ...inner]) drawn.toggleAttribute(DRAWN, true);
  requestAnimationFrame(() => nextIdle(drawNext));
}

/** Draws the waiting parts, one at a time. */
export function drawParts(): void {
  parts().parts = 'open';
  nextIdle(drawNext);
}

/**
 * Skips the parts outside the window until `drawParts` is called. Call it before an element becomes inert or ceases to
 * be: the browser then restyles everything in the element that is not skipped, 670 elements for the whole page.
 */
export function skipParts(): void {
  const shown = new Set<Element | null>();
  const all = document.querySelectorAll(PART.join());
  for (const part of all) {
    // Asking for a block's position would lay out the section that skips it.
    if (part.parentElement!.closest(SECTION) && !shown.has(part.closest(SECTION))) continue;
    const { top, bottom } = part.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) shown.add(part);
  }
  for (const part of all) part.toggleAttribute(DRAWN, shown.has(part));
  parts().parts = 'inert';
}

/**
 * Draws only the hero at first, unless the page opens further down, at a fragment or at the position of an earlier
 * visit: estimated heights above would put that in the wrong place.
 */
export function startParts(): void {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  // Unlike `location`, the entry's name includes a text fragment: https://wicg.github.io/scroll-to-text-fragment/.
  if (navigation?.type !== 'navigate' || (navigation.name + location).includes('#')) return;
  parts().parts = 'held';
  let started = false;
  const start = () => {
    if (!started) requestAnimationFrame(() => nextIdle(drawNext));
    started = true;
  };
  addEventListener('load', start);
  setTimeout(start, PATIENCE_MS);
  const open = () => {
    if (parts().parts === 'held') parts().parts = 'open';
  };
  for (const type of ['scroll', 'keydown']) addEventListener(type, open, true);
  // A link within the page that is followed this soon has to arrive at its target.
  addEventListener('click', ({ target }) => (target as Element).closest('[href*="#"]') && showAll(), true);
}
