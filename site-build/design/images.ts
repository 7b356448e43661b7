import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { routes } from '../../config/routes.ts';
import type { Site } from '../../shape/token.ts';
import { plainFonts } from './fonts.ts';
import { signSvg } from './logo.ts';
import { textOn } from './palette.ts';
import { socialCard } from './social-cards.ts';

const require = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

/** Renders an SVG as PNG. Text can use only the given fonts. */
async function png(svg: string, fontBuffers: Uint8Array[] = []): Promise<Uint8Array> {
  ready ??= readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);
  await ready;
  return new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false } as never }).render().asPng();
}

const ICO_SIZE = 32;

/** A PNG of 32 × 32 pixels as an icon file, whose header is described in https://en.wikipedia.org/wiki/ICO_(file_format). */
function ico(image: Uint8Array): Uint8Array {
  const header = new DataView(new ArrayBuffer(22));
  header.setUint16(2, 1, true); // an icon
  header.setUint16(4, 1, true); // one image
  header.setUint8(6, ICO_SIZE);
  header.setUint8(7, ICO_SIZE);
  header.setUint16(12, 32, true); // bits per pixel
  header.setUint32(14, image.length, true);
  header.setUint32(18, header.byteLength, true); // where the image begins
  return Buffer.concat([new Uint8Array(header.buffer), image]);
}

interface MarkColors {
  tile: string;
  sign: string;
}

/**
 * The mark as an SVG document of `size` pixels, for favicon, touch icon, manifest images and listing files.
 *
 * @param radius of the tile's corners on the grid of 96; 0 where the platform crops it
 * @param scale of the sign on the tile; smaller ones stay within a maskable icon's safe zone
 */
function markSvg({ tile, sign }: MarkColors, size: number, radius: number, scale = 1): string {
  const inset = 48 * (1 - scale);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 96 96">` +
    `<rect width="96" height="96" rx="${radius}" fill="${tile}"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${scale})">${signSvg(sign)}</g></svg>`
  );
}

/** The icons and social cards, by path, and the path of each document's card. */
export async function images(site: Site) {
  const { brand } = site;
  const mark = { tile: brand.signal, sign: textOn(brand.signal, brand) };
  const files = new Map<string, string | Uint8Array>([
    ['/favicon.svg', markSvg(mark, 96, 22)],
    ['/favicon.ico', ico(await png(markSvg(mark, ICO_SIZE, 22)))],
    ['/apple-touch-icon.png', await png(markSvg(mark, 180, 0, 0.86))],
    ['/icon-192.png', await png(markSvg(mark, 192, 22))],
    ['/icon-512.png', await png(markSvg(mark, 512, 22))],
    ['/icon-maskable-512.png', await png(markSvg(mark, 512, 0, 0.7))],
  ]);
  const drawn = await Promise.all(routes.map(async (route) => ({ id: route.id, ...(await socialCard(site, route)) })));
  // Each family has only its own letters, and the second what the first lacks: the renderer takes either for the other.
  const [texts, hosts] = [0, 1].map((half) => drawn.map(({ svg }) => svg.split('Geist Mono')[half]).join(''));
  const { fonts, missing } = await plainFonts('Host Grotesk', texts!);
  fonts.push(...(await plainFonts('Geist Mono', hosts! + missing.join(''))).fonts);
  for (const { path, svg } of drawn) files.set(path, await png(svg, fonts));
  const cards = new Map(drawn.map(({ id, path }) => [id, path]));
  return { files, cards };
}

/** Pixel sizes that exchanges, explorers and wallets ask for. */
const PNG_SIZES = [200, 256, 512];
const SVG_SIZE = 32;
/** Keeps the whole mark inside the circle that most of them crop it to. */
const SCALE = 0.7;

/**
 * Writes the mark in the formats that listing forms ask for, for light and dark pages. The forms take uploads, so the
 * site does not serve these files.
 */
export async function writeListingFiles(folder: string, { brand }: Pick<Site, 'brand'>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const light = { tile: brand.signal, sign: textOn(brand.signal, brand) };
  const variants = { light, dark: { tile: light.sign, sign: light.tile } };
  for (const [variant, colors] of Object.entries(variants)) {
    for (const size of PNG_SIZES) {
      await writeFile(join(folder, `logo-${variant}-${size}.png`), await png(markSvg(colors, size, 0, SCALE)));
    }
    await writeFile(join(folder, `logo-${variant}-${SVG_SIZE}.svg`), markSvg(colors, SVG_SIZE, 0, SCALE));
  }
}
