import type { SiteConfig } from './site-config.ts';

interface Row<Id extends string> {
  id: Id;
  /** Canonical path; null for the document that answers every path that is not a page. */
  path: string | null;
  /** File below the assets directory. */
  file: `/${string}.html`;
  title: string;
  description: string;
  /** Whether search engines may list it: sitemap, robots meta. */
  indexable: boolean;
  /** Name of the file in `src/pages` that exports the page under its id. */
  module: string;
  /** Other spellings of the path, which redirect to it; every spelling not listed is a 404. */
  aliases: readonly `/${string}`[];
}

/** The site's documents, in the sitemap's order. A new one is a row here and a page in `src/pages`. */
const rows = ({ product }: Pick<SiteConfig, 'product'>) =>
  [
    {
      id: 'home',
      path: '/',
      file: '/index.html',
      title: `${product}: pay a person by tagging them`,
      description: `${product} moves crypto with a tag: post a command to the bot on X or Telegram and name a handle. No wallet addresses. Contracts, tokenomics, roadmap, FAQ.`,
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
      description: `The terms for using the ${product} website: age, no advice, risk, links, liability.`,
      indexable: true,
      module: 'legal',
      aliases: ['/terms/', '/terms.html'],
    },
    {
      id: 'not-found',
      path: null,
      file: '/404.html',
      title: `Page not found · ${product}`,
      description: `This address is not a page of the ${product} website.`,
      indexable: false,
      module: 'not-found',
      aliases: [],
    },
  ] as const satisfies readonly Row<string>[];

export type RouteId = ReturnType<typeof rows>[number]['id'];

/** One document of the site. */
export type SiteRoute = Row<RouteId>;

/** The site's documents, with the product's name in their titles and descriptions. */
export const routesOf: (site: Pick<SiteConfig, 'product'>) => readonly SiteRoute[] = rows;

/** Id and path of each document that has a path of its own: what tools visit. */
export const visitable = (): readonly { id: RouteId; path: string }[] =>
  rows({ product: '' }).flatMap(({ id, path }) => (path === null ? [] : [{ id, path }]));

/** The document that answers every path that is not a page. */
export const notFoundOf = (routes: readonly SiteRoute[]): SiteRoute => routes.find(({ path }) => path === null)!;

/** Canonical path of each alias. */
export const redirectsOf = (routes: readonly SiteRoute[]): ReadonlyMap<string, string> =>
  new Map(routes.flatMap(({ path, aliases }) => (path === null ? [] : aliases.map((alias) => [alias, path] as const))));
