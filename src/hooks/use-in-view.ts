import { useEffect, useState, type RefObject } from 'react';

/**
 * Calls `onChange` as elements enter and leave the viewport, or a part of it. Never, where the browser has no observer:
 * extensions against tracking remove it.
 *
 * @returns ends it
 */
function observe(
  elements: readonly (Element | null)[],
  onChange: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): (() => void) | undefined {
  try {
    const observer = new IntersectionObserver(onChange, options);
    for (const element of elements) if (element) observer.observe(element);
    return () => observer.disconnect();
  } catch {
    return undefined;
  }
}

/**
 * Id of the section across a line of the viewport; null between sections.
 *
 * @param line its distance from the upper edge, in percent of the height
 */
export function useSectionInView<Id extends string>(ids: readonly Id[], line = 50): Id | null {
  const [current, setCurrent] = useState<Id | null>(null);
  useEffect(() => {
    const inView = new Set<string>();
    return observe(
      ids.map((id) => document.getElementById(id)),
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        setCurrent(ids.filter((id) => inView.has(id)).pop() ?? null);
      },
      { rootMargin: `-${line}% 0px -${100 - line}% 0px` },
    );
  }, [ids, line]);
  return current;
}

/**
 * Whether an element is out of view; false until that is known. It still intersects while its edge touches the
 * viewport, so a marker that reaches down to a threshold is in view at the threshold itself.
 */
export function useOutOfView(element: RefObject<Element | null>): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => observe([element.current], (entries) => setIsOut(!entries.at(-1)!.isIntersecting)), [element]);
  return isOut;
}
