/** What the site keeps in a history entry's state, beside the router's keys. */
interface EntryState {
  /** Whether this entry is the first in its tab. */
  first?: true;
  /** Whether its document has been reloaded to recover from a failure. */
  reloaded?: true;
  /** Whether its document is to stay as prerendered, because React failed in it. */
  plain?: true;
  /** Whether it is the entry of something that covers the page, which Back takes away. */
  cover?: true;
}

/** The entry's state. Others write there, too, so whatever is read has to be checked. */
export const entryState = (): Readonly<Record<keyof EntryState, unknown>> => Object(history.state);

/**
 * Adds to the entry's state. Without effect where the browser refuses: Safari allows 100 changes in 30 seconds
 * (https://github.com/WebKit/WebKit/blob/main/Source/WebCore/page/History.cpp).
 */
export function addState(added: EntryState): void {
  try {
    history.replaceState({ ...entryState(), ...added }, '');
  } catch {
    // The entry is as it was.
  }
}

/**
 * Marks the history entry as the first in its tab. Call it before the router takes over: afterwards, a first entry
 * looks like one that the visitor came back to.
 */
export function markFirstEntry(): void {
  if (history.state === null && history.length === 1) addState({ first: true });
}

/** Whether Back would lead nowhere. A link to the current page replaces its entry's state, and with it the mark. */
export const isFirstEntry = (): boolean => history.length === 1 || entryState().first === true;

/** Settles once the entry of an earlier cover has been left. */
let isLeft = Promise.resolve();

/** Leaves the entry of a cover that is no longer there: it was removed, or the visitor has reloaded or gone Forward. */
export function leaveCover(): void {
  if (entryState().cover !== true) return;
  isLeft = new Promise((settle) => addEventListener('popstate', () => settle(), { once: true }));
  history.back();
}

/**
 * Gives what covers the page an entry of its own, so that Back only takes the cover away: of all browsers, only
 * Chromium on Android closes a dialog first (https://github.com/WebKit/standards-positions/issues/215).
 *
 * @param uncover called on Back
 * @returns takes the entry away, for a cover that was removed in another way
 */
export function coverPage(uncover: () => void): () => void {
  let isCovered = true;
  const top = scrollY;
  const onBack = () => {
    uncover();
    const focused = document.activeElement as HTMLElement | null;
    // Before the next paint, because Chromium then goes to a fragment in the URL and takes focus away: seen in 156 on a
    // bare page. Browsers differ: https://github.com/whatwg/html/issues/7397.
    requestAnimationFrame(() => {
      scrollTo({ top, behavior: 'instant' });
      focused?.focus({ preventScroll: true });
    });
  };
  const cover = async () => {
    // Waits in any case, because in development React mounts everything twice.
    await isLeft;
    if (!isCovered) return;
    history.pushState({ ...entryState(), cover: true }, '');
    addEventListener('popstate', onBack);
  };
  void cover();
  return () => {
    isCovered = false;
    removeEventListener('popstate', onBack);
    leaveCover();
  };
}
