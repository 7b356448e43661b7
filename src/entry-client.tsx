import './styles/layers.css';
import 'virtual:uno.css';
import './styles/base.css';
import './loader/top-bar.css';
import './styles/piecemeal.css';
import './loader/loader.css';
import './styles/motion.css';
import './styles/forced-colors.css';
import './styles/print.css';
import { lazy, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { SiteRoute } from '../config/routes.ts';
import { App } from './app.tsx';
import { returnAtOnce } from './hooks/use-navigation.ts';
import { keepPresses } from './lib/early-presses.ts';
import { markFirstEntry } from './lib/history.ts';
import { whenIdle } from './lib/idle.ts';
import { keepLaterStyles, retryLaterStyles } from './lib/later-styles.ts';
import { nextTask } from './lib/next-task.ts';
import { routeAt, routes } from './lib/route-at.ts';
import { SCRIPT_LOST_EVENT } from './loader/signals.ts';
import { pages as own } from './pages/landing.tsx';
import type { PageModule, Pages } from './pages/types.ts';

/** The pages outside the entry script, each in its own chunk, by file. */
const chunks = import.meta.glob<PageModule>(['./pages/*.tsx', '!./pages/landing.tsx']);
const codeOf = ({ module }: SiteRoute) => chunks[`./pages/${module}.tsx`]?.();

const pages: Partial<Pages> = { ...own };
for (const route of routes) {
  pages[route.id] ??= lazy(async () => {
    const [code] = await Promise.all([codeOf(route), keepLaterStyles()]);
    return { default: code!.pages[route.id]! };
  });
}

/**
 * Evaluates React DOM, two thirds of the script, in a task of its own: evaluated with the rest, it made the longest task of a
 * later load. It is in the same file, see `site-build/plugins/prerender.ts`.
 */
async function reactDom() {
  await new Promise<void>(nextTask);
  return import('react-dom/client');
}

async function start(): Promise<void> {
  const container = document.getElementById('root')!;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App pages={pages as Pages} />
      </BrowserRouter>
    </StrictMode>
  );
  await Promise.all([codeOf(routeAt(location.pathname)), retryLaterStyles()]);
  // Not while a file is on its way: what was pressed long ago would come as a surprise.
  const repeatPresses = keepPresses();
  const { createRoot, hydrateRoot } = await reactDom();
  // The dev server sends an empty root; a build sends a rendered one.
  if (!container.firstElementChild) return createRoot(container).render(app);
  await new Promise<void>(nextTask);
  hydrateRoot(container, app);
  repeatPresses();
}

markFirstEntry();
returnAtOnce();
// If the page's chunk or its later styles fail to load, the document stays as prerendered and says so: its links work. Back
// may lead to a history entry that the router made, where only the URL would change, so that one is reloaded.
start().catch(() => {
  dispatchEvent(new Event(SCRIPT_LOST_EVENT));
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (location.pathname !== pathname && navigator.onLine) location.reload();
  });
});

// A visitor who goes offline can then still read the other pages. A failure here is handled on navigation.
whenIdle(() => {
  for (const route of routes) if (route.indexable) codeOf(route)?.catch(() => undefined);
});
