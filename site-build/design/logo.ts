import { existsSync, readFileSync } from 'node:fs';
import type { Problem } from '../problems.ts';

/** The operator's own logo. It is drawn in one colour, which the brand decides. */
export interface Logo {
  /** `min-x min-y width height`, as wide as high. */
  viewBox: string;
  /** `<path>` elements without colours. */
  paths: string;
  /** The colours that the file gives them. */
  fills: readonly string[];
}

/** The operator's logo, which need not exist. */
const LOGO_FILE = 'token/logo.svg';

const MAX_BYTES = 4096;

/** What editors write beside the drawing. */
const BESIDE = /<\?xml.*?\?>|<!--[^]*?-->|<title>[^<]*<\/title>/g;
/** Colours are ignored, because every logo is drawn in one. */
const PATH = String.raw`<path(?=[^>]*\sd=")(?:\s+(?:d="[MLHVCSQTAZ\d\s,.E+-]+"|(?:fill|fill-opacity|opacity|fill-rule|clip-rule)="[^"]*"))+\s*(?:\/>|>\s*<\/path>)`;
const LOGO = new RegExp(
  String.raw`^<svg\s[^>]*?viewBox="([-\d.]+[\s,]+[-\d.]+[\s,]+(?=[\d.]*[1-9])([\d.]+)[\s,]+\2)"[^>]*>((?:\s*${PATH})+)\s*<\/svg>$`,
  'i',
);
const HIDES = /^(?:none|transparent|[0.]+%?)$/;
const REMEDY = `Save it as plain SVG of at most ${MAX_BYTES} bytes: one <svg> with a viewBox as wide as high, such as "0 0 96 96", and in it only filled <path>s with d and fill-rule. Ungroup, turn shapes, strokes and text into paths, apply transforms; npx svgo removes what editors add.`;

/** Reads a logo from the text of an SVG file; null if it is not one that can be drawn everywhere. */
export function parseLogo(text: string): Logo | null {
  if (Buffer.byteLength(text) > MAX_BYTES) return null;
  const [all, viewBox, , inner] = LOGO.exec(text.replaceAll(BESIDE, '').trim()) ?? [];
  if (!all || !viewBox || !inner) return null;
  /** A path's own value, or else that of <svg>. */
  const valueOf = (path: string, name: string): string | undefined =>
    [path, all.slice(0, all.indexOf('>'))].flatMap((tag) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? [])[0];
  // Editors add an invisible frame.
  const isSeen = (path: string) =>
    ['fill', 'fill-opacity', 'opacity'].every((name) => !HIDES.test(valueOf(path, name) ?? ''));
  const visible = inner.match(/<path[^>]*>/g)!.filter(isSeen);
  const paths = visible.map((path) => `<path ${path.match(/(?<=\s)(?:d|fill-rule|clip-rule)="[^"]*"/g)!.join(' ')}/>`);
  const fills = new Set(visible.map((path) => valueOf(path, 'fill')?.toLowerCase() ?? 'black'));
  return paths.length > 0 ? { viewBox, paths: paths.join(''), fills: [...fills] } : null;
}

/** Reads the logo, if there is one: what is drawn of it, or what is wrong with the file, and what doctor says of it. */
function readLogo(file = LOGO_FILE) {
  const nothing = { logo: null, problems: [] as Problem[], report: [] as string[], warnings: [] as string[] };
  if (!existsSync(file)) return nothing;
  const text = readFileSync(file, 'utf8');
  const logo = parseLogo(text);
  if (logo) {
    const paths = logo.paths.split('<path').length - 1;
    const report = `${file}: ${paths === 1 ? 'one path' : `${paths} paths`}, in the brand’s colours, in place of the # on pages, icons and social cards.`;
    const warning = `${file}: ${logo.fills.join(' and ')} become one colour, so a sign on a ground of another is lost. Cut it out of the ground: one path, with holes by fill-rule="evenodd". Shapes that lie apart may stay.`;
    return { ...nothing, logo, report: [report], warnings: logo.fills.length > 1 ? [warning] : [] };
  }
  const elements = [...new Set(text.match(/<[a-z]\w*/gi))].map((name) => `${name}>`);
  const value = `${Buffer.byteLength(text)} bytes with ${elements.join(' ')}`;
  return { ...nothing, problems: [{ file, path: '', value, remedy: REMEDY }] };
}

/** The operator's own logo. */
export const own = readLogo();

/** The project's `#` on a grid of 96. */
const HASH = '<path d="M38 20 28 76M68 20 58 76M20 38H80M16 58H76" fill="none" stroke="COLOR" stroke-width="11"/>';

/** The site's sign, the operator's logo or the `#`, as SVG markup on a grid of 96. */
export function signSvg(color: string): string {
  const { logo } = own;
  return logo
    ? `<svg x="14" y="14" width="68" height="68" viewBox="${logo.viewBox}" fill="${color}">${logo.paths}</svg>`
    : HASH.replace('COLOR', color);
}
