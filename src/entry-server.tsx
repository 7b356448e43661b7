import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { routes } from '../config/routes.ts';
import type { PageModule, Pages } from './pages/types.ts';

const modules = import.meta.glob<PageModule>('./pages/*.tsx', { eager: true });

const pages = Object.fromEntries(
  routes.map(({ id, module }) => {
    const page = modules[`./pages/${module}.tsx`]?.pages[id];
    if (!page) {
      throw new Error(
        `config/routes.ts: the document "${id}" has no page. Export it from src/pages/${module}.tsx, as pages["${id}"].`,
      );
    }
    return [id, page];
  }),
) as Pages;

/** Renders the page at `path` to HTML, which `entry-client.tsx` hydrates. */
export function render(path: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App pages={pages} />
      </StaticRouter>
    </StrictMode>,
  );
}
