import { icons as lucide } from '@iconify-json/lucide';
import { icons as simpleIcons } from '@iconify-json/simple-icons';
import { own } from './logo.ts';

/**
 * Marks whose drawings in the icon sets have some hundred points, redrawn for 20 to 30 pixels at a fifth of the bytes:
 * SVG bodies, 24 units wide and high.
 */
const redrawn: Readonly<Record<string, string>> = {
  bnb: '<path d="m12 0 7.4 7.4-2.7 2.7L12 5.4l-4.7 4.7-2.7-2.7zM2.7 9.3 5.4 12l-2.7 2.7L0 12zm18.6 0L24 12l-2.7 2.7-2.7-2.7zM12 9.3l2.7 2.7-2.7 2.7L9.3 12zM12 24l-7.4-7.4 2.7-2.7 4.7 4.7 4.7-4.7 2.7 2.7z"/>',
  solana: '<path d="M5 3h19l-5 5H0zM0 9.5h19l5 5H5zM5 16h19l-5 5H0z"/>',
  telegram:
    '<path fill-rule="evenodd" d="M12 0a12 12 0 0 0 0 24 12 12 0 0 0 0-24m5.5 7.2-2 9.6q-.3 1.1-1.3.6l-3-2.2-1.5 1.4-.6.3.2-3.1L14.9 8.7q.2-.4-.3-.1L7.7 13l-3-1q-.9-.4.2-1l11.6-4.5q1.2-.3 1 .7"/>',
};

const sets = { lucide, 'simple-icons': simpleIcons };
type SetName = keyof typeof sets | 'own';

/** Width and height of a drawing, in every set. */
const CELL = 24;
/** Distance between drawings: twice their size, so that no neighbour shows at fractional sizes. */
const PITCH = 2 * CELL;
/** Attributes of all Lucide drawings, set once. */
const LINE_ATTRIBUTES =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const attributesOf: Record<SetName, string> = {
  lucide: LINE_ATTRIBUTES,
  'simple-icons': 'fill="currentColor"',
  own: 'fill="currentColor"',
};

/** Rounds paths to two decimals: about a hundredth of a pixel at icon size. */
const roundPaths = (svg: string): string =>
  svg.replace(/\.(\d\d)(\d)\d*/g, (_, kept: string, next: string) =>
    next < '5' || kept === '99' ? `.${kept}` : `.${String(Number(kept) + 1).padStart(2, '0')}`,
  );

/** The SVG body of a drawing; the operator's logo is one of our own. */
function bodyOf(set: SetName, name: string): string | undefined {
  if (set !== 'own') return sets[set]?.icons[name] && roundPaths(sets[set].icons[name].body);
  const logo = name === 'logo' ? own.logo : null;
  return logo ? `<svg width="${CELL}" height="${CELL}" viewBox="${logo.viewBox}">${logo.paths}</svg>` : redrawn[name];
}

/** Whether `set:name` is a drawing. */
export function isDrawing(id: string): boolean {
  const [set = '', name = ''] = id.split(':');
  return set in attributesOf && bodyOf(set as SetName, name) !== undefined;
}

/** `svg` as a CSS `url()`. */
export const dataUrl = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[#%]/g, encodeURIComponent)}")`;

/**
 * Draws the icons into one image, one below the other, so that a browser decodes a single one.
 * All engines support `-webkit-mask`, and Chromium before version 120 only that:
 * https://developer.mozilla.org/en-US/docs/Web/CSS/mask#browser_compatibility.
 *
 * @param drawings each icon's class suffix with its drawing as `set:name`; `mark` becomes the operator's logo, if any
 * @returns the image, and rules for elements with `.icon-SUFFIX`, which take it from `--sprite`
 * @throws if a set does not have the drawing
 */
export function iconSprite(drawings: Record<string, string>): { css: string; file: string } {
  const all = Object.entries(own.logo && 'mark' in drawings ? { ...drawings, mark: 'own:logo' } : drawings);
  const cells = new Map<string, { set: SetName; svg: string }>();
  for (const [suffix, id] of all) {
    const [set, name] = id.split(':') as [SetName, string];
    const body = bodyOf(set, name);
    if (!body) {
      const known = Object.keys(attributesOf).join(', ');
      throw new Error(`The icon "${suffix}" is "${id}", which is not a drawing in ${known}.`);
    }
    const drawing = body.replace(` ${attributesOf[set]}`, '').replace(/^<g>(.*)<\/g>$/, '$1');
    const at = (cells.has(id) ? [...cells.keys()].indexOf(id) : cells.size) * PITCH;
    cells.set(id, { set, svg: `<g transform="translate(0 ${at})">${drawing}</g>` });
  }
  const groups = (Object.keys(attributesOf) as SetName[]).map((name) => {
    const svgs = [...cells.values()].filter(({ set }) => set === name).map(({ svg }) => svg);
    return svgs.length > 0 ? `<g ${attributesOf[name]}>${svgs.join('')}</g>` : '';
  });
  const ids = [...cells.keys()];
  const css = [
    `.icon,.has-icon::before,.icon-after::after{-webkit-mask:var(--sprite) 0 calc(var(--cell)*100%/${ids.length - 1})/100% auto no-repeat}`,
    ...all.map(([suffix, id]) => `.icon-${suffix}{--cell:${ids.indexOf(id)}}`),
  ];
  const height = ids.length * PITCH - CELL;
  // WebKit rounds an image's size to whole pixels, which would clip the cells without width, height and positions in
  // percent: https://github.com/WebKit/WebKit/pull/72573.
  const file = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${height}" viewBox="0 0 ${CELL} ${height}">${groups.join('')}</svg>`;
  return { css: css.join('\n'), file };
}
