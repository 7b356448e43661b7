import { useSyncExternalStore } from 'react';
import { LOADER_END_EVENT, LOADING_CLASS } from '../boot/signals.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener(LOADER_END_EVENT, onChange);
  return () => removeEventListener(LOADER_END_EVENT, onChange);
}

/** Whether the loader has gone or was never shown; only then does a page count as mounted. */
export function useLoaderDone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !document.documentElement.classList.contains(LOADING_CLASS),
    () => false,
  );
}
