interface Row<Id extends string> {
  id: Id;
  /** Canonical path; null for the document that answers unknown paths. */
  path: string | null;
  /** File in the assets directory. */
  file: `/${string}.html`;
  /** Whether search engines may list it: in the sitemap and the robots meta. */
  indexable: boolean;
  /** Name, without extension, of the file in `src/pages` that exports the page. */
  module: string;
  /** Other spellings that redirect to the path. Any spelling not listed is a 404. */
  aliases: readonly `/${string}`[];
}

const rows = [
  {
    id: 'home',
    path: '/',
    file: '/index.html',
    indexable: true,
    module: 'landing',
    aliases: ['/index.html'],
  },
  {
    id: 'privacy',
    path: '/privacy',
    file: '/privacy.html',
    indexable: true,
    module: 'legal',
    aliases: ['/privacy/', '/privacy.html'],
  },
  {
    id: 'terms',
    path: '/terms',
    file: '/terms.html',
    indexable: true,
    module: 'legal',
    aliases: ['/terms/', '/terms.html'],
  },
  {
    id: 'not-found',
    path: null,
    file: '/404.html',
    indexable: false,
    module: 'not-found',
    aliases: [],
  },
] as const satisfies readonly Row<string>[];

export type RouteId = (typeof rows)[number]['id'];

export type SiteRoute = Row<RouteId>;

/**
 * The site's documents, in the sitemap's order. For a new one, add a row here, its title to `src/content/documents.ts`
 * and a page to `src/pages`.
 */
export const routes: readonly SiteRoute[] = rows;

/** Id and path of each document that has a path, for tools that visit them. */
export const visitable: readonly { id: RouteId; path: string }[] = routes.flatMap(({ id, path }) =>
  path === null ? [] : [{ id, path }],
);

/** The document for unknown paths. */
export const notFoundRoute = routes.find(({ path }) => path === null)!;

/** Maps each alias to its canonical path. */
export const redirects: ReadonlyMap<string, string> = new Map(
  routes.flatMap(({ path, aliases }) => (path === null ? [] : aliases.map((alias) => [alias, path] as const))),
);
