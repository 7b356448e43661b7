import { entryKey } from './history.ts';
import { session } from './session.ts';

/** What a visitor leaves behind on a page, which no browser brings back when the page is made anew. */
interface Place {
  /** Scroll position in pixels. */
  top: number;
  /** Whether each answer was open. */
  open: readonly boolean[];
  /** What has focus, by its position among everything that can have it; -1 if nothing has. */
  focus: number;
}

/** Without the sticky bar and dialogs, which are not in the prerendered document. */
const focusable = () => [
  ...document.querySelectorAll<HTMLElement>('#root :is(a[href],button,summary,input):not(.sticky-bar *, dialog *)'),
];

const answers = () => [...document.querySelectorAll('details')];

/** Session storage: the place left at each history entry, by the entry's key. */
const PLACES_KEY = 'site:left';
const places = new Map<string | undefined, Place>(JSON.parse(session.get(PLACES_KEY) ?? '[]'));

/** Keeps the place on the page that is shown, which belongs to this history entry. */
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

/** Focuses what had focus, or else another element, without scrolling. */
function refocus(place: Place | undefined, otherwise: HTMLElement | null = null): void {
  (focusable()[place?.focus ?? -1] ?? otherwise)?.focus({ preventScroll: true });
}

/**
 * Brings back what was left at this history entry, or else focuses the heading. The browser restores the scroll position,
 * except that Chromium goes to a fragment in the address, and takes focus away.
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
 * Keeps every place for later documents of this tab, and brings back the focus that an earlier one had at this entry,
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
 * Opens the answers that an earlier document left open at this entry, and returns to its scroll position, which Firefox
 * does not restore then. Call it as soon as the document is parsed, before anybody reads: the script may be late.
 */
export function reopenAnswers(): void {
  const place = places.get((history.state as { key?: string } | null)?.key);
  if (!place?.open.includes(true)) return;
  const goThere = () => scrollTo({ top: place.top, behavior: 'instant' });
  reopen(place);
  goThere();
  // Once more with the right fonts, which change the height of the page above.
  void document.fonts.ready.then(goThere);
}
