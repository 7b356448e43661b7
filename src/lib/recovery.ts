import { isOther } from '../boot/address.ts';
import { addState, entryState } from './history.ts';

/** A page's code that did not arrive: after a deployment, an open page may request chunks that no longer exist. */
export class LostCode extends Error {}

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
  const isLost = error instanceof LostCode;
  const wouldFailAgain = !isLost && !isOther();
  if ((!wouldFailAgain && mark('reloaded')) || (!isLost && mark('plain'))) location.reload();
}

/** Whether this document is to stay as prerendered. Only this once: the visitor's own reload tries again. */
export function staysPlain(): boolean {
  const plain = entryState().plain === true;
  if (plain) addState({ plain: undefined });
  return plain;
}
