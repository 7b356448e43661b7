import { routesOf } from '../../config/routes.ts';
import type { SiteConfig } from '../../config/site-config.ts';

/** Returns robots.txt, sitemap.xml, the web manifest and security.txt, by path. */
export function staticFiles(site: SiteConfig): Map<string, string> {
  const urls = routesOf(site).flatMap(({ path, indexable }) =>
    indexable ? [`<url><loc>${site.origin}${path}</loc></url>`] : [],
  );
  const manifest = {
    name: site.product,
    short_name: site.product,
    start_url: '/',
    display: 'browser',
    background_color: site.brand.ink,
    theme_color: site.brand.ink,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Map([
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`],
    [
      '/sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    ],
    ['/manifest.webmanifest', `${JSON.stringify(manifest)}\n`],
    [
      '/.well-known/security.txt',
      [
        `Contact: mailto:${site.email}`,
        `Expires: ${site.securityTxt.expires}`,
        'Preferred-Languages: en',
        `Canonical: ${site.origin}/.well-known/security.txt`,
        '',
      ].join('\n'),
    ],
  ]);
}
