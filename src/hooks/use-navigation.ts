import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { RouteId, SiteRoute } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import { addState } from '../lib/history.ts';
import { jump } from '../lib/jump.ts';
import { opened } from '../lib/recovery.ts';
import { routeAt } from '../lib/route-at.ts';

/** Sets an attribute of `tag[name="value"]` in the head, creating the element if necessary; null removes it. */
function setHead(tag: string, name: string, value: string, attribute: string, content: string | null): void {
  const found = document.head.querySelector(`${tag}[${name}="${value}"]`);
  if (content === null) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(name, value);
  element.setAttribute(attribute, content);
}

interface HeadText {
  title: string;
  description: string;
}

/** Gives the head the title, description and links of the route's own document. */
function describe({ path }: SiteRoute, { title, description }: HeadText): void {
  document.title = title;
  setHead('meta', 'name', 'description', 'content', description);
  setHead('link', 'rel', 'canonical', 'href', path === null ? null : site.origin + path);
  setHead('meta', 'name', 'robots', 'content', path === null ? 'noindex' : null);
}

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
 * The last route shown, at first the document's own. Outside React, because a route change replaces the boundary and
 * its state.
 */
let shown: RouteId = routeAt(opened ?? '').id;
/** Its history entry. A link to a fragment makes one without a key. */
let entry = '';
/** Scroll positions in pixels at which pages were left for others, by history entry. */
const places = new Map<string, number>();

/** Makes Back and Forward restore scroll positions without smooth scrolling. */
export function prepareNavigation(): void {
  addEventListener('popstate', ({ state }) => {
    // A null state means that a link to a fragment has just made this entry; the browser scrolls there. A state lets
    // Back be told apart.
    if (state === null) addState({});
    else jump();
  });
}

/**
 * Does for a route change what a browser does when it loads a document: updates the head, scrolls to the top and
 * focuses the new page's heading, which tells screen-reader users where they are. On Back, the browser restores the
 * scroll position; but Chromium goes to a fragment in the URL instead, before the next paint, and takes focus away
 * (seen in 156; browsers differ: https://github.com/whatwg/html/issues/7397). All of it happens before the first paint,
 * which would otherwise show the new page at the old scroll position. Use it before the page, inside the page's
 * Suspense: it then runs once the page has mounted, not while its chunk is loading, and cleans up while the page is
 * still in the document.
 */
export function useNavigation(route: SiteRoute, text: HeadText): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => () => void places.set(entry, scrollY), []);
  useLayoutEffect(() => {
    const before = shown;
    shown = route.id;
    entry = pathname + hash + key;
    if (before === route.id) {
      // For a link to the current page, a browser would reload it and start at the top.
      if (type !== 'POP' && !hash) scrollTo({ top: 0 });
      return;
    }
    describe(route, text);
    if (type !== 'POP' && goTo(hash.slice(1))) return;
    const kept = hash ? places.get(entry) : undefined;
    const top = type === 'POP' ? kept : 0;
    const arrive = () => {
      if (shown !== route.id) return;
      if (top !== undefined) scrollTo({ top, behavior: 'instant' });
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    };
    arrive();
    // Again, because of Chromium, and of a scroll in progress: Tab scrolls smoothly to the link that it reaches.
    requestAnimationFrame(arrive);
  }, [route, text, pathname, hash, key, type]);
  // React has taken over: an effect does not run for a render that it gives up. For whoever has to wait, such as tests.
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
}
