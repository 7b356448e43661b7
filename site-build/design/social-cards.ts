import { SOCIAL_CARDS } from '../../config/headers.ts';
import type { SiteRoute } from '../../config/routes.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { documentsOf } from '../../src/content/documents.ts';
import { nameHash } from '../documents/files.ts';
import { headingWidth } from './fonts.ts';
import { signSvg } from './logo.ts';
import { textOn, tonesOf } from './palette.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and XML, in elements and double-quoted attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!);

/** Every way to break words into `count` lines. */
function* breaksOf(words: readonly string[], count: number): Generator<string[][]> {
  if (count === 1) yield [[...words]];
  else
    for (let at = 1; at <= words.length - count + 1; at++)
      for (const rest of breaksOf(words.slice(at), count - 1)) yield [words.slice(0, at), ...rest];
}

/** Space for the headline, in px: beside the panel, and between its first and last baseline. */
const ROOM = { width: 704, height: 220 };
const MAX_SIZE = 92;
const MAX_LINES = 4;
const LINE_HEIGHT = 1.09;
/** Letter spacing, in em. */
const TRACKING = -0.033;

/** A word's width with the space after it, in em. */
const measure = async (word: string): Promise<number> =>
  (await headingWidth(`${word} `)) + TRACKING * (word.length + 1);

/** Breaks a headline into the lines in which its letters are largest, at most 92 px. */
export async function fit(headline: string): Promise<{ lines: string[]; size: number }> {
  const words = headline.split(/\s+/).filter(Boolean);
  const widths = new Map(await Promise.all(words.map(async (word) => [word, await measure(word)] as const)));
  const widthOf = (line: readonly string[]) => line.reduce((sum, word) => sum + widths.get(word)!, 0);
  const counts = Array.from({ length: Math.min(MAX_LINES, words.length) }, (_, index) => index + 1);
  const choices = counts
    .flatMap((count) => [...breaksOf(words, count)])
    .map((lines) => {
      const widest = Math.max(...lines.map(widthOf));
      const tallest = ROOM.height / (LINE_HEIGHT * Math.max(1, lines.length - 1));
      return {
        lines: lines.map((line) => line.join(' ')),
        widest,
        size: Math.min(MAX_SIZE, ROOM.width / widest, tallest),
      };
    });
  // Of the largest, the narrowest, whose lines are alike.
  return choices.reduce((best, one) =>
    one.size > best.size ||
    (one.size === best.size && one.lines.length === best.lines.length && one.widest < best.widest)
      ? one
      : best,
  );
}

/** Draws a 1200 × 630 card: product, headline and host, beside the mark on a signal-coloured panel. */
async function cardSvg({ product, origin, brand }: SiteConfig, headline: string): Promise<string> {
  const { ink, paper, signal } = brand;
  const sign = textOn(brand.signal, brand);
  const { host } = new URL(origin);
  // Letters of the monospaced font are 0.6 em wide, and 700 px fit between the margin and the panel.
  const hostSize = Math.min(28, Math.floor(700 / (0.6 * host.length)));
  const { lines, size } = await fit(headline);
  const leading = LINE_HEIGHT * size;
  const first = 380 - (leading * (lines.length - 1)) / 2;
  const texts = lines.map(
    (line, at) => `<text x="72" y="${(first + at * leading).toFixed(0)}">${escapeMarkup(line)}</text>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">` +
    `<rect width="1200" height="630" fill="${ink}"/><rect x="800" width="400" height="630" fill="${signal}"/>` +
    `<g transform="translate(740 60) scale(5.4)">${signSvg(sign)}</g>` +
    `<g font-family="Host Grotesk" font-weight="600" fill="${paper}"><text x="72" y="120" font-size="40">#${escapeMarkup(product)}</text>` +
    `<g font-size="${size.toFixed(1)}" letter-spacing="${(TRACKING * size).toFixed(1)}">${texts.join('')}</g></g>` +
    `<text x="72" y="558" font-family="Geist Mono" font-size="${hostSize}" fill="${tonesOf(brand).ink.brand}">${host}</text></svg>`
  );
}

/** A route's social card: its path, with a hash because services keep a card as long as its address, and its drawing. */
export async function socialCard(site: SiteConfig, { id }: SiteRoute): Promise<{ path: string; svg: string }> {
  const svg = await cardSvg(site, documentsOf(site.product)[id].headline);
  return { path: `${SOCIAL_CARDS}/${id}-${nameHash(svg)}.png`, svg };
}
