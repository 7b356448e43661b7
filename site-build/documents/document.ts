import type { SiteRoute } from '../../config/routes.ts';
import type { Site } from '../../shape/token.ts';
import { documents } from '#token/content/documents.ts';
import { LOADING } from '#token/content/messages.ts';
import { loaderMarkup } from './loader.ts';
import { tagOf } from '../../config/format.ts';
import { own } from '../design/logo.ts';
import { escapeMarkup } from '../design/social-cards.ts';

/** Parts of a document besides its route. URLs are root-relative. */
interface DocumentParts {
  /** Path of the social card. */
  card: string;
  /** Rendered page; empty in development. */
  body: string;
  /** Bundle of `src/boot/boot.ts`, inlined. */
  bootScript: string;
  /** Inline style sheet; in development, only fonts and icons. */
  styles: string;
  /** Import map with every script's integrity, without which none runs; empty in development. */
  importMap: string;
  /** Tags that load the entry script and the page's other scripts. */
  headTags: readonly string[];
  /**
   * Tags that preload the fonts; none in development. In the head they would delay Chromium's first paint:
   * https://www.erwinhofman.com/blog/should-you-preload-fonts-for-performance.
   */
  fontTags: readonly string[];
}

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeMarkup(content)}">`;

function headOf(site: Site, route: SiteRoute, card: string): string[] {
  const { title, description } = documents[route.id];
  const url = route.path === null ? null : site.origin + route.path;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    ...(url ? [`<link rel="canonical" href="${url}">`] : []),
    ...(url ? [] : [meta('name', 'robots', 'noindex')]),
    meta('name', 'theme-color', site.brand.ink),
    // Or iOS turns figures into links that hydration does not expect: https://github.com/vercel/next.js/issues/43914.
    meta('name', 'format-detection', 'telephone=no, date=no, address=no, email=no'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.product),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(url ? [meta('property', 'og:url', url)] : []),
    meta('property', 'og:image', site.origin + card),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ];
}

/** The complete HTML of a document. */
export function documentHtml(site: Site, route: SiteRoute, parts: DocumentParts): string {
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // First what link previews read: some fetch only the start of a document.
    ...headOf(site, route, parts.card),
    parts.styles && `<style>${parts.styles}</style>`,
    parts.importMap && `<script type="importmap">${parts.importMap}</script>`,
    ...parts.headTags,
    `</head><body>${parts.fontTags.join('')}${loaderMarkup(escapeMarkup(LOADING), escapeMarkup(tagOf(site.product)), own.logo)}<div id="page"><script>${parts.bootScript}</script>`,
    // With its page, unless it is empty.
    `<div id="root"${parts.body && ` data-page="${route.id}"`}>${parts.body}</div></div></body></html>\n`,
  ].join('');
}
