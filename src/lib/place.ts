import { entryKey } from './history.ts';
import { session } from './session.ts';

/** What a visitor leaves behind on a page, which no browser brings back when the page is made anew. */
interface Place {
  /** Scroll position in pixels. */
  top: number;
  /** The open answers, by their position in the document. */
  open: readonly number[];
  /** What has focus, by its position among everything that can have it; -1 if nothing has. */
  focus: number;
}

/** Without the sticky bar and dialogs, which are not in the prerendered document. */
const focusable = () => [
  ...document.querySelectorAll<HTMLElement>('#root :is(a[href],button,summary,input):not(.sticky-bar *, dialog *)'),
];

/** Session storage: the place left at each history entry, by the entry's key. */
const PLACES_KEY = 'site:places';
const places = new Map<string, Place>();

/** Keeps the place on the page that is shown, which belongs to this history entry. */
export function leave(entry: string): void {
  const answers = [...document.querySelectorAll('details')];
  places.set(entry, {
    top: scrollY,
    open: answers.flatMap(({ open }, index) => (open ? index : [])),
    focus: focusable().indexOf(document.activeElement as HTMLElement),
  });
}

/** Opens the answers that were open. Do so before the browser restores the scroll position, which depends on it. */
function reopen({ open }: Place): void {
  for (const [index, answer] of document.querySelectorAll('details').entries()) answer.open = open.includes(index);
}

/** Focuses what had focus, without scrolling. @returns whether that exists */
function refocus({ focus }: Place): boolean {
  const element = focusable()[focus];
  element?.focus({ preventScroll: true });
  return element !== undefined;
}

/** Brings back what was open and had focus at this history entry, or else focuses the heading. Neither scrolls the page. */
export function returnTo(entry: string): void {
  const place = places.get(entry);
  if (place) reopen(place);
  if (!place || !refocus(place)) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** Keeps every place for documents of this tab to come: after a reload, and on the way back from elsewhere. */
export function keepPlaces(): void {
  addEventListener('pagehide', () => {
    leave(entryKey());
    session.set(PLACES_KEY, JSON.stringify([...places]));
  });
}

/**
 * Brings the places of the tab's earlier documents back. If this entry has one, its answers and focus return, and the page
 * is put where it was: a browser that has restored its position before would now be off by the height of the answers.
 */
export function bringPlacesBack(): void {
  for (const [entry, place] of JSON.parse(session.get(PLACES_KEY) ?? '[]') as [string, Place][]) {
    places.set(entry, place);
  }
  const place = places.get(entryKey());
  if (!place) return;
  if (place.open.length > 0) {
    reopen(place);
    scrollTo({ top: place.top, behavior: 'instant' });
  }
  refocus(place);
}
