interface EntryState {
  /** Whether nothing came before this entry in its tab. */
  first?: true;
  /** Whether the document of this entry was loaded again to mend it. */
  reloaded?: true;
}

/**
 * Notes in the history's entry that it is its tab's first. To be called before the router makes the entry its own:
 * later nothing tells a first entry from one that a visitor came back to.
 */
export function markFirstEntry(): void {
  if (history.state === null && history.length === 1) history.replaceState({ first: true } satisfies EntryState, '');
}

/** Whether Back would lead nowhere. */
export const isFirstEntry = (): boolean => (history.state as EntryState | null)?.first === true;

/**
 * Whether a failure of this entry's page may be mended by loading its document again: once, and never while offline.
 * The note is in the entry itself, which outlives the reload.
 */
export function mayReload(): boolean {
  const state = history.state as EntryState | null;
  if (!navigator.onLine || state?.reloaded) return false;
  history.replaceState({ ...state, reloaded: true } satisfies EntryState, '');
  return true;
}
