import { signSvg } from './logo.ts';

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
export function markSvg({ tile, sign }: MarkColors, size: number, radius: number, scale = 1): string {
  const inset = 48 * (1 - scale);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 96 96">` +
    `<rect width="96" height="96" rx="${radius}" fill="${tile}"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${scale})">${signSvg(sign)}</g></svg>`
  );
}

/**
 * Marks whose drawings in the icon sets have some hundred points, redrawn for 20 to 30 pixels at a fifth of the bytes:
 * SVG bodies, 24 units wide and high.
 */
export const marks: { icons: Record<string, { body: string }> } = {
  icons: {
    bnb: {
      body: '<path d="m12 0 7.4 7.4-2.7 2.7L12 5.4l-4.7 4.7-2.7-2.7zM2.7 9.3 5.4 12l-2.7 2.7L0 12zm18.6 0L24 12l-2.7 2.7-2.7-2.7zM12 9.3l2.7 2.7-2.7 2.7L9.3 12zM12 24l-7.4-7.4 2.7-2.7 4.7 4.7 4.7-4.7 2.7 2.7z"/>',
    },
    solana: { body: '<path d="M5 3h19l-5 5H0zM0 9.5h19l5 5H5zM5 16h19l-5 5H0z"/>' },
    telegram: {
      body: '<path fill-rule="evenodd" d="M12 0a12 12 0 0 0 0 24 12 12 0 0 0 0-24m5.5 7.2-2 9.6q-.3 1.1-1.3.6l-3-2.2-1.5 1.4-.6.3.2-3.1L14.9 8.7q.2-.4-.3-.1L7.7 13l-3-1q-.9-.4.2-1l11.6-4.5q1.2-.3 1 .7"/>',
    },
  },
};
