/** The project's own drawing of the `#` on a grid of 96, for favicon, touch icon, manifest images and social cards. */
export const MARK_STROKES = 'M38 20 28 76M68 20 58 76M20 38H80M16 58H76';

/** The mark's two colours: its tile, and the sign on it. */
export interface MarkColors {
  tile: string;
  sign: string;
}

/**
 * Returns the mark as an SVG document of `size` pixels.
 *
 * @param radius corner radius of the tile on the grid of 96; 0 if the platform crops it to a shape of its own
 * @param scale size of the `#` on the tile; a smaller one stays within a maskable icon's safe zone
 */
export function markSvg({ tile, sign }: MarkColors, size: number, radius: number, scale = 1): string {
  const inset = 48 * (1 - scale);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 96 96">` +
    `<rect width="96" height="96" rx="${radius}" fill="${tile}"/>` +
    `<path transform="translate(${inset} ${inset}) scale(${scale})" d="${MARK_STROKES}" fill="none" stroke="${sign}" stroke-width="11"/></svg>`
  );
}
