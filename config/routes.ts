import type { SiteConfig } from './site-config.ts';

interface Row<Id extends string> {
  id: Id;
  /** Canonical path; null for the document that answers unknown paths. */
  path: string | null;
  /** File in the assets directory. */
  file: `/${string}.html`;
  title: string;
  description: string;
  /** Whether search engines may list it: in the sitemap and the robots meta. */
  indexable: boolean;
  /** Name, without extension, of the file in `src/pages` that exports the page. */
  module: string;
  /** Other spellings that redirect to the path. Any spelling not listed is a 404. */
  aliases: readonly `/${string}`[];
}

/** The site's documents, in the sitemap's order. For a new one, add a row here and a page in `src/pages`. */
const rows = ({ product }: Pick<SiteConfig, 'product'>) =>
  [
    {
      id: 'home',
      path: '/',
      file: '/index.html',
      title: `${product}: pay a person by tagging them`,
      description: `${product}. Send crypto to a handle: tag the bot on X or Telegram with an amount, then confirm. No wallet address to copy.`,
      indexable: true,
      module: 'landing',
      aliases: ['/index.html'],
    },
    {
      id: 'privacy',
      path: '/privacy',
      file: '/privacy.html',
      title: `Privacy Policy · ${product}`,
      description: `What the ${product} website stores in your browser, what its host logs, and what it never collects.`,
      indexable: true,
      module: 'legal',
      aliases: ['/privacy/', '/privacy.html'],
    },
    {
      id: 'terms',
      path: '/terms',
      file: '/terms.html',
      title: `Terms of Service · ${product}`,
      description: `The terms for using the ${product} website: minimum age, no advice, risks, links and liability.`,
      indexable: true,
      module: 'legal',
      aliases: ['/terms/', '/terms.html'],
    },
    {
      id: 'not-found',
      path: null,
      file: '/404.html',
      title: `Page not found · ${product}`,
      description: `There is no page at this address on the ${product} website.`,
      indexable: false,
      module: 'not-found',
      aliases: [],
    },
  ] as const satisfies readonly Row<string>[];

export type RouteId = ReturnType<typeof rows>[number]['id'];

export type SiteRoute = Row<RouteId>;

/** The site's documents; titles and descriptions contain the product's name. */
export const routesOf: (site: Pick<SiteConfig, 'product'>) => readonly SiteRoute[] = rows;

/** Id and path of each document that has a path, for tools that visit them. */
export const visitable = (): readonly { id: RouteId; path: string }[] =>
  rows({ product: '' }).flatMap(({ id, path }) => (path === null ? [] : [{ id, path }]));

/** The document for unknown paths. */
export const notFoundOf = (routes: readonly SiteRoute[]): SiteRoute => routes.find(({ path }) => path === null)!;

/** Maps each alias to its canonical path. */
export const redirectsOf = (routes: readonly SiteRoute[]): ReadonlyMap<string, string> =>
  new Map(routes.flatMap(({ path, aliases }) => (path === null ? [] : aliases.map((alias) => [alias, path] as const))));
