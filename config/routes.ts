/** In the sitemap's order. */
const rows = [
  { id: 'home', path: '/', module: 'landing' },
  { id: 'privacy', path: '/privacy', module: 'legal' },
  { id: 'terms', path: '/terms', module: 'legal' },
  { id: 'not-found', path: null, module: 'not-found' },
] as const;

export type RouteId = (typeof rows)[number]['id'];

export interface SiteRoute {
  id: RouteId;
  /** Canonical path; null for the document that answers unknown paths, which search engines may not list. */
  path: string | null;
  /** Name, without extension, of the file in `src/pages` that exports the page. */
  module: string;
  /** File in the assets directory. */
  file: `/${string}.html`;
  /** Path at which the asset layer has that file: the canonical one, if there is one. */
  assetPath: `/${string}`;
}

export const routes: readonly SiteRoute[] = rows.map((row) => {
  const assetPath = row.path ?? '/404';
  return { ...row, assetPath, file: assetPath === '/' ? '/index.html' : `${assetPath}.html` };
});

/** Id and path of each document that has a path, for tools that visit them. */
export const visitable: readonly { id: RouteId; path: string }[] = routes.flatMap(({ id, path }) =>
  path === null ? [] : [{ id, path }],
);

/** The document for unknown paths. */
export const notFoundRoute = routes.find(({ path }) => path === null)!;

/** Maps other spellings, the file's name and a slash at the end, to the canonical path. Any that is not here is a 404. */
export const redirects: ReadonlyMap<string, string> = new Map(
  routes.flatMap(({ path, file }) =>
    path === null ? [] : [file, `${path}/`].filter((alias) => alias !== '//').map((alias) => [alias, path] as const),
  ),
);
