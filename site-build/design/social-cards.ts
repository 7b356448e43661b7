import { SOCIAL_CARDS } from '../../config/headers.ts';
import type { SiteRoute } from '../../config/routes.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { cardHeadlines } from '../../src/content/messages.ts';
import { nameHash } from '../documents/files.ts';
import { MARK_STROKES } from './marks.ts';
import { textOn, tonesOf } from './palette.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and XML, in elements and double-quoted attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!);

const widthOf = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

/**
 * A card's headline line by line: the content's own, or the document's title in two lines of similar length, without
 * the product after its `·`, which every card shows anyway.
 */
function headlineOf({ id, title }: Pick<SiteRoute, 'id' | 'title'>): readonly string[] {
  const own = cardHeadlines[id];
  if (own) return own;
  const words = title.split(' · ')[0]!.split(' ');
  const splits = words.map((_, index) => [words.slice(0, index).join(' '), words.slice(index).join(' ')]);
  return splits.toSorted((one, other) => widthOf(one) - widthOf(other))[0]!.filter(Boolean);
}

/** Draws a 1200 × 630 card: product, headline and host, beside the mark on a signal-coloured panel. */
function cardSvg({ product, origin, brand }: SiteConfig, headline: readonly string[]): string {
  const { ink, paper, signal } = brand;
  const sign = textOn(brand.signal, brand);
  const { host } = new URL(origin);
  // Letters of the monospaced font are 0.6 em wide, and 700 px fit between the margin and the panel.
  const hostSize = Math.min(28, Math.floor(700 / (0.6 * host.length)));
  const lines = headline.map((line, index) => `<text x="72" y="${330 + index * 100}">${escapeMarkup(line)}</text>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">` +
    `<rect width="1200" height="630" fill="${ink}"/><rect x="800" width="400" height="630" fill="${signal}"/>` +
    `<g transform="translate(740 60) scale(5.4)"><path d="${MARK_STROKES}" fill="none" stroke="${sign}" stroke-width="11"/></g>` +
    `<g font-family="Host Grotesk" font-weight="600" fill="${paper}"><text x="72" y="120" font-size="40">#${escapeMarkup(product)}</text>` +
    `<g font-size="92" letter-spacing="-3">${lines.join('')}</g></g>` +
    `<text x="72" y="558" font-family="Geist Mono" font-size="${hostSize}" fill="${tonesOf(brand).ink.brand}">${host}</text></svg>`
  );
}

/** A route's social card: its path, with a hash because services keep a card as long as its address, and its drawing. */
export function socialCard(site: SiteConfig, route: Pick<SiteRoute, 'id' | 'title'>): { path: string; svg: string } {
  const svg = cardSvg(site, headlineOf(route));
  return { path: `${SOCIAL_CARDS}/${route.id}-${nameHash(svg)}.png`, svg };
}
