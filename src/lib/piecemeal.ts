import { nextIdle } from './idle.ts';

/*
 * The landing page is drawn part by part: its hero first, each further part in a frame of its own, whenever there is
 * time. `styles/piecemeal.css` skips the parts that are not marked as drawn, by the state on the root element:
 *
 * - `held`: all of them, until somebody scrolls or presses a key. A browser that may choose (`auto`) styles and lays out
 *   the next screens in its first frame too, which doubles the time to that frame;
 * - `open`: those far from the window, by `content-visibility: auto`;
 * - `inert`: all of them, until `drawParts` is called;
 * - none: no part.
 */
const parts = () => document.documentElement.dataset as { parts?: 'held' | 'open' | 'inert' };
const DRAWN = 'data-drawn';

const SECTION = 'main>section+section';
/** Sections, the blocks of each section, and the footer. */
const PART = [SECTION, `${SECTION}>*>:not(header,svg,dialog)`, 'main+footer'];
const WAITING = PART.map((part) => `${part}:not([${DRAWN}])`).join();
/** A section of so few elements is one part, whose frame takes 40 ms with the processor slowed down four times. */
const WHOLE = 60;
/** The first part waits for the load event, but no longer than this for a slow file. */
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

/** Draws the parts that wait, one at a time. */
export function drawParts(): void {
  parts().parts = 'open';
  nextIdle(drawNext);
}

/**
 * Skips the parts outside the window, until `drawParts` is called. To be called before an element becomes inert, or
 * ceases to be: either restyles whatever it contains that is not skipped, 670 elements of the whole page.
 */
export function skipParts(): void {
  const shown = new Set<Element | null>();
  const all = document.querySelectorAll(PART.join());
  for (const part of all) {
    // To ask for the place of a block would lay out the section that skips it.
    if (part.parentElement!.closest(SECTION) && !shown.has(part.closest(SECTION))) continue;
    const { top, bottom } = part.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) shown.add(part);
  }
  for (const part of all) part.toggleAttribute(DRAWN, shown.has(part));
  parts().parts = 'inert';
}

/**
 * Begins a document's drawing with its hero alone. Not where the page opens further down, at a fragment or at the place
 * of an earlier visit: the estimated heights above would mislead it.
 */
export function startParts(): void {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  // The entry's name has what `location` keeps to itself: the text of a link to a text fragment.
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
  // Whoever follows a link within the page this soon is to arrive at its target.
  addEventListener('click', ({ target }) => (target as Element).closest('[href*="#"]') && showAll(), true);
}
