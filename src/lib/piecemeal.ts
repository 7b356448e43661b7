import { nextIdle } from './idle.ts';
import { BLOCK, DRAW_AT_ONCE_EVENT, DRAW_EVENT, DRAWN, enter, isInView, SECTION, state } from './parts.ts';

const PART = `${SECTION},[${BLOCK}]`;

/**
 * How many elements the first frame draws. On a processor slowed down four times, that takes up to 30 ms, and an empty
 * part 12 ms. `npm run bench` names the longest tasks.
 */
const FRAME_SIZE = 32;
/** After a frame that took less, the next may draw as many elements more as that one did. */
const QUICK_MS = 12;
/** The first part waits for the load event, but at most this long, in case a file is slow. */
const PATIENCE_MS = 2000;

/** How parts wait for their turn. In `held`, what comes into view before it has been drawn would be missing. */
let waiting: 'held' | 'open' = 'open';
const isWaiting = () => state() === waiting;

const afterFrame = (work: () => void) => requestAnimationFrame(() => nextIdle(work));

/** Returns how many elements are drawn with `part`; a closed answer is not. */
const sizeOf = (part: Element): number => 1 + part.querySelectorAll(':not(summary~*,summary~* *)').length;

/**
 * Marks the blocks of a part that is too large for one frame. From then on, those of a section keep their height.
 *
 * @returns how many elements are drawn with the part and without its blocks
 */
function markBlocks(part: Element): number {
  let size = sizeOf(part);
  // The hero is in view from the start: to draw its blocks later would hide them for a frame.
  if (size <= FRAME_SIZE || part.matches('.hero')) return size;
  // Once somebody has scrolled, a block is drawn whole: parts of it could be missing in the window.
  if (state() === 'open' && !part.matches(SECTION)) return size;
  for (const block of (part.querySelector(':scope>.wrap') ?? part).children) {
    if (block.matches('header,svg,dialog')) continue;
    block.toggleAttribute(BLOCK, true);
    size -= sizeOf(block);
  }
  return size;
}

/** Width of the window when everything was last drawn. Asked only then: before the first paint it would cost a layout. */
let width = 0;

/** Starts skipping, except what is in view: when that first ends, Chromium counts a layout shift of the whole part. */
function keep(): void {
  const sections = [...document.querySelectorAll(SECTION)];
  // All are asked before the first changes: each change would make the next question restyle the page.
  const shown = new Set(sections.filter(isInView));
  width = innerWidth;
  waiting = 'open';
  for (const section of sections) section.toggleAttribute(DRAWN, shown.has(section));
  enter('kept');
}

const nextPart = () => document.querySelector(`:is(${PART}):not([${DRAWN}])`);

/** When the last frame began, and how many elements it drew. */
let frameAt = 0;
let drawn = 0;
let isPlanned = false;

/** Draws the next parts after a frame. Two plans at once would make its work twice as long. */
function planNext(): void {
  if (isPlanned) return;
  isPlanned = true;
  requestAnimationFrame(() => {
    frameAt = performance.now();
    nextIdle(drawNext);
  });
}

/** Draws the next part, and those after it that fit into the same frame. */
function drawNext(): void {
  isPlanned = false;
  if (!isWaiting()) return;
  let part = nextPart();
  if (!part) return keep();
  const most = FRAME_SIZE + (performance.now() - frameAt < QUICK_MS ? drawn : 0);
  drawn = 0;
  for (; part; part = nextPart()) {
    const size = markBlocks(part);
    if (drawn && drawn + size > most) break;
    part.toggleAttribute(DRAWN, true);
    drawn += size;
  }
  planNext();
}

function drawAtOnce(): void {
  waiting = 'open';
  enter(null);
  document.querySelectorAll(SECTION).forEach(markBlocks);
  afterFrame(() => state() ?? keep());
}

/** Draws what was inert, part by part, or at once if it has all been drawn for this width of the window. */
export function drawInert(drawnWidth: number): void {
  if (drawnWidth === innerWidth) return keep();
  enter(waiting);
  // The frame that comes now draws nothing, and how long it takes says nothing about the next.
  drawn = 0;
  planNext();
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
 * Draws what a phone leaves out of its first frame, once a frame with the whole hero in the document has been painted: the
 * conversation, what is below it and the figures, in a frame each.
 */
function drawHero(): void {
  const hero = document.querySelector('.hero');
  if (document.readyState === 'loading' && !hero?.nextElementSibling) {
    requestAnimationFrame(drawHero);
    return;
  }
  const parts = hero ? [...hero.querySelectorAll('.thread,.thread~*'), hero] : [];
  const draw = () => {
    parts.shift()?.toggleAttribute(DRAWN, true);
    if (parts.length > 0) requestAnimationFrame(draw);
    else if (document.readyState === 'complete') planNext();
  };
  requestAnimationFrame(draw);
}

/**
 * Draws only the hero at first, unless the page opens further down, at a fragment or at the position of an earlier
 * visit: estimated heights above would put that in the wrong place.
 *
 * @param isCovered whether the loader shows. All but the hero's words then waits until the fonts have loaded, so that it
 *   is laid out once
 */
export function startParts(isCovered: boolean): void {
  addEventListener(DRAW_EVENT, (event) => drawInert((event as CustomEvent<number>).detail));
  addEventListener(DRAW_AT_ONCE_EVENT, drawAtOnce);
  addEventListener('resize', () => {
    if (state() === 'kept' && innerWidth !== width) drawAtOnce();
    // What has come into view behind a dialog must be there when it closes.
    if (state() === 'inert') waiting = 'open';
  });
  // A link that is followed this soon has to arrive at its target, and Back has to return to the same section.
  addEventListener('click', ({ target }) => isWaiting() && (target as Element).closest('a') && drawInPlace(), true);

  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  // Unlike `location`, the entry's name includes a text fragment: https://wicg.github.io/scroll-to-text-fragment/.
  if (navigation?.type !== 'navigate' || (navigation.name + location).includes('#')) {
    addEventListener('load', drawAtOnce);
    return;
  }
  waiting = 'held';
  enter(waiting);
  addEventListener('load', isCovered ? drawHero : planNext);
  if (!isCovered) requestAnimationFrame(drawHero);
  setTimeout(planNext, PATIENCE_MS);
  const open = () => {
    waiting = 'open';
    if (state() === 'held') enter(waiting);
  };
  for (const type of ['scroll', 'keydown']) addEventListener(type, open, true);
}
