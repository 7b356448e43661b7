import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';
import { routesOf } from '../../config/routes.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { cardHeadlines } from '../../src/content/social-cards.ts';
import { socialCardPath } from '../documents/document.ts';
import { MARK_STROKES, markSvg } from './mark.ts';

const require = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

/** Draws an SVG as PNG. Text uses the given fonts and no others. */
async function png(svg: string, fontBuffers: Uint8Array[] = []): Promise<Uint8Array> {
  ready ??= readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))
    .then(initWasm)
    // A development server that starts anew reads this module again, and that one not.
    .catch((error: unknown) => {
      if (!String(error).includes('Already initialized')) throw error;
    });
  await ready;
  return new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false } as never }).render().asPng();
}

/** The renderer knows neither WOFF2 nor variable fonts: one weight, as TrueType. */
async function trueType(path: string, weight?: number): Promise<Buffer> {
  const ascii = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
  const variationAxes = weight ? { wght: weight } : undefined;
  return subsetFont(await readFile(require.resolve(path)), `${ascii}…–’·`, { targetFormat: 'truetype', variationAxes });
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cardSvg({ product, origin, brand }: SiteConfig, lines: readonly string[]): string {
  const { ink, paper, signal } = brand;
  const { host } = new URL(origin);
  // The mono's letters are 0.6 em wide, and the signal panel begins 720 px to the right.
  const hostSize = Math.min(28, Math.floor(700 / (0.6 * host.length)));
  const text = lines.map((line, index) => `<text x="72" y="${330 + index * 100}">${line}</text>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">` +
    `<rect width="1200" height="630" fill="${ink}"/><rect x="800" width="400" height="630" fill="${signal}"/>` +
    `<g transform="translate(740 60) scale(5.4)"><path d="${MARK_STROKES}" fill="none" stroke="${ink}" stroke-width="11"/></g>` +
    `<g font-family="Host Grotesk" font-weight="600" fill="${paper}"><text x="72" y="120" font-size="40">#${escapeXml(product)}</text>` +
    `<g font-size="92" letter-spacing="-3">${text}</g></g>` +
    `<text x="72" y="558" font-family="Geist Mono" font-size="${hostSize}" fill="${signal}">${host}</text></svg>`
  );
}

/** Icons and social cards, by path. */
export async function images(site: SiteConfig): Promise<Map<string, string | Uint8Array>> {
  const { brand } = site;
  const fonts = await Promise.all([
    trueType('@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2', 600),
    trueType('@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff2'),
  ]);
  const files = new Map<string, string | Uint8Array>([
    ['/favicon.svg', markSvg(brand, 96, 22)],
    ['/favicon-32.png', await png(markSvg(brand, 32, 22))],
    ['/apple-touch-icon.png', await png(markSvg(brand, 180, 0, 0.86))],
    ['/icon-192.png', await png(markSvg(brand, 192, 22))],
    ['/icon-512.png', await png(markSvg(brand, 512, 22))],
    ['/icon-maskable-512.png', await png(markSvg(brand, 512, 0, 0.7))],
  ]);
  for (const route of routesOf(site))
    files.set(socialCardPath(route), await png(cardSvg(site, cardHeadlines[route.id]), fonts));
  return files;
}
