import { useEffect, useState, type RefObject } from 'react';

/** Id of the section across the middle of the viewport; null between sections. */
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
 * Whether the page is scrolled past `marker`, an element that reaches from the top of the page to the threshold. It
 * still intersects while its edge touches the viewport, so the threshold itself does not count as passed.
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
