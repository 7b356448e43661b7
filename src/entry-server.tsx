import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
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

/** A page takes some 50 ms. */
const LIMIT_MS = 5000;

/**
 * Renders the page at `path` to HTML, which `entry-client.tsx` hydrates.
 *
 * @throws what a component throws, or if one waits for more than five seconds; `renderToString` would leave out the
 *   page without a word
 */
export async function render(path: string): Promise<string> {
  const errors: unknown[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Without it, Node would end in the middle of the build as if all were well.
  const tooLong = new Promise<never>((_, reject) => {
    const error = new Error(`${path}: a component waits for something that does not come.`);
    timer = setTimeout(() => reject(error), LIMIT_MS);
  });
  const page = prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App pages={pages} />
      </StaticRouter>
    </StrictMode>,
    // In one piece: the policy has no place for the scripts that put parts together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const { prelude } = await Promise.race([page, tooLong]).finally(() => clearTimeout(timer));
  if (errors.length > 0) throw errors[0];
  return new Response(prelude as BodyInit).text();
}
