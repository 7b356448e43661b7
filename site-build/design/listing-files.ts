import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../config/site-config.ts';
import { png } from './images.ts';
import { markSvg } from './mark.ts';

/** Pixels; what exchanges, explorers and wallets ask for. */
const PNG_SIZES = [200, 256, 512];
const SVG_SIZE = 32;
/** The circle that most of them cut out leaves the mark whole. */
const SCALE = 0.7;

/**
 * Writes the mark as listing forms ask for it, for light and for dark pages. Visitors are not served these files: a form
 * takes an upload, and the site must not grow by them.
 */
export async function writeListingFiles(folder: string, { brand }: Pick<SiteConfig, 'brand'>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const variants = { light: brand, dark: { ...brand, ink: brand.signal, signal: brand.ink } };
  for (const [variant, colors] of Object.entries(variants)) {
    for (const size of PNG_SIZES) {
      await writeFile(join(folder, `logo-${variant}-${size}.png`), await png(markSvg(colors, size, 0, SCALE)));
    }
    await writeFile(join(folder, `logo-${variant}-${SVG_SIZE}.svg`), markSvg(colors, SVG_SIZE, 0, SCALE));
  }
}
