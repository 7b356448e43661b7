import './styles/layers.css';
import 'virtual:uno.css';
import './styles/base.css';
import './boot/top-bar.css';
import './boot/loader.css';
import './components/button.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { loadOther } from './boot/address.ts';
import { SCRIPT_LOST_EVENT } from './boot/signals.ts';
import { markFirstEntry } from './lib/history.ts';
import { recover, staysPlain } from './lib/recovery.ts';
import { documentPage, routeAt } from './lib/route-at.ts';
import { codeOf, fetchAll, pages } from './page-code.ts';

/** Delay after the load event before the other pages are fetched, so that they do not compete with anything visible. */
const FETCH_DELAY_MS = 2000;

/** Lets React take over the document; the dev server's is empty. */
function render(): void {
  const root = document.getElementById('root')!;
  const options = {
    // React has repaired the page. By default it throws the error again, which would show the line of a lost script.
    onRecoverableError: (error: unknown) => console.error(error),
    onUncaughtError: (error: unknown) => {
      console.error(error);
      recover(error);
    },
  };
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App pages={pages} />
      </BrowserRouter>
    </StrictMode>
  );
  if (documentPage()) hydrateRoot(root, site, options);
  else createRoot(root, options).render(site);
}

/** Keeps the prerendered document, whose links work, and reports that scripts do not. */
const stayPlain = () => void dispatchEvent(new Event(SCRIPT_LOST_EVENT));

/** Hands the document to React once its page's code is there, unless it is to stay as it is or is another page's. */
async function start(): Promise<void> {
  if (staysPlain()) return stayPlain();
  // The router cannot do without. If this throws, nothing has touched the page yet.
  history.replaceState(history.state, '');
  markFirstEntry();
  await codeOf(routeAt(location.pathname));
  if (!loadOther()) render();
}

start().catch((error: unknown) => {
  console.error(error);
  stayPlain();
});

// So that visitors who go offline can still read the other pages.
addEventListener('load', () => setTimeout(fetchAll, FETCH_DELAY_MS));
