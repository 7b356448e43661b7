import { nextIdle } from './idle.ts';

/*
 * The landing page is drawn in parts: the hero first, then one part for each idle frame. Parts are the sections, the
 * footer, and the blocks of a large section. The state of the root element says which of the parts that are not marked
 * as drawn `styles/piecemeal.css` skips:
 *
 * - `held`: all of them, until somebody scrolls or presses a key. With `content-visibility: auto` alone, the browser
 *   styles and lays out the next screens in its first frame too, which doubles the time to that frame;
 * - `open`: those far from the window, by `content-visibility: auto`;
 * - `inert`: all of them, until `drawParts` is called;
 * - `kept`: everything has been drawn. Sections far from the window are skipped at their known heights, so that a press
 *   restyles, lays out and paints only what is near it;
 * - no state: none.
 */
type State = 'held' | 'open' | 'inert' | 'kept';
const parts = () => document.documentElement.dataset as { parts?: State };
const DRAWN = 'data-drawn';
/** Marks the blocks of a section that is too large for one frame. */
const BLOCK = 'data-block';

const SECTION = '.hero,.section,.site-footer';
const PART = `${SECTION},[${BLOCK}]`;
/** A section of up to this many elements is one part, whose frame takes 40 ms on a processor slowed down four times. */
const WHOLE = 60;
/** The first part waits for the load event, but at most this long, in case a file is slow. */
const PATIENCE_MS = 2000;

const isInView = (part: Element): boolean => {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

const afterFrame = (work: () => void) => requestAnimationFrame(() => nextIdle(work));
const isWaiting = () => parts().parts === 'held' || parts().parts === 'open';

/** Marks the blocks of a section that is too large for one part. From then on, they keep their height when skipped. */
function markBlocks(section: Element): void {
  // The hero is in view from the start: to draw its blocks later would hide them for a frame.
  if (section.matches('.hero') || section.querySelectorAll('*').length <= WHOLE) return;
  const blocks = section.querySelectorAll(':scope>.wrap>:not(header,svg,dialog)');
  for (const block of blocks) block.toggleAttribute(BLOCK, true);
}

/** Starts skipping, except what is in view: when that first ends, Chromium counts a layout shift of the whole part. */
function keep(): void {
  for (const part of document.querySelectorAll(SECTION)) part.toggleAttribute(DRAWN, isInView(part));
  parts().parts = 'kept';
}

function drawNext(): void {
  if (!isWaiting()) return;
  const part = document.querySelector(`:is(${PART}):not([${DRAWN}])`);
  if (!part) return keep();
  if (part.matches(SECTION)) markBlocks(part);
  part.toggleAttribute(DRAWN, true);
  afterFrame(drawNext);
}

/** Width of the window for which the skipped parts have their heights; 0 if some have never been drawn. */
let keptWidth = 0;

/** Draws the waiting parts, one at a time, or those near the window if all have been drawn before. */
export function drawParts(): void {
  if (keptWidth === innerWidth) return keep();
  parts().parts = 'open';
  nextIdle(drawNext);
}

/** Draws everything in the next frame. Use it where the browser must not rely on estimated heights. */
export function drawAtOnce(): void {
  delete parts().parts;
  document.querySelectorAll(SECTION).forEach(markBlocks);
  afterFrame(() => parts().parts ?? keep());
}

/** Draws everything without moving the section at the top of the window. */
function drawInPlace(): void {
  const sections = [...document.querySelectorAll(SECTION)];
  const top = sections.find((section) => section.getBoundingClientRect().bottom > 0);
  const before = top?.getBoundingClientRect().top ?? 0;
  drawAtOnce();
  scrollBy({ top: (top?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
}

/**
 * Skips the parts outside the window until `drawParts` is called. Call it before an element becomes inert or ceases to
 * be: the browser then restyles everything in the element that is not skipped, 670 elements for the whole page.
 */
export function skipParts(): void {
  keptWidth = parts().parts === 'kept' ? innerWidth : 0;
  const shown = new Set<Element | null>();
  const all = document.querySelectorAll(PART);
  for (const part of all) {
    // Asking for a block's position would lay out the section that skips it.
    const within = part.hasAttribute(BLOCK) ? part.closest(SECTION) : null;
    if ((!within || shown.has(within)) && isInView(part)) shown.add(part);
  }
  for (const part of all) part.toggleAttribute(DRAWN, shown.has(part));
  parts().parts = 'inert';
}

/**
 * Draws only the hero at first, unless the page opens further down, at a fragment or at the position of an earlier
 * visit: estimated heights above would put that in the wrong place.
 */
export function startParts(): void {
  // Before the first paint, asking for the width would lay out the page.
  let width = 0;
  addEventListener('load', () => (width = innerWidth));
  addEventListener('resize', () => {
    if (innerWidth !== width && parts().parts === 'kept') drawAtOnce();
    width = innerWidth;
  });
  // A link that is followed this soon has to arrive at its target, and Back has to return to the same section.
  addEventListener('click', ({ target }) => isWaiting() && (target as Element).closest('a') && drawInPlace(), true);

  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  // Unlike `location`, the entry's name includes a text fragment: https://wicg.github.io/scroll-to-text-fragment/.
  if (navigation?.type !== 'navigate' || (navigation.name + location).includes('#')) {
    addEventListener('load', drawAtOnce);
    return;
  }
  parts().parts = 'held';
  let started = false;
  const start = () => {
    if (!started) afterFrame(drawNext);
    started = true;
  };
  addEventListener('load', start);
  setTimeout(start, PATIENCE_MS);
  const open = () => {
    if (parts().parts === 'held') parts().parts = 'open';
  };
  for (const type of ['scroll', 'keydown']) addEventListener(type, open, true);
}
