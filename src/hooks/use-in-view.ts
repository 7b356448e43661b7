import { useEffect, useState, type RefObject } from 'react';

/** Returns the id of the section across the middle of the window; null between sections. */
export function useSectionInView<Id extends string>(ids: readonly Id[]): Id | null {
  const [current, setCurrent] = useState<Id | null>(null);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        setCurrent(ids.findLast((id) => inView.has(id)) ?? null);
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

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
