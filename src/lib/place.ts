import { addState, entryState } from './history.ts';

/** Without the sticky bar and dialogs, which are not in the prerendered document. */
const focusable = () => [
  ...document.querySelectorAll<HTMLElement>('#root :is(a[href],button,summary,input):not(.sticky-bar *, dialog *)'),
];

const answers = () => [...document.querySelectorAll('details')];

/** What a visitor left on a page and no browser restores when the page is rendered anew. */
interface Place {
  /** Scroll position in pixels. */
  top: number;
  /** Index of the focused element among the focusable ones; -1 if nothing has focus. */
  focus: number;
  /** Indices of the open answers. */
  open: readonly number[];
}

/** What was left at this history entry; null if there is nothing, or nothing of this form. */
function placeLeft(): Place | null {
  const { left } = entryState();
  if (!Array.isArray(left) || left.length < 2 || !left.every(Number.isFinite)) return null;
  const [top, focus, ...open] = left as [number, number, ...number[]];
  return { top, focus, open };
}

/** The path of the page that is shown. While code is on its way, it is still the page of the entry before. */
let shown = globalThis.location?.pathname;

/** Keeps the place on the page in its history entry. */
export function keepPlace(): void {
  if (location.pathname !== shown) return;
  const open = answers().flatMap((answer, index) => (answer.open ? [index] : []));
  addState({ left: [scrollY, focusable().indexOf(document.activeElement as HTMLElement), ...open] });
}

/** A scroll has ended if nothing has moved for so long. */
const REST_MS = 100;

/**
 * Keeps the place from now on, as it changes: once a visitor goes back or forward, its entry cannot be written to.
 * Restores the focus that an earlier document had at this entry, unless the visitor was faster than the script.
 */
export function keepPlaces(): void {
  let rest = 0;
  if (document.activeElement === document.body) refocus(placeLeft());
  for (const type of ['click', 'focusin', 'toggle']) addEventListener(type, keepPlace, true);
  addEventListener('scroll', () => {
    clearTimeout(rest);
    rest = setTimeout(keepPlace, REST_MS);
  });
}

/** Opens the answers that were open. Do so before the browser restores the scroll position, which depends on it. */
function reopen({ open }: Place): void {
  for (const [index, answer] of answers().entries()) answer.open = open.includes(index);
}

/** Restores focus, or else focuses `otherwise`, without scrolling. */
function refocus(place: Place | null, otherwise: HTMLElement | null = null): void {
  (focusable()[place?.focus ?? -1] ?? otherwise)?.focus({ preventScroll: true });
}

/** Records that the page of the current history entry is now shown. */
export function arrive(): void {
  shown = location.pathname;
}

/**
 * Restores what was left at this history entry, or else focuses the heading. The browser restores the scroll position,
 * but Chromium goes to a fragment in the URL instead, and takes focus away: see `coverPage` in history.ts.
 */
export function returnToPlace(): void {
  const place = placeLeft();
  const focus = () => refocus(place, document.querySelector('h1'));
  if (place) reopen(place);
  focus();
  if (!place || !location.hash) return;
  requestAnimationFrame(() => {
    scrollTo({ top: place.top, behavior: 'instant' });
    focus();
  });
}

/**
 * Opens the answers that an earlier document left open at this entry, and restores its scroll position, which Firefox
 * then does not. Call it as soon as the document is parsed, before anybody reads: the script may be late.
 */
export function reopenAnswers(): void {
  const place = placeLeft();
  if (!place?.open.length) return;
  const goThere = () => scrollTo({ top: place.top, behavior: 'instant' });
  reopen(place);
  goThere();
  // Again with the web fonts, which change the height of the page above.
  void document.fonts.ready.then(goThere);
}
