import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during prerendering and hydration, true from then on. */
export function useClientOnly(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
