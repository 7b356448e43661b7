import type { RouteId } from '../../config/routes.ts';
import { addState, entryState } from './history.ts';
import { routeAt } from './route-at.ts';

/** A page's code that did not arrive: after a deployment, an open page may request chunks that no longer exist. */
export class LostCode extends Error {}

/** The page that the build wrote into this document; undefined from the dev server, whose document is empty. */
export const documentPage = () => document.getElementById('root')!.dataset.page as RouteId | undefined;

/** Whether the path is another page's than the document's. */
export const isOther = (pathname: string, page: RouteId | undefined): boolean =>
  page !== undefined && routeAt(pathname).id !== page;

/** Marks the entry; false if it has the mark already, or does not take it. */
function mark(name: 'reloaded' | 'plain'): boolean {
  if (entryState()[name]) return false;
  addState({ [name]: true });
  return entryState()[name] === true;
}

/**
 * Loads the document at the address if that is another page's: Back to an entry that the router made changes the
 * address alone, and the router follows only once it listens. Never offline, and for each history entry once, because a
 * mirror may serve a page at another path for good; after each press of Back where no router will ever listen.
 *
 * @returns whether it does
 */
export function loadOther(times: 'once' | 'always' = 'once'): boolean {
  if (!isOther(location.pathname, documentPage()) || !navigator.onLine) return false;
  if (times === 'once' && !mark('reloaded')) return false;
  location.reload();
  return true;
}

/**
 * Loads the document again after a failure, for each reason once for each history entry, and never offline. A lost
 * chunk may exist in a new document, and so may a part of the page that an extension has removed. What fails in the
 * document's own page would fail again, so that document then stays as it was prerendered.
 */
export function recover(error: unknown): void {
  if (!navigator.onLine) return;
  const isLost = error instanceof LostCode;
  const wouldFailAgain = !isLost && !isOther(location.pathname, documentPage());
  if ((!wouldFailAgain && mark('reloaded')) || (!isLost && mark('plain'))) location.reload();
}

/** Whether this document is to stay as prerendered. Only this once: the visitor's own reload tries again. */
export function staysPlain(): boolean {
  const plain = entryState().plain === true;
  if (plain) addState({ plain: undefined });
  return plain;
}
