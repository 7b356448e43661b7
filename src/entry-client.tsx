import 'virtual:uno.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/loader.css';
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
import { App } from './app.tsx';
import { whenIdle } from './lib/idle.ts';
import { Landing } from './pages/landing.tsx';
import type { Pages } from './pages/types.ts';

const legal = () => import('./pages/legal.tsx');

const pages: Pages = {
  home: Landing,
  privacy: lazy(async () => ({ default: (await legal()).Privacy })),
  terms: lazy(async () => ({ default: (await legal()).Terms })),
  'not-found': lazy(async () => ({ default: (await import('./pages/not-found.tsx')).NotFound })),
};

const container = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter>
      <App pages={pages} />
    </BrowserRouter>
  </StrictMode>
);

// The dev server sends an empty root, the build a rendered one.
if (container.firstElementChild) hydrateRoot(container, app);
else createRoot(container).render(app);

// So that a visitor who goes offline can still read the legal pages. A failure shows, and is mended, on navigation.
whenIdle(() => legal().catch(() => undefined));
