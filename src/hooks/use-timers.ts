import { useEffect, useEffectEvent } from 'react';

/** Calls `callback` once, `ms` milliseconds after `ms` becomes non-null; null cancels. */
export function useTimeout(callback: () => void, ms: number | null): void {
  const fire = useEffectEvent(callback);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => fire(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}

/** Calls `callback` every `ms` milliseconds, or never while `ms` is null. */
export function useInterval(callback: () => void, ms: number | null): void {
  const fire = useEffectEvent(callback);
  useEffect(() => {
    if (ms === null) return;
    const timer = setInterval(() => fire(), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
