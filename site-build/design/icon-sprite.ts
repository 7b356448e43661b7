import { icons as lucide } from '@iconify-json/lucide';
import { icons as simpleIcons } from '@iconify-json/simple-icons';

const sets = { lucide, 'simple-icons': simpleIcons };
type SetName = keyof typeof sets;

/** Side of a drawing in both sets. */
const CELL = 24;
/** From one drawing to the next: as much again, so that no neighbour shows where a size is not a whole number. */
const PITCH = 2 * CELL;
/** What every drawing of Lucide says of itself: said once for them all. */
const LINE_ATTRIBUTES =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const attributesOf: Record<SetName, string> = { lucide: LINE_ATTRIBUTES, 'simple-icons': 'fill="currentColor"' };

/** Paths to two decimals: a hundredth of a pixel at the sizes that icons have here. */
const roundPaths = (svg: string): string =>
  svg.replace(/\.(\d\d)(\d)\d*/g, (_, kept: string, next: string) =>
    next < '5' || kept === '99' ? `.${kept}` : `.${String(Number(kept) + 1).padStart(2, '0')}`,
  );

/**
 * All icons as one image, one below the other, and the place of each as CSS: an image for every icon would cost the
 * browser about 1.5 ms each before it can paint. `-webkit-mask` is the name that every engine knows, and those before 2023
 * know no other.
 *
 * @param drawings class suffix of each icon, and its drawing as `set:name`
 * @returns rules for `.icon` and for `.icon-SUFFIX`
 * @throws where a set does not have the drawing
 */
export function iconSpriteCss(drawings: Record<string, string>): string {
  const cells = Object.entries(drawings).map(([suffix, id], index) => {
    const [set, name] = id.split(':') as [SetName, string];
    const body = sets[set]?.icons[name]?.body;
    if (!body)
      throw new Error(`The icon "${suffix}" is "${id}", which is no drawing of ${Object.keys(sets).join(' or ')}.`);
    const drawing = roundPaths(body)
      .replace(` ${attributesOf[set]}`, '')
      .replace(/^<g>(.*)<\/g>$/, '$1');
    return { suffix, index, set, svg: `<g transform="translate(0 ${index * PITCH})">${drawing}</g>` };
  });
  const groups = (Object.keys(sets) as SetName[]).map((name) => {
    const svgs = cells.filter(({ set }) => set === name).map(({ svg }) => svg);
    return `<g ${attributesOf[name]}>${svgs.join('')}</g>`;
  });
  const height = cells.length * PITCH - CELL;
  // WebKit scales an image without a size of its own into whole pixels first, and would cut the cells: hence
  // width and height, and places in percent of what it made of them.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${height}" viewBox="0 0 ${CELL} ${height}">${groups.join('')}</svg>`;
  const uri = svg.replaceAll('"', "'").replace(/[#%]/g, encodeURIComponent);
  return [
    `.icon{-webkit-mask:url("data:image/svg+xml,${uri}") 0 calc(var(--cell)*100%/${cells.length - 1})/100% auto no-repeat}`,
    ...cells.map(({ suffix, index }) => `.icon-${suffix}{--cell:${index}}`),
  ].join('\n');
}
