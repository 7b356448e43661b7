import { icons as lucide } from '@iconify-json/lucide';
import { icons as simpleIcons } from '@iconify-json/simple-icons';
import { ownLogo } from './logo.ts';
import { marks } from './marks.ts';

const sets = { lucide, 'simple-icons': simpleIcons, own: marks };
type SetName = keyof typeof sets;

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

/** The operator's logo as a drawing of the own set. */
function logoDrawing(): Record<string, { body: string }> {
  const logo = ownLogo();
  if (!logo) return {};
  return { logo: { body: `<svg width="${CELL}" height="${CELL}" viewBox="${logo.viewBox}">${logo.paths}</svg>` } };
}

/** Draws each `set:name` into one image, one below the other; `suffixOf` names them in errors. */
function draw(ids: readonly string[], suffixOf: (id: string) => string): string {
  const own = { ...marks.icons, ...logoDrawing() };
  const cells = ids.map((id, index) => {
    const [set, name] = id.split(':') as [SetName, string];
    const body = set === 'own' ? own[name]?.body : sets[set]?.icons[name]?.body;
    if (!body)
      throw new Error(
        `The icon "${suffixOf(id)}" is "${id}", which is not a drawing in ${Object.keys(sets).join(', ')}.`,
      );
    const drawing = (set === 'own' ? body : roundPaths(body))
      .replace(` ${attributesOf[set]}`, '')
      .replace(/^<g>(.*)<\/g>$/, '$1');
    return { set, svg: `<g transform="translate(0 ${index * PITCH})">${drawing}</g>` };
  });
  const groups = (Object.keys(sets) as SetName[]).map((name) => {
    const svgs = cells.filter(({ set }) => set === name).map(({ svg }) => svg);
    return svgs.length > 0 ? `<g ${attributesOf[name]}>${svgs.join('')}</g>` : '';
  });
  const height = cells.length * PITCH - CELL;
  // WebKit rounds an image's size to whole pixels, which would clip the cells without width, height and positions in
  // percent: https://github.com/WebKit/WebKit/pull/72573.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${height}" viewBox="0 0 ${CELL} ${height}">${groups.join('')}</svg>`;
}

/** `svg` as a CSS `url()`. */
export const dataUrl = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[#%]/g, encodeURIComponent)}")`;

/** The image of all icons, and the rules that show them. */
export interface IconSprite {
  /** Rules for elements with `.icon-SUFFIX`, which take the image from `--sprite`. */
  css: string;
  file: string;
}

/**
 * Draws the icons as one image: separate images would delay the first paint by about 1.5 ms each. All engines support
 * `-webkit-mask`, and Chromium before version 120 only that:
 * https://developer.mozilla.org/en-US/docs/Web/CSS/mask#browser_compatibility.
 *
 * @param drawings each icon's class suffix with its drawing as `set:name`; `mark` becomes the operator's logo, if any
 * @throws if a set does not have the drawing
 */
export function iconSprite(drawings: Record<string, string>): IconSprite {
  const all = ownLogo() && 'mark' in drawings ? { ...drawings, mark: 'own:logo' } : drawings;
  const ids = [...new Set(Object.values(all))];
  const css = [
    `.icon,.has-icon::before,.leads-out::after{-webkit-mask:var(--sprite) 0 calc(var(--cell)*100%/${ids.length - 1})/100% auto no-repeat}`,
    ...Object.entries(all).map(([suffix, id]) => `.icon-${suffix}{--cell:${ids.indexOf(id)}}`),
  ];
  const suffixOf = (id: string) => Object.keys(all).find((suffix) => all[suffix] === id)!;
  return { css: css.join('\n'), file: draw(ids, suffixOf) };
}
