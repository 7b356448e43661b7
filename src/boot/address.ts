/** Whether Back has led to another path than the document's. Never without the boot script, which notes that path. */
export function isOther(): boolean {
  const { path } = document.documentElement.dataset;
  return path !== undefined && path !== location.pathname;
}

/** Loads the document at the address if that is another path's, but never offline. @returns whether it does */
export function loadOther(): boolean {
  if (!isOther() || !navigator.onLine) return false;
  location.reload();
  return true;
}

/**
 * Loads documents on Back until React takes over, or for good if it does not: Back to an entry that the router made
 * changes the address alone. A mirror may serve a page at any path, so a document's path is the one that it came from.
 */
export function loadOnBack(): void {
  const { dataset } = document.documentElement;
  dataset.path = location.pathname;
  addEventListener('popstate', () => {
    if (dataset.ready === undefined) loadOther();
  });
}
