import type { SiteRoute } from '../../config/routes.ts';
import type { Site } from '../../shape/token.ts';
import { documents } from '#token/content/documents.ts';
import { inLetters, tagOf } from '../../config/format.ts';
import { nameHash } from '../files.ts';
import { inOneLine } from '../problems.ts';
import { headingWidth, plainFonts } from './fonts.ts';
import { signSvg } from './logo.ts';
import { textOn, tonesOf } from './palette.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and XML, in elements and double-quoted attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!);

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

/** Breaks a headline into at most four lines that are alike, in letters as large as fit, at most 92 px. */
export async function fit(headline: string): Promise<{ lines: string[]; size: number }> {
  const words = await Promise.all(
    headline
      .split(/\s+/)
      .filter(Boolean)
      .map(async (word) => ({ word, width: await measure(word) })),
  );
  /** Lines of at most `room`, in em, or of one word. */
  const breakAt = (room: number) => {
    const lines: { words: string[]; width: number }[] = [];
    for (const { word, width } of words) {
      const last = lines.at(-1);
      if (last && last.width + width <= room) {
        last.words.push(word);
        last.width += width;
      } else lines.push({ words: [word], width });
    }
    return lines;
  };
  for (let size = MAX_SIZE; ; size -= 0.5) {
    let room = ROOM.width / size;
    const { length } = breakAt(room);
    const isLow = length <= MAX_LINES && LINE_HEIGHT * (length - 1) * size <= ROOM.height;
    if (!isLow || breakAt(room).some(({ width }) => width > room)) continue;
    while (breakAt(room - 0.1).length === length && room > 0.1) room -= 0.1;
    return { lines: breakAt(room).map((line) => line.words.join(' ')), size };
  }
}

/** Draws a 1200 × 630 card: product, headline and host, beside the mark on a signal-coloured panel. */
async function cardSvg({ product, origin, brand, internationalisedHosts }: Site, headline: string): Promise<string> {
  const { ink, paper, signal } = brand;
  const sign = textOn(brand.signal, brand);
  const encoded = new URL(origin).host;
  const letters = inLetters(encoded, internationalisedHosts);
  const host = (await plainFonts('Geist Mono', letters)).missing.length === 0 ? letters : encoded;
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
    `<g font-family="Host Grotesk" font-weight="600" fill="${paper}"><text x="72" y="120" font-size="40">${escapeMarkup(tagOf(product))}</text>` +
    `<g font-size="${size.toFixed(1)}" letter-spacing="${(TRACKING * size).toFixed(1)}">${texts.join('')}</g></g>` +
    `<text x="72" y="558" font-family="Geist Mono" font-size="${hostSize}" fill="${tonesOf(brand).ink.brand}">${host}</text></svg>`
  );
}

/** A route's social card: its path, with a hash because services keep a card as long as its address, and its drawing. */
export async function socialCard(site: Site, { id }: SiteRoute): Promise<{ path: string; svg: string }> {
  const svg = await cardSvg(site, documents[id].headline);
  return { path: `/social/${id}-${nameHash(svg)}.png`, svg };
}

/** Names the headlines with letters that their typeface lacks. */
export async function cardWarnings(): Promise<string[]> {
  const warnings = Object.entries(documents).map(async ([id, { headline }]) => {
    const { missing } = await plainFonts('Host Grotesk', headline.replaceAll(/\s/g, ' '));
    if (missing.length === 0) return [];
    const remedy = `The social card’s typeface has no ${missing.map((letter) => `“${letter}”`).join(', ')}, so look at the card in dist/client/social: what is blank or odd there needs other words.`;
    return [inOneLine({ file: 'token/content/documents.ts', path: `${id}.headline`, value: headline, remedy })];
  });
  return (await Promise.all(warnings)).flat();
}
