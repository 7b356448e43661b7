import { chains, SWAP_PAGE, swapUrl } from '../../config/chains.ts';
import { securityHeaders } from '../../config/headers.ts';
import type { CheckedSite } from '../../config/site-config.ts';

/** URLs allowed in every build, each with its reason. A trailing slash allows everything below. */
const ALWAYS: Readonly<Record<string, string>> = {
  'http://www.w3.org/': 'names of XML’s languages, which nothing requests',
  'http://www.sitemaps.org/schemas/sitemap/0.9': 'the name of the sitemap’s language',
  'https://react.dev/errors/': 'React’s messages about errors',
  'https://reactrouter.com/': 'React Router’s messages about errors',
  'http://localhost': 'React Router’s base for URLs without a host',
  'server://singlefetch/': 'React Router’s base for data, which this site has none of',
  'http://scripts.sil.org/OFL': 'the fonts’ licence',
  'https://openfontlicense.org': 'the fonts’ licence',
  'https://github.com/Element-Type/HostGrotesk': 'a font’s licence',
  'https://github.com/vercel/geist-font.git': 'a font’s licence',
};

/** Configured URLs on other origins, longest first, including the prefixes to which scripts append an address. */
export const configuredUrls = (site: CheckedSite): string[] =>
  [
    ...[...Object.values(site.links), site.company.registerUrl].flatMap((link) =>
      link === null ? [] : [link, new URL(link).href],
    ),
    ...site.contracts.map(({ chain, address }) => chains[chain].tokenUrl(address)),
    swapUrl(site),
    `mailto:${site.email}`,
    ...site.contracts.map(({ chain }) => chains[chain].tokenUrl('')),
    SWAP_PAGE,
  ].toSorted((one, other) => other.length - one.length);

/**
 * Returns a test that passes URLs of the site, of hosts that the policy names, of the configuration, and those always
 * allowed.
 *
 * @param policy the security headers: whoever adds a host there means it
 */
export function urlTest(site: CheckedSite, policy = securityHeaders(site)): (url: string) => boolean {
  const exact = new Set(configuredUrls(site).map((url) => url.replace(/\/$/, '')));
  const named =
    Object.values(policy)
      .join(' ')
      .match(/https:\/\/[\w.-]+/g) ?? [];
  const origins = [site.origin, ...named];
  return (url) =>
    exact.has(url.replace(/\/$/, '')) ||
    origins.some((origin) => url.startsWith(origin) && /^[/?#]|^$/.test(url.slice(origin.length))) ||
    Object.keys(ALWAYS).some((each) => url === each || (each.endsWith('/') && url.startsWith(each)));
}

/** Returns the same test for a host without a scheme and the path after it. */
export function hostTest(site: CheckedSite): (place: { host: string; path: string }) => boolean {
  const isAllowedUrl = urlTest(site);
  const own = new URL(site.origin).hostname;
  const linked = configuredUrls(site).flatMap((url) => URL.parse(url)?.hostname || []);
  const hosts = new Set([
    ...linked,
    own,
    own.replace(/^www\./, ''),
    site.email.split('@')[1]!,
    ...site.previewHosts,
    ...site.internationalisedHosts,
  ]);
  return ({ host, path }) =>
    isAllowedUrl(`https://${host}${path}`) || (hosts.has(host) && (path === '' || path === '/' || host === own));
}
