import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../config/site-config.ts';
import { png } from './images.ts';
import { markSvg } from './mark.ts';
import { textOn } from './palette.ts';

/** Sizes in pixels that exchanges, explorers and wallets ask for. */
const PNG_SIZES = [200, 256, 512];
const SVG_SIZE = 32;
/** Keeps the whole mark within the circle to which most of them crop it. */
const SCALE = 0.7;

/**
 * Writes the mark in the formats that listing forms ask for, for light and dark pages. The site does not serve these
 * files, because forms take uploads.
 */
export async function writeListingFiles(folder: string, { brand }: Pick<SiteConfig, 'brand'>): Promise<void> {
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
