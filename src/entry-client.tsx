import './styles/layers.css';
import 'virtual:uno.css';
import './styles/base.css';
import './boot/top-bar.css';
import './boot/loader.css';
import './components/button.css';
import { lazy, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { routes, type SiteRoute } from '../config/routes.ts';
import { App } from './app.tsx';
import { prepareNavigation } from './hooks/use-navigation.ts';
import { markFirstEntry } from './lib/history.ts';
import { LostCode, opened, recover, staysPlain } from './lib/recovery.ts';
import { routeAt } from './lib/route-at.ts';
import { SCRIPT_LOST_EVENT } from './boot/signals.ts';
import { pages as own } from './pages/landing.tsx';
import type { PageModule, Pages } from './pages/types.ts';

/** Delay after the load event before the other pages are fetched, so that they do not compete with anything visible. */
const FETCH_DELAY_MS = 2000;

/** Pages outside the entry script, each in its own chunk, by file. */
const chunks = import.meta.glob<PageModule>(['./pages/*.tsx', '!./pages/landing.tsx']);
const codeOf = ({ module }: SiteRoute) => chunks[`./pages/${module}.tsx`]?.();

const pages: Partial<Pages> = { ...own };
for (const route of routes) {
  pages[route.id] ??= lazy(async () => {
    const code = await codeOf(route)!.catch((cause: unknown) => {
      throw new LostCode(String(cause));
    });
    return { default: code.pages[route.id]! };
  });
}

function start(): void {
  const container = document.getElementById('root')!;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App pages={pages as Pages} />
      </BrowserRouter>
    </StrictMode>
  );
  const options = {
    // React has repaired the page. By default it throws the error again, which would show the line of a lost script.
    onRecoverableError: (error: unknown) => console.error(error),
    onUncaughtError: (error: unknown) => {
      console.error(error);
      recover(error);
    },
  };
  // The dev server sends an empty root; a build sends a rendered one. That is taken over synchronously, because Back
  // before React's first task would change the address while no router listens.
  if (container.firstElementChild) flushSync(() => hydrateRoot(container, app, options));
  else createRoot(container, options).render(app);
}

/** Loads the document at the present address if Back has changed the path alone. @returns whether it does */
function followAddress(): boolean {
  const isElsewhere = location.pathname !== opened && navigator.onLine;
  if (isElsewhere) location.reload();
  return isElsewhere;
}

/** Keeps the prerendered document, whose links work, and reports that scripts do not. */
function stayPlain(): void {
  dispatchEvent(new Event(SCRIPT_LOST_EVENT));
  // The visitor may have gone Back before.
  followAddress();
  addEventListener('popstate', followAddress);
}

async function run(): Promise<void> {
  if (staysPlain()) return stayPlain();
  // The router cannot do without. If this throws, nothing has touched the page yet.
  history.replaceState(history.state, '');
  markFirstEntry();
  prepareNavigation();
  await codeOf(routeAt(opened));
  // The visitor may have gone Back meanwhile: React would find another page's elements and leave its title.
  if (!followAddress()) start();
}

run().catch((error: unknown) => {
  console.error(error);
  stayPlain();
});

// So that visitors who go offline can still read the other pages. Failures are handled on navigation.
addEventListener('load', () =>
  setTimeout(() => {
    for (const route of routes) if (route.path) codeOf(route)?.catch(() => undefined);
  }, FETCH_DELAY_MS),
);
