import { useEffect, useState, type RefObject } from 'react';

/**
 * Tells whether the page is scrolled past `marker`, an element that reaches from the top of the page to the threshold.
 * While its edge still touches the window it is in view, so the threshold itself does not count as passed.
 */
export function useScrolledPast(marker: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => setPast(!entries.at(-1)!.isIntersecting));
    observer.observe(marker.current!);
    return () => observer.disconnect();
  }, [marker]);
  return past;
}
