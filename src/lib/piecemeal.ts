import { nextIdle } from './idle.ts';

/*
 * The landing page is drawn in parts: the hero first, on a phone in two frames, then a few parts in each idle frame.
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
 */
type State = 'held' | 'open' | 'inert' | 'kept';
const state = (): string | undefined => document.documentElement.dataset.parts;
/** Set while the state is `held`, whose rules alone concern what is in the parts: other changes do not restyle that. */
const HELD_CLASS = 'held';

function enter(next: State | null): void {
  const { dataset, classList } = document.documentElement;
  if (next) dataset.parts = next;
  else delete dataset.parts;
  classList.toggle(HELD_CLASS, next === 'held');
}

const DRAWN = 'data-drawn';
/** Marks the blocks of a part that is too large for one frame. */
const BLOCK = 'data-block';

const SECTION = '.hero,.section,.site-footer';
const PART = `${SECTION},[${BLOCK}]`;
/** What can be skipped at its known height. Not the blocks of a block: in a row, they would lose their width. */
const SKIPPABLE = `${SECTION},.wrap>[${BLOCK}]`;
/**
 * The headers and questions too: with a section in the window, those outside it would become inert for nothing. Of the
 * site's header only the row at the top, because the sticky bar is in it too.
 */
const PIECE = `${SKIPPABLE},.header-row,.section header,details`;
/**
 * How many elements the first frame draws. On a processor slowed down four times, that takes up to 30 ms, and an empty
 * part 12 ms. `npm run bench` names the longest tasks.
 */
const FRAME_SIZE = 32;
/** After a frame that took less, the next may draw as many elements more as that one did. It then takes up to 45 ms. */
const QUICK_MS = 24;
/** The first part waits for the load event, but at most this long, in case a file is slow. */
const PATIENCE_MS = 2000;

const isInView = (part: Element): boolean => {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

const afterFrame = (work: () => void) => requestAnimationFrame(() => nextIdle(work));
const isWaiting = () => state() === 'held' || state() === 'open';

/** Returns how many elements are drawn with `part`; what is in a closed question is not. */
const sizeOf = (part: Element): number => 1 + part.querySelectorAll(':not(details *)').length;

/**
 * Marks the blocks of a part that is too large for one frame. From then on, those of a section keep their height.
 *
 * @returns how many elements are drawn with the part and without its blocks
 */
function markBlocks(part: Element): number {
  let size = sizeOf(part);
  // The hero is in view from the start: to draw its blocks later would hide them for a frame.
  if (size <= FRAME_SIZE || part.matches('.hero,table')) return size;
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
  for (const section of sections) section.toggleAttribute(DRAWN, shown.has(section));
  enter('kept');
}

const nextPart = () => document.querySelector(`:is(${PART}):not([${DRAWN}])`);

/** When the parts of the last frame were marked, and how many elements they have. */
let lastAt = 0;
let drawn = 0;

/** Draws the next part, and those after it that fit into the same frame. */
function drawNext(): void {
  if (!isWaiting()) return;
  let part = nextPart();
  if (!part) return keep();
  const at = performance.now();
  const most = FRAME_SIZE + (at - lastAt < QUICK_MS ? drawn : 0);
  lastAt = at;
  drawn = 0;
  for (; part; part = nextPart()) {
    const size = markBlocks(part);
    if (drawn && drawn + size > most) break;
    part.toggleAttribute(DRAWN, true);
    drawn += size;
  }
  afterFrame(drawNext);
}

/** Width of the window for which the skipped parts have their heights; 0 if some have never been drawn. */
let keptWidth = 0;

/** Draws the waiting parts, one at a time, or those near the window if all have been drawn before. */
export function drawParts(): void {
  if (keptWidth === innerWidth) return keep();
  enter('open');
  nextIdle(drawNext);
}

/** Draws everything in the next frame. Use it where the browser must not rely on estimated heights. */
export function drawAtOnce(): void {
  enter(null);
  document.querySelectorAll(SECTION).forEach(markBlocks);
  afterFrame(() => state() ?? keep());
}

/** Draws everything without moving the section at the top of the window. */
function drawInPlace(): void {
  const sections = [...document.querySelectorAll(SECTION)];
  const top = sections.find((section) => section.getBoundingClientRect().bottom > 0);
  const before = top?.getBoundingClientRect().top ?? 0;
  drawAtOnce();
  scrollBy({ top: (top?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
}

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
export function skipParts(view: View, dialog: Element | null = null): void {
  keptWidth = view.drawnWidth;
  for (const part of document.querySelectorAll(PIECE)) {
    part.toggleAttribute(DRAWN, view.shown.has(part) || part.contains(dialog));
  }
  enter('inert');
}

/** Draws what a phone leaves out of its first frame, once a frame with the whole hero in the document has been painted. */
function drawHero(): void {
  const hero = document.querySelector('.hero');
  if (hero?.nextElementSibling) setTimeout(() => hero.toggleAttribute(DRAWN, true));
  else if (document.readyState === 'loading') requestAnimationFrame(drawHero);
}

/**
 * Draws only the hero at first, unless the page opens further down, at a fragment or at the position of an earlier
 * visit: estimated heights above would put that in the wrong place.
 */
export function startParts(): void {
  addEventListener('resize', () => {
    if (state() === 'kept' && innerWidth !== width) drawAtOnce();
  });
  // A link that is followed this soon has to arrive at its target, and Back has to return to the same section.
  addEventListener('click', ({ target }) => isWaiting() && (target as Element).closest('a') && drawInPlace(), true);

  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  // Unlike `location`, the entry's name includes a text fragment: https://wicg.github.io/scroll-to-text-fragment/.
  if (navigation?.type !== 'navigate' || (navigation.name + location).includes('#')) {
    addEventListener('load', drawAtOnce);
    return;
  }
  enter('held');
  requestAnimationFrame(drawHero);
  let started = false;
  const start = () => {
    if (!started) afterFrame(drawNext);
    started = true;
  };
  addEventListener('load', start);
  setTimeout(start, PATIENCE_MS);
  const open = () => {
    if (state() === 'held') enter('open');
  };
  for (const type of ['scroll', 'keydown']) addEventListener(type, open, true);
}
