import { icons as lucide } from '@iconify-json/lucide';
import { icons as simpleIcons } from '@iconify-json/simple-icons';
import type { IconName } from '../../src/lib/icons.ts';
import { marks } from './marks.ts';

const sets = { lucide, 'simple-icons': simpleIcons, own: marks };
type SetName = keyof typeof sets;

/** Side of a drawing, in both sets. */
const CELL = 24;
/** Distance between drawings: twice their side, so that no neighbour shows at fractional sizes. */
const PITCH = 2 * CELL;
/** Attributes of every Lucide drawing, set once for all of them. */
const LINE_ATTRIBUTES =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const attributesOf: Record<SetName, string> = {
  lucide: LINE_ATTRIBUTES,
  'simple-icons': 'fill="currentColor"',
  own: 'fill="currentColor"',
};

/** Rounds paths to two decimals: about a hundredth of a pixel at the size of the icons. */
const roundPaths = (svg: string): string =>
  svg.replace(/\.(\d\d)(\d)\d*/g, (_, kept: string, next: string) =>
    next < '5' || kept === '99' ? `.${kept}` : `.${String(Number(kept) + 1).padStart(2, '0')}`,
  );

/** Draws `drawings` as one image, one below the other. */
function draw(drawings: readonly (readonly [suffix: string, id: string])[]): string {
  const cells = drawings.map(([suffix, id], index) => {
    const [set, name] = id.split(':') as [SetName, string];
    const body = sets[set]?.icons[name]?.body;
    if (!body)
      throw new Error(
        `The icon "${suffix}" is "${id}", which is neither a drawing in ${Object.keys(sets).join(', ')} nor the gradient ${Object.keys(GRADIENTS).join(', ')}.`,
      );
    const drawing = roundPaths(body)
      .replace(` ${attributesOf[set]}`, '')
      .replace(/^<g>(.*)<\/g>$/, '$1');
    return { set, svg: `<g transform="translate(0 ${index * PITCH})">${drawing}</g>` };
  });
  const groups = (Object.keys(sets) as SetName[]).map((name) => {
    const svgs = cells.filter(({ set }) => set === name).map(({ svg }) => svg);
    return svgs.length > 0 ? `<g ${attributesOf[name]}>${svgs.join('')}</g>` : '';
  });
  const height = cells.length * PITCH - CELL;
  // WebKit first rounds an image without intrinsic dimensions to whole pixels, which would clip the cells: hence width
  // and height, and positions in percent.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${height}" viewBox="0 0 ${CELL} ${height}">${groups.join('')}</svg>`;
}

/** Returns `svg` as a `url()` that contains it. */
export const dataUrl = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[#%]/g, encodeURIComponent)}")`;

/**
 * Icons that the style sheet contains as an image: a control without text must not depend on a request for its icon. The
 * others are in a file, which keeps 0.8 KiB out of each document. The sticky bar brings the image, so that opening a dialog
 * does not have to wait for its close icon.
 */
const INLINE: readonly IconName[] = ['close', 'menu', 'play'];

/**
 * Masks of icons that the landing page arrives with. For each SVG image in a style sheet, Chromium sets up a document of its
 * own: 18 ms of a frame on a processor slowed down four times, under `IsolatedSVGDocumentHost` in a trace of the first load
 * with the category `blink`.
 */
const GRADIENTS: Record<string, string> = {
  'gradient:bars': 'linear-gradient(90deg,#0000 28%,#000 0 38%,#0000 0 62%,#000 0 72%,#0000 0) 50%/100% 75% no-repeat',
};

/** The icons' images, with the rules that show them. */
export interface IconSprites {
  /** Rules for `.icon` and for `.icon-SUFFIX`. They take the file's image from `--sprite`. */
  css: string;
  /** The image that belongs in a file: one icon below the other. */
  file: string;
}

/**
 * Draws the icons, most of them in one image: separate ones would cost the browser about 1.5 ms each before it can paint.
 * All engines know `-webkit-mask`, and those from before 2023 only that:
 * https://developer.mozilla.org/en-US/docs/Web/CSS/mask#browser_compatibility.
 *
 * @param drawings each icon's class suffix with its drawing as `set:name`, or with the name of a gradient
 * @throws if a set does not have the drawing
 */
export function iconSprites(drawings: Record<string, string>): IconSprites {
  const entries = Object.entries(drawings);
  const gradients = entries.filter(([, id]) => id in GRADIENTS);
  const inline = entries.filter(([suffix]) => INLINE.some((name) => name === suffix));
  const outside = entries.filter((drawing) => !gradients.includes(drawing) && !inline.includes(drawing));
  const cells = (cut: typeof entries) => cut.map(([suffix], index) => `.icon-${suffix}{--cell:${index}}`);
  const css = [
    `.icon{--last:${outside.length - 1};-webkit-mask:var(--sprite) 0 calc(var(--cell)*100%/var(--last))/100% auto no-repeat}`,
    ...cells(outside),
    ...gradients.map(([suffix, id]) => `.icon-${suffix}{-webkit-mask:${GRADIENTS[id]}}`),
  ];
  if (inline.length > 0) {
    const selector = inline.map(([suffix]) => `.icon-${suffix}`).join();
    css.push(`${selector}{--last:${inline.length - 1};--sprite:${dataUrl(draw(inline))}}`, ...cells(inline));
  }
  return { css: css.join('\n'), file: draw(outside) };
}
