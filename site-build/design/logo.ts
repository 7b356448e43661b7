import { existsSync, readFileSync } from 'node:fs';
import { assertNone, type Problem } from '../problems.ts';

/** The operator's own logo. It is drawn in one colour, which the brand decides. */
export interface Logo {
  /** `min-x min-y width height`, as wide as high. */
  viewBox: string;
  /** `<path>` elements without colours. */
  paths: string;
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
const REMEDY = `Save it as plain SVG of at most ${MAX_BYTES} bytes: one <svg> with a viewBox as wide as high, such as "0 0 96 96", and in it only filled <path>s with d and fill-rule. Ungroup, turn shapes, strokes and text into paths, apply transforms; npx svgo removes what editors add.`;

/** Reads a logo from the text of an SVG file; null if it is not one that can be drawn everywhere. */
export function parseLogo(text: string): Logo | null {
  if (Buffer.byteLength(text) > MAX_BYTES) return null;
  const [, viewBox, , inner] = LOGO.exec(text.replaceAll(BESIDE, '').trim()) ?? [];
  if (!viewBox || !inner) return null;
  const paths = inner
    .match(/<path[^>]*>/g)!
    // Editors add an invisible frame.
    .filter((path) => !path.includes(' fill="none"'))
    .map((path) => `<path ${path.match(/(?<=\s)(?:d|fill-rule|clip-rule)="[^"]*"/g)!.join(' ')}/>`);
  return paths.length > 0 ? { viewBox, paths: paths.join('') } : null;
}

const readLogo = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** What is wrong with the logo; nothing if there is none. */
export function logoProblems(file = LOGO_FILE): Problem[] {
  const text = readLogo(file);
  if (text === null || parseLogo(text)) return [];
  const elements = [...new Set(text.match(/<[a-z]\w*/gi))].map((name) => `${name}>`);
  return [{ file, path: '', value: `${Buffer.byteLength(text)} bytes with ${elements.join(' ')}`, remedy: REMEDY }];
}

/**
 * The operator's logo, or null without one.
 *
 * @throws ConfigError that says what is wrong with the file
 */
export function ownLogo(): Logo | null {
  assertNone(logoProblems());
  const text = readLogo(LOGO_FILE);
  return text === null ? null : parseLogo(text);
}

/** What of the operator's logo is used, in one line; nothing if there is none. */
export function logoReport(file = LOGO_FILE): string[] {
  const text = readLogo(file);
  const logo = text === null ? null : parseLogo(text);
  if (!logo) return [];
  const paths = logo.paths.split('<path').length - 1;
  const where = 'in place of the # on pages, icons and social cards';
  return [`${file}: ${paths === 1 ? 'one path' : `${paths} paths`}, in the brand’s colours, ${where}.`];
}

/** The project's `#` on a grid of 96. */
const HASH = '<path d="M38 20 28 76M68 20 58 76M20 38H80M16 58H76" fill="none" stroke="COLOR" stroke-width="11"/>';

/** The site's sign, the operator's logo or the `#`, as SVG markup on a grid of 96. */
export function signSvg(color: string): string {
  const logo = ownLogo();
  return logo
    ? `<svg x="14" y="14" width="68" height="68" viewBox="${logo.viewBox}" fill="${color}">${logo.paths}</svg>`
    : HASH.replace('COLOR', color);
}
