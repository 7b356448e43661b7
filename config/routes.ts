import type { SiteConfig } from './site-config.ts';

export type RouteId = 'home' | 'privacy' | 'terms' | 'not-found';

/** One document of the site. */
export interface SiteRoute {
  id: RouteId;
  /** Canonical path; the 404 document has none of its own. */
  path: string | null;
  /** File below the assets directory. */
  file: `/${string}.html`;
  title: string;
  description: string;
  /** Whether search engines may list it: sitemap, robots meta. */
  indexable: boolean;
}

/** The site's documents, in the sitemap's order: feeds router, prerendering, sitemap, canonical links, Worker. */
export function routesOf({ product }: Pick<SiteConfig, 'product'>): readonly SiteRoute[] {
  return [
    {
      id: 'home',
      path: '/',
      file: '/index.html',
      title: `${product}: pay a person by tagging them`,
      description: `${product} moves crypto with a tag: post a command to the bot on X or Telegram and name a handle. No wallet addresses. Contracts, tokenomics, roadmap, FAQ.`,
      indexable: true,
    },
    {
      id: 'privacy',
      path: '/privacy',
      file: '/privacy.html',
      title: `Privacy Policy · ${product}`,
      description: `What the ${product} website stores in your browser, what its host logs, and what it never collects.`,
      indexable: true,
    },
    {
      id: 'terms',
      path: '/terms',
      file: '/terms.html',
      title: `Terms of Service · ${product}`,
      description: `The terms for using the ${product} website: age, no advice, risk, links, liability.`,
      indexable: true,
    },
    {
      id: 'not-found',
      path: null,
      file: '/404.html',
      title: `Page not found · ${product}`,
      description: `This address is not a page of the ${product} website.`,
      indexable: false,
    },
  ];
}

/** The other spellings that earn a redirect to a canonical path; every spelling not listed is a 404. */
export const redirects: ReadonlyMap<string, string> = new Map([
  ['/index.html', '/'],
  ['/privacy/', '/privacy'],
  ['/privacy.html', '/privacy'],
  ['/terms/', '/terms'],
  ['/terms.html', '/terms'],
]);
