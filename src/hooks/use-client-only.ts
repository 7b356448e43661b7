import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while rendering at build time and hydrating, true from then on. */
export function useClientOnly(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
