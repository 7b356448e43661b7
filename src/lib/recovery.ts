import { addState, entryState } from './history.ts';

/** A page's code that did not arrive: after a deployment, an open page may request chunks that no longer exist. */
export class LostCode extends Error {}

/**
 * The path that this document was loaded from; undefined while prerendering. The address may have changed since: Back to
 * an entry that the router made changes it without loading a document, even before this script runs. The navigation's
 * timing keeps the original: https://www.w3.org/TR/navigation-timing-2/#sec-PerformanceNavigationTiming.
 */
export const opened =
  globalThis.location && new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;

/** Marks the entry; false if it has the mark already, or does not take it. */
function mark(name: 'reloaded' | 'plain'): boolean {
  if (entryState()[name]) return false;
  addState({ [name]: true });
  return entryState()[name] === true;
}

/**
 * Loads the document again after a failure, for each reason once for each history entry, and never offline. A lost
 * chunk may exist in a new document, and so may a part of the page that an extension has removed. What fails in the
 * document's own page would fail again, so that document then stays as it was prerendered.
 */
export function recover(error: unknown): void {
  if (!navigator.onLine) return;
  const wouldFailAgain = !(error instanceof LostCode) && location.pathname === opened;
  if ((!wouldFailAgain && mark('reloaded')) || (!(error instanceof LostCode) && mark('plain'))) location.reload();
}

/** Whether this document is to stay as prerendered. Only this once: the visitor's own reload tries again. */
export function staysPlain(): boolean {
  const plain = entryState().plain === true;
  if (plain) addState({ plain: undefined });
  return plain;
}
