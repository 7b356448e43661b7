import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { SiteRoute } from '../../config/routes.ts';
import { site } from '../../config/site.ts';

/** Writes the route's title, description and canonical link into the head, as its own document has them. */
function describe({ title, description, path }: SiteRoute): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector('link[rel="canonical"]');
  if (path) canonical?.setAttribute('href', site.origin + path);
}

/**
 * What a browser does when it loads another document, for a change of route without one: head, scroll position, and
 * focus on the new page's heading, which tells a screen reader where it is. Back keeps its place: the browser restores
 * it, because React renders a popstate at once.
 */
export function useNavigation(route: SiteRoute): void {
  const { hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(route.id);
  useEffect(() => {
    if (shown.current === route.id) return;
    shown.current = route.id;
    describe(route);
    if (type === 'POP') return;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [route, hash, type]);
}
