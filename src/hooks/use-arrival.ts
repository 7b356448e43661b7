import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { RouteId, SiteRoute } from '../../config/routes.ts';
import { describe, type HeadText } from '../lib/head.ts';
import { documentPage } from '../lib/route-at.ts';

/** The page shown last. Outside React, because a change of page replaces the boundary and its state. */
let pageShown: RouteId | undefined;

/** Scrolls to the element with this id and focuses it, as a browser does for a fragment; false if there is none. */
function goTo(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: 'instant' });
  return true;
}

/**
 * Does for a change of page what a browser does when it loads a document: updates the head, scrolls to the fragment or
 * the top, or on Back to `place` if there is one, and focuses the new page's heading, which tells screen-reader users
 * where they are. All of it happens before the first paint, which would otherwise show the new page at the old scroll
 * position. Use it inside the page's Suspense: it then waits for the page's code.
 */
export function useArrival(route: SiteRoute, text: HeadText, place: number | undefined): void {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    const before = pageShown ?? documentPage() ?? route.id;
    pageShown = route.id;
    if (before === route.id) {
      // For a link to the current page, a browser would reload it and start at the top.
      if (!isBack && !hash) scrollTo({ top: 0 });
      return;
    }
    describe(route, text);
    if (!isBack && goTo(hash.slice(1))) return;
    const top = isBack ? place : 0;
    const arrive = () => {
      if (top !== undefined) scrollTo({ top, behavior: 'instant' });
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    };
    arrive();
    // Again, because Chromium goes to a fragment before the next paint and takes focus away, and because of a smooth
    // scroll in progress.
    const frame = requestAnimationFrame(arrive);
    return () => cancelAnimationFrame(frame);
  }, [route, text, hash, key, isBack, place]);
}
