import { session } from './session.ts';

/** What a visitor leaves behind on a page, which no browser brings back when the page is made anew. */
export interface Place {
  /** The open answers, by their position in the document. */
  open: readonly number[];
  /** What has focus, by its position among everything that can have it; -1 if nothing has. */
  focus: number;
}

/** Without the sticky bar, which is not in the prerendered document. */
const focusable = () => [
  ...document.querySelectorAll<HTMLElement>('#root :is(a[href],button,summary,input):not(.sticky-bar *)'),
];

/** Returns the place on the page that is shown. */
export function currentPlace(): Place {
  const answers = [...document.querySelectorAll('details')];
  return {
    open: answers.flatMap(({ open }, index) => (open ? index : [])),
    focus: focusable().indexOf(document.activeElement as HTMLElement),
  };
}

/** Opens the answers that were open. Do so before the browser restores the scroll position, which depends on it. */
export function reopen({ open }: Place): void {
  for (const [index, answer] of document.querySelectorAll('details').entries()) answer.open = open.includes(index);
}

/** Focuses what had focus, without scrolling. @returns whether that exists */
export function refocus({ focus }: Place): boolean {
  const element = focusable()[focus];
  element?.focus({ preventScroll: true });
  return element !== undefined;
}

/** Session storage: scroll position in pixels, focus and open answers of the document at this path, as numbers. */
const leftKey = () => `site:left:${location.pathname}`;

/** Remembers the place whenever the document is left, for a reload or for Back from another document. */
export function keepPlace(): void {
  addEventListener('pagehide', () => {
    const { focus, open } = currentPlace();
    session.set(leftKey(), [scrollY, focus, ...open].join());
  });
}

/**
 * Reopens the answers after a reload or a return, and puts the page back where it was: a browser that has restored its
 * position before would now be off by their height.
 *
 * @returns the place, or null if the document is visited anew, or storage fails
 */
export function returnToPlace(): Place | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const left = session.get(leftKey());
  if (!left || navigation?.type === 'navigate') return null;
  const [top = 0, focus = -1, ...open] = left.split(',').map(Number);
  const place = { open, focus };
  if (open.length > 0) {
    reopen(place);
    scrollTo({ top, behavior: 'instant' });
  }
  return place;
}
