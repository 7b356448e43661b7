import { entryKey } from './history.ts';
import { session } from './session.ts';

/** What a visitor leaves behind on a page, and no browser restores when the page is rendered anew. */
interface Place {
  /** Scroll position in pixels. */
  top: number;
  /** Whether each answer was open. */
  open: readonly boolean[];
  /** Index of the focused element among the focusable ones; -1 if nothing has focus. */
  focus: number;
}

/** Without the sticky bar and dialogs, which are not in the prerendered document. */
const focusable = () => [
  ...document.querySelectorAll<HTMLElement>('#root :is(a[href],button,summary,input):not(.sticky-bar *, dialog *)'),
];

const answers = () => [...document.querySelectorAll('details')];

/** Session storage key for the place left at each history entry, by the entry's key. */
const PLACES_KEY = 'site:left';
const places = new Map<string | undefined, Place>(JSON.parse(session.get(PLACES_KEY) ?? '[]'));

/** Keeps the place on the current page, which belongs to this history entry. */
export function leave(entry: string): void {
  places.set(entry, {
    top: scrollY,
    open: answers().map(({ open }) => open),
    focus: focusable().indexOf(document.activeElement as HTMLElement),
  });
}

/** Opens the answers that were open. Do so before the browser restores the scroll position, which depends on it. */
function reopen({ open }: Place): void {
  for (const [index, answer] of answers().entries()) answer.open = open[index]!;
}

/** Restores focus, or else focuses `otherwise`, without scrolling. */
function refocus(place: Place | undefined, otherwise: HTMLElement | null = null): void {
  (focusable()[place?.focus ?? -1] ?? otherwise)?.focus({ preventScroll: true });
}

/**
 * Restores what was left at this history entry, or else focuses the heading. The browser restores the scroll position,
 * but Chromium goes to a fragment in the URL instead, and takes focus away.
 */
export function returnTo(entry: string): void {
  const place = places.get(entry);
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
 * Keeps all places for later documents in this tab, and restores the focus that an earlier one had at this entry,
 * unless the visitor was faster than the script.
 */
export function keepPlaces(): void {
  if (document.activeElement === document.body) refocus(places.get(entryKey()));
  addEventListener('pagehide', () => {
    leave(entryKey());
    session.set(PLACES_KEY, JSON.stringify([...places]));
  });
}

/**
 * Opens the answers that an earlier document left open at this entry, and restores its scroll position, which Firefox
 * then does not. Call it as soon as the document is parsed, before anybody reads: the script may be late.
 */
export function reopenAnswers(): void {
  const place = places.get((history.state as { key?: string } | null)?.key);
  if (!place?.open.includes(true)) return;
  const goThere = () => scrollTo({ top: place.top, behavior: 'instant' });
  reopen(place);
  goThere();
  // Again with the web fonts, which change the height of the page above.
  void document.fonts.ready.then(goThere);
}
