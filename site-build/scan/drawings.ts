import { attribute, elementsIn } from './readings/markup.ts';

/** Elements that only draw: https://www.w3.org/TR/SVG2/eltindex.html without those that run, load, animate or embed. */
const DRAWS = new Set(
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textpath marker lineargradient radialgradient stop pattern clippath mask filter feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb fefuncg fefuncr fegaussianblur femerge femergenode femorphology feoffset fepointlight fespecularlighting fespotlight fetile feturbulence'.split(
    ' ',
  ),
);
/** An entity could split a word, and an instruction load a style sheet; the XML declaration is neither. */
const DECLARATION = /<!(?:DOCTYPE|ENTITY)|<\?(?!xml\s)[\w-]*/gi;
const FOREIGN_PAINT = /url\(\s*(?!["']?#)[^)]*\)?/i;

/** Describes everything in a drawing that could run, load, embed or hide something, each once. */
export function activeParts(svg: string): string[] {
  const [root, ...rest] = elementsIn(svg);
  const isDrawing = root?.tagName === 'svg' && attribute(root, 'xmlns') === 'http://www.w3.org/2000/svg';
  const found = [...(root ? [root] : []), ...rest].flatMap((element) => {
    const { tagName, attrs } = element;
    const links = attrs.filter(({ name, value }) => /(?:^|:)(?:href|src|base)$/i.test(name) && !value.startsWith('#'));
    const paints = attrs.flatMap(({ value }) => FOREIGN_PAINT.exec(value)?.[0] ?? []);
    return [
      ...(DRAWS.has(tagName.toLowerCase()) ? [] : [`<${tagName}>`]),
      ...attrs.filter(({ name }) => /^on|^style$/i.test(name)).map(({ name }) => `${name}=`),
      ...links.map(({ value }) => value),
      ...paints,
    ];
  });
  return [
    ...new Set([
      ...(isDrawing ? [] : ['no <svg> in its namespace at its root']),
      ...(svg.match(DECLARATION) ?? []),
      ...found,
    ]),
  ];
}
