import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { Landing } from './pages/landing.tsx';
import { Privacy, Terms } from './pages/legal.tsx';
import { NotFound } from './pages/not-found.tsx';
import type { Pages } from './pages/types.ts';

const pages: Pages = { home: Landing, privacy: Privacy, terms: Terms, 'not-found': NotFound };

/** The HTML of `path`'s page, to be hydrated by `entry-client.tsx`. */
export function render(path: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App pages={pages} />
      </StaticRouter>
    </StrictMode>,
  );
}
