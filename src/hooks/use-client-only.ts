import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false while rendering at build time and hydrating, and true from then on. */
export function useClientOnly(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
