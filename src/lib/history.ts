interface EntryState {
  /** Names this entry, as the router names those that it makes. */
  key?: string;
  /** Whether this entry is the first in its tab. */
  first?: true;
  /** Whether this entry's document has been reloaded to recover from a failure. */
  reloaded?: true;
}

const state = () => history.state as EntryState | null;
const addState = (added: EntryState) => history.replaceState({ ...state(), ...added }, '');

/**
 * Marks the history entry as the first in its tab. Call it before the router takes the entry over: afterwards a first
 * entry looks the same as one that the visitor came back to.
 */
export function markFirstEntry(): void {
  if (state() === null && history.length === 1) addState({ first: true });
}

/** Returns the name of the present entry, which it keeps for as long as the tab does. Entries without one get it here. */
export function entryKey(): string {
  const key = state()?.key ?? Math.random().toString(36).slice(2);
  if (state()?.key === undefined) addState({ key });
  return key;
}

/** Whether Back would lead nowhere. A link to the page that is shown replaces its entry's state, and with it the mark. */
export const isFirstEntry = (): boolean => history.length === 1 || state()?.first === true;

/**
 * Tells whether a reload may repair this entry's page: once only, and never while offline. The mark is kept in the
 * entry itself, which survives the reload.
 */
export function mayReload(): boolean {
  if (!navigator.onLine || state()?.reloaded) return false;
  addState({ reloaded: true });
  return true;
}
