import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scroll positions in pixels at which pages were left for others, by history entry. */
const places = new Map<string, number>();

/**
 * Remembers where the page is left. Use it before the page, which is then still in the document.
 *
 * @returns where it was left before, if its URL has a fragment: on Back, browsers restore other positions themselves,
 *   but Chromium goes to the fragment (seen in 156; browsers differ: https://github.com/whatwg/html/issues/7397)
 */
export function usePlaces(): number | undefined {
  const { pathname, hash, key } = useLocation();
  // A link to a fragment makes an entry without a key.
  const entry = pathname + hash + key;
  const leave = useEffectEvent(() => void places.set(entry, scrollY));
  useLayoutEffect(() => () => leave(), []);
  return hash ? places.get(entry) : undefined;
}
