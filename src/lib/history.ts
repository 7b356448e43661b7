/** What the site keeps in a history entry's state, beside the router's keys. */
interface EntryState {
  /** Whether this entry is the first in its tab. */
  first?: true;
  /** Whether its document has been reloaded to recover from a failure. */
  reloaded?: true;
  /** Whether its document is to stay as prerendered, because React failed in it. */
  plain?: true;
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
