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
 * Keeps every place for documents of this tab to come, and brings back what an earlier one had at this entry: focus, and the
 * position if the browser has not. It takes neither from a visitor who was faster than the script.
 */
export function keepPlaces(): void {
  const place = places.get(entryKey());
  if (place && scrollY === 0) scrollTo({ top: place.top, behavior: 'instant' });
  if (document.activeElement === document.body) refocus(place);
  addEventListener('pagehide', () => {
    leave(entryKey());
    session.set(PLACES_KEY, JSON.stringify([...places]));
  });
}

/**
 * Opens the answers that an earlier document left open at this entry: before a reload, or on the way to elsewhere. Call it
 * as soon as the document is parsed, before the browser restores the scroll position and anybody reads.
 */
export function reopenAnswers(): void {
  const place = places.get((history.state as { key?: string } | null)?.key);
  if (place) reopen(place);
}
