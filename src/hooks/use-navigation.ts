import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { RouteId, SiteRoute } from '../../config/routes.ts';
import { site } from 'virtual:site';
import { jump } from '../lib/jump.ts';
import { routeAt } from '../lib/route-at.ts';

/** Sets an attribute of the head's `tag[name="value"]`, which is made where there is none, and taken out for null. */
function setHead(tag: string, name: string, value: string, attribute: string, content: string | null): void {
  const found = document.head.querySelector(`${tag}[${name}="${value}"]`);
  if (content === null) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(name, value);
  element.setAttribute(attribute, content);
}

/** Writes what search engines and bookmarks read of the route into the head, as its own document has it. */
function describe({ title, description, path, indexable }: SiteRoute): void {
  document.title = title;
  setHead('meta', 'name', 'description', 'content', description);
  setHead('link', 'rel', 'canonical', 'href', path === null ? null : site.origin + path);
  setHead('meta', 'name', 'robots', 'content', indexable ? null : 'noindex');
}

/** Scrolls to the element with this id and takes focus along, as a browser does for a fragment. */
function goTo(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: 'instant' });
  return true;
}

/** The route that the visitor saw last: it outlives the boundary that a change of route replaces. */
let shown: RouteId | null = null;
/** Of each route that was left, the link that had focus then, as its number in the document. */
const leftAt = new Map<RouteId, number>();

/** Lets Back to another route stand where it was left, at once. To be called before a router listens, which renders it. */
export function returnAtOnce(): void {
  addEventListener('popstate', () => {
    if (shown !== null && routeAt(location.pathname).id !== shown) jump();
  });
}

/** Focus where Back returns to: on the link that led away, or else on the heading. Neither moves the page. */
function focusAgain(id: RouteId): void {
  const target = document.links[leftAt.get(id) ?? -1] ?? document.querySelector<HTMLElement>('h1');
  target?.focus({ preventScroll: true });
}

/**
 * What a browser does when it loads another document, for a change of route without one: head, scroll position, and
 * focus on the new page's heading, which tells a screen reader where it is. Back keeps its place, which the browser
 * restores because React renders a popstate at once, and its focus. All before the first paint, which would show the new
 * page at the old one's place. To be used before the page in its own Suspense: it runs when the page stands, not while
 * its code is on the way, and leaves while the page still stands.
 */
export function useNavigation(route: SiteRoute): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const before = shown;
    shown = route.id;
    if (before === null) return;
    if (before === route.id) {
      // A link to the page that is shown already: a browser would load it anew, at its top.
      if (type !== 'POP' && !hash) scrollTo({ top: 0 });
      return;
    }
    describe(route);
    if (type === 'POP') return focusAgain(route.id);
    if (goTo(hash.slice(1))) return;
    scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [route, hash, key, type]);
  useLayoutEffect(() => {
    const { id } = route;
    return () => void leftAt.set(id, [...document.links].indexOf(document.activeElement as HTMLAnchorElement));
  }, [route]);
}
