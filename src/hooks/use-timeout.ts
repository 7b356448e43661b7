import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `callback` once, `ms` milliseconds after it stops being null; null cancels.
 *
 * @param again a change of this starts the time anew
 */
export function useTimeout(callback: () => void, ms: number | null, again?: unknown): void {
  const fire = useEffectEvent(callback);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => fire(), ms);
    return () => clearTimeout(timer);
  }, [ms, again]);
}
