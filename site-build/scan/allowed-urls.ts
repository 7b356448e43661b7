import { chains, swapPage, swapUrl } from '../../config/chains.ts';
import { MACHINE_READABLE, SOCIAL_CARDS } from '../../config/headers.ts';
import { routesOf } from '../../config/routes.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { chainAgnostic } from '../documents/well-known.ts';

/** Identifiers rather than locations: nothing ever requests them. */
const NAMESPACES = [
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/xmlns/',
  'http://www.w3.org/XML/1998/namespace',
];

/** URLs in libraries and fixed files, by the beginning of a file's path below `dist`. */
const byFile: readonly (readonly [prefix: string, urls: readonly string[]])[] = [
  ['client/sitemap.xml', ['http://www.sitemaps.org/schemas/sitemap/0.9']],
  [
    'client/font-licences.txt',
    [
      'http://scripts.sil.org/OFL',
      'https://github.com/Element-Type/HostGrotesk',
      'https://github.com/vercel/geist-font.git',
    ],
  ],
  [
    'client/assets/',
    [
      'https://react.dev/errors/',
      'javascript:throw',
      'http://localhost',
      'server://singlefetch/',
      'https://reactrouter.com/en/main/routers/picking-a-router',
    ],
  ],
];

/** Returns every absolute URL that follows from the configuration, on this origin or another. */
export function configuredUrls(site: CheckedSite): Set<string> {
  const routes = routesOf(site);
  const paths = routes.flatMap(({ path }) => (path === null ? [] : [path]));
  const own = [
    '',
    ...paths,
    ...routes.map(({ id }) => `${SOCIAL_CARDS}/${id}.png`),
    '/sitemap.xml',
    '/icon-512.png',
    '/.well-known/security.txt',
  ];
  return new Set([
    ...own.map((path) => site.origin + path),
    ...Object.values(site.links),
    ...Object.values(site.links).map((link) => new URL(link).href),
    `mailto:${site.email}`,
    ...site.contracts.map(({ chain, address }) => chains[chain].tokenUrl(address)),
    swapUrl(site),
  ]);
}

/** Returns the beginnings of configured URLs found in scripts, which append the address at run time. */
const beginnings = (site: CheckedSite): string[] => [
  ...site.contracts.map(({ chain }) => chains[chain].tokenUrl('')),
  swapPage(site.swap.pair, ''),
];

/** Returns the URLs that a built file may contain. */
export function allowedUrls(site: CheckedSite, file: string): Set<string> {
  const fixed = byFile.filter(([prefix]) => file.startsWith(prefix)).flatMap(([, urls]) => urls);
  const isContracts = file === `client${MACHINE_READABLE.contracts}`;
  const isScript = /\.m?js$/.test(file);
  return new Set([
    ...configuredUrls(site),
    ...NAMESPACES,
    ...fixed,
    ...(isScript ? beginnings(site) : []),
    ...(isContracts ? site.contracts.flatMap((contract) => Object.values(chainAgnostic(contract))) : []),
  ]);
}
