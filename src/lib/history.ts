interface EntryState {
  /** Whether this entry is the first in its tab. */
  first?: true;
  /** Whether this entry's document has been reloaded to recover from a failure. */
  reloaded?: true;
}

/**
 * Marks the history entry as the first in its tab. Call it before the router takes the entry over: afterwards a first
 * entry looks the same as one that the visitor came back to.
 */
export function markFirstEntry(): void {
  if (history.state === null && history.length === 1) history.replaceState({ first: true } satisfies EntryState, '');
}

/** Whether Back would lead nowhere. A link to the page that is shown replaces its entry's state, and with it the mark. */
export const isFirstEntry = (): boolean => history.length === 1 || (history.state as EntryState | null)?.first === true;

/**
 * Tells whether a reload may repair this entry's page: once only, and never while offline. The mark is kept in the
 * entry itself, which survives the reload.
 */
export function mayReload(): boolean {
  const state = history.state as EntryState | null;
  if (!navigator.onLine || state?.reloaded) return false;
  history.replaceState({ ...state, reloaded: true } satisfies EntryState, '');
  return true;
}
