import 'virtual:uno.css';
import './styles/base.css';
import './styles/frame.css';
import './loader/loader.css';
import './styles/hero.css';
import './styles/story.css';
import './styles/figures.css';
import './styles/plans.css';
import './styles/motion.css';
import './styles/forced-colors.css';
import './styles/print.css';
import { lazy, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { RouteId } from '../config/routes.ts';
import { App } from './app.tsx';
import { returnAtOnce } from './hooks/use-navigation.ts';
import { markFirstEntry } from './lib/history.ts';
import { whenIdle } from './lib/idle.ts';
import { routeAt } from './lib/route-at.ts';
import { Landing } from './pages/landing.tsx';
import type { Pages } from './pages/types.ts';

const legal = () => import('./pages/legal.tsx');
const notFound = () => import('./pages/not-found.tsx');

/** The code of the pages that the entry script does not bring itself. */
const chunks: Partial<Record<RouteId, () => Promise<unknown>>> = {
  privacy: legal,
  terms: legal,
  'not-found': notFound,
};

const pages: Pages = {
  home: Landing,
  privacy: lazy(async () => ({ default: (await legal()).Privacy })),
  terms: lazy(async () => ({ default: (await legal()).Terms })),
  'not-found': lazy(async () => ({ default: (await notFound()).NotFound })),
};

async function start(): Promise<void> {
  const container = document.getElementById('root')!;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App pages={pages} />
      </BrowserRouter>
    </StrictMode>
  );
  // The dev server sends an empty root, the build a rendered one.
  if (!container.firstElementChild) return createRoot(container).render(app);
  await chunks[routeAt(location.pathname).id]?.();
  hydrateRoot(container, app);
}

markFirstEntry();
returnAtOnce();
// Where the page's own code does not arrive, the document stays as it was sent: to be read, and its links work. Back may
// lead to an entry that a router made, which only changes the URL.
start().catch(() => {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (location.pathname !== pathname && navigator.onLine) location.reload();
  });
});

// So that a visitor who goes offline can still read the legal pages. A failure shows, and is mended, on navigation.
whenIdle(() => legal().catch(() => undefined));
