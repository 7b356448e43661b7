import { nextIdle } from './idle.ts';
import { BLOCK, DRAW_AT_ONCE_EVENT, DRAW_EVENT, DRAWN, enter, isInView, SECTION, state } from './parts.ts';

const PART = `${SECTION},[${BLOCK}]`;

/** How many elements the first step draws. `npm run bench` names the longest tasks. */
const FRAME_SIZE = 16;
/** How many elements cease to be inert in a step, which restyles them, but does not lay them out again. */
const RELEASE_SIZE = 32;
/** After a step that took less, the next may change as many elements more as that one did. */
const QUICK_MS = 6;
/** The first part waits for the load event, and so does what the loader covers, but at most this long, in case a file is slow. */
const PATIENCE_MS = 2000;

/** How parts wait for their turn. In `held`, what comes into view before it has been drawn would be missing. */
let waiting: 'held' | 'open' = 'open';
const isWaiting = () => state() === waiting;

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
    const blockSize = sizeOf(block);
    // Only HTML can be inert by itself; a small header would only need a step of its own.
    if (block.matches(blockSize > FRAME_SIZE ? 'svg,dialog' : 'header,svg,dialog')) continue;
    block.toggleAttribute(BLOCK, true);
    size -= blockSize;
  }
  return size;
}

/** The page's content, inert while the loader covers it. */
let page: HTMLElement;

/** How long the last step took, and how many elements it drew or released. */
let took = 0;
let changed = 0;

/** Returns how many elements the next step may change. */
const sizeOfNext = (least: number): number => least + (took < QUICK_MS ? changed : 0);

/**
 * Calls `work` in a task after the next frame, and lays out what it changes in that task, too: together with painting it,
 * which the frame after that does, it would take twice as long.
 *
 * @param schedule queues that task
 */
const afterFrame = (work: () => void, schedule: (task: () => void) => unknown = setTimeout) =>
  requestAnimationFrame(() =>
    schedule(() => {
      const began = performance.now();
      work();
      page.getBoundingClientRect();
      took = performance.now() - began;
    }),
  );

/** Parts that were drawn under the loader and are still inert, and how many elements each restyles when it ceases to be. */
const covered: { part: HTMLElement; size: number }[] = [];

function draw(part: HTMLElement, size: number): void {
  part.toggleAttribute(DRAWN, true);
  cover(part, size);
}

/** Under the loader, makes a part inert by itself, too, so that not everything is restyled when the page ceases to be. */
function cover(part: HTMLElement, size: number): void {
  if (!page.inert) return;
  part.inert = true;
  covered.push({ part, size });
}

/**
 * Makes covered parts operable: the next one, and those after it that fit into `most` elements.
 *
 * @returns how many elements that restyles
 */
function release(most = Infinity): number {
  let size = 0;
  while (!page.inert && covered.length > 0 && (size === 0 || size + covered[0]!.size <= most)) {
    const next = covered.shift()!;
    next.part.inert = false;
    size += next.size;
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

const nextPart = () => document.querySelector<HTMLElement>(`:is(${PART}):not([${DRAWN}])`);

let isPlanned = false;
/** Nothing else is drawn meanwhile: the hero would lose the height that keeps the next section below the window. */
let isDrawingHero = false;

/** Draws the next parts after a frame. Two plans at once would make its work twice as long. */
function planNext(): void {
  if (isPlanned) return;
  isPlanned = true;
  afterFrame(drawNext, nextIdle);
}

/** Draws the next part, and those after it that fit into the same frame. */
function drawNext(): void {
  isPlanned = false;
  if (!isWaiting() || (covered.length > 0 && !page.inert)) return;
  if (isDrawingHero) return planNext();
  let part = nextPart();
  if (!part) return keep();
  const most = sizeOfNext(FRAME_SIZE);
  changed = 0;
  for (; part; part = nextPart()) {
    const size = markBlocks(part);
    if (changed && changed + size > most) break;
    draw(part, size);
    changed += size;
  }
  planNext();
}

function drawAtOnce(): void {
  waiting = 'open';
  enter(null);
  for (const part of document.querySelectorAll<HTMLElement>(SECTION)) {
    cover(part, markBlocks(part));
    for (const block of part.querySelectorAll<HTMLElement>(`[${BLOCK}]`)) cover(block, sizeOf(block));
  }
  afterFrame(() => state() ?? keep(), nextIdle);
}

/** Draws what was inert, part by part, or at once if it has all been drawn for this width of the window. */
function drawInert(drawnWidth: number): void {
  if (drawnWidth === innerWidth) return keep();
  enter(waiting);
  // How long the last step took says nothing about what comes now.
  changed = 0;
  planNext();
}

/** Makes what was drawn under the loader operable in steps, then draws the rest. */
function releaseNext(): void {
  // Not when idle: a press must not wait for that.
  afterFrame(() => {
    changed = release(sizeOfNext(RELEASE_SIZE));
    if (covered.length > 0) return releaseNext();
    // A step that releases many elements quickly says nothing about one that draws.
    changed = 0;
    planNext();
  });
}

/** Makes the page operable once the loader no longer covers it, in steps. */
export function uncover(): void {
  if (!page.inert) return;
  page.inert = false;
  // A key can move the focus, and scrolling leads to a part that is still inert.
  for (const type of ['scroll', 'keydown']) addEventListener(type, () => release(), true);
  changed = 0;
  releaseNext();
}

/** Makes what is in the window operable at once. The rest follows in steps, or when somebody sets out for it. */
export function releaseShown(): void {
  // All are asked before the first changes: each change would make the next question restyle the page.
  // Asking for a part of a section that is skipped would lay it out.
  const shown = covered.filter(({ part }) => isInView(part.closest(SECTION) ?? part) && isInView(part));
  for (const { part } of shown) part.inert = false;
}

/** Draws everything without moving the section at the top of the window. */
function drawInPlace(): void {
  const sections = [...document.querySelectorAll(SECTION)];
  const top = sections.find((section) => section.getBoundingClientRect().bottom > 0);
  const before = top?.getBoundingClientRect().top ?? 0;
  drawAtOnce();
  scrollBy({ top: (top?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
}

/** Draws the product's name and the title under the loader, in a frame each, because looking up their fonts takes long. */
function drawTitle(): void {
  const part = document.querySelector(`[data-words=title]:not([${DRAWN}])`);
  part?.toggleAttribute(DRAWN, true);
  if (part || (document.readyState === 'loading' && !document.querySelector('.thread'))) afterFrame(drawTitle);
}

/**
 * What of the hero is drawn after its first frame, in order. Under the loader that is also the text below the title, and
 * what is hidden comes block by block: from the top to the bottom, because a part that moves counts as a layout shift.
 */
function heroParts(hero: Element): HTMLElement[] {
  const find = (selector: string) => [...hero.querySelectorAll<HTMLElement>(selector)];
  const parts = find('.thread,.thread~*,.figures');
  const [thread] = parts;
  if (!thread || !page.inert) return parts;
  const words = [...document.querySelectorAll<HTMLElement>('[data-words=text]')];
  if (getComputedStyle(thread).display !== 'none') return [...words, ...parts];
  for (const part of parts) for (const block of part.children) block.toggleAttribute(BLOCK, true);
  return [
    ...words,
    ...find('.thread,.thread>.post,.thread>p'),
    ...find('.thread>figcaption,.thread>button'),
    ...find('.thread~*,.thread~*>*,.figures,.figures>*'),
  ];
}

/** Draws what the hero's first frame leaves out, a part in each frame, once all of it is in the document and painted. */
function drawHero(): void {
  const hero = document.querySelector('.hero');
  if (document.readyState === 'loading' && !hero?.nextElementSibling) {
    afterFrame(drawHero);
    return;
  }
  const parts = hero ? heroParts(hero) : [];
  isDrawingHero = true;
  const drawPart = () => {
    const part = parts.shift();
    if (part) draw(part, sizeOf(part));
    if (parts.length > 0) afterFrame(drawPart);
    else {
      isDrawingHero = false;
      hero?.toggleAttribute(DRAWN, true);
      if (document.readyState === 'complete') planNext();
    }
  };
  drawPart();
}

/**
 * Draws only the hero at first, unless the page opens further down, at a fragment or at the position of an earlier
 * visit: estimated heights above would put that in the wrong place.
 *
 * @param content the page. If the loader covers it, which makes it inert, all but the title waits for the fonts, so that it is
 *   laid out once
 */
export function startParts(content: HTMLElement): void {
  page = content;
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
  // In the next frame, because the event comes in the task that evaluates the entry script.
  addEventListener('load', page.inert ? () => afterFrame(drawHero) : planNext);
  afterFrame(page.inert ? drawTitle : drawHero);
  setTimeout(() => {
    document.querySelector('.header-row')?.toggleAttribute(DRAWN, true);
    planNext();
  }, PATIENCE_MS);
  const open = () => {
    waiting = 'open';
    if (state() === 'held') enter(waiting);
  };
  for (const type of ['scroll', 'keydown']) addEventListener(type, open, true);
}
