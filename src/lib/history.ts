interface EntryState {
  /** Identifies this entry; the router sets it on entries that it makes. */
  key?: string;
  /** Whether this entry is the first in its tab. */
  first?: true;
  /** Whether its document has been reloaded to recover from a failure. */
  reloaded?: true;
}

const state = () => history.state as EntryState | null;
const addState = (added: EntryState) => history.replaceState({ ...state(), ...added }, '');

/**
 * Marks the history entry as the first in its tab. Call it before the router takes over: afterwards, a first entry
 * looks like one that the visitor came back to.
 */
export function markFirstEntry(): void {
  if (state() === null && history.length === 1) addState({ first: true });
}

/** The current entry's key, created if missing. It lasts as long as the tab. */
export function entryKey(): string {
  const key = state()?.key ?? Math.random().toString(36).slice(2);
  if (state()?.key === undefined) addState({ key });
  return key;
}

/** Whether Back would lead nowhere. A link to the current page replaces its entry's state, and with it the mark. */
export const isFirstEntry = (): boolean => history.length === 1 || state()?.first === true;

/**
 * Whether a reload may repair this entry's page: once only, and never offline. The mark is kept in the entry itself,
 * which survives the reload.
 */
export function mayReload(): boolean {
  if (!navigator.onLine || state()?.reloaded) return false;
  addState({ reloaded: true });
  return true;
}
