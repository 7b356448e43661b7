import { existsSync, readFileSync } from 'node:fs';
import { ConfigError, type Problem } from '../problems.ts';

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
const PATH_DATA = /^[MLHVCSQTAZ\d\s,.E+-]+$/i;
/** Ignored, because every logo is drawn in one colour. */
const COLORS = ['fill', 'fill-opacity', 'opacity'];
const SHAPE = ['d', 'fill-rule', 'clip-rule'];

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)].map(([, name, value]) => [name!, value!]));

const draw = (path: Record<string, string>): string =>
  `<path ${SHAPE.flatMap((name) => (path[name] ? [`${name}="${path[name]}"`] : [])).join(' ')}/>`;

/** Reads a logo from the text of an SVG file, or says what is wrong with it first. */
export function parseLogo(text: string): Logo | Problem {
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_BYTES) {
    const remedy = `Make it ${MAX_BYTES} or fewer: npx svgo removes what editors add, and rounds.`;
    return { path: '', value: `${bytes} bytes`, remedy };
  }
  const markup = text.replaceAll(/<\?xml.*?\?>|<!--[^]*?-->|<title>[^<]*<\/title>/g, '').trim();
  const [, root, inner] = /^<svg\b([^>]*)>([^]*)<\/svg>$/.exec(markup) ?? [];
  if (root === undefined || inner === undefined) {
    return { path: '', value: 'not one <svg>', remedy: 'Save it as plain SVG, with one <svg> around everything.' };
  }
  const viewBox = attributesOf(root).viewBox ?? 'missing';
  const [, , width = 0, height = 1] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && width === height)) {
    return { path: 'svg.viewBox', value: viewBox, remedy: 'Give it a viewBox as wide as high: "0 0 96 96"' };
  }
  const elements = [...inner.matchAll(/<([\w:]+)\b([^>]*?)\/?>/g)];
  const others = [...new Set(elements.map(([, name]) => name!))].filter((name) => name !== 'path');
  if (others.length > 0) {
    const remedy = 'Leave only paths: ungroup, and turn shapes, strokes and text into paths.';
    return { path: 'svg', value: `with <${others.join('>, <')}>`, remedy };
  }
  const paths = elements
    .map(([, , attributes]) => attributesOf(attributes!))
    // Editors add an invisible frame.
    .filter(({ fill }) => fill !== 'none');
  if (paths.length === 0) return { path: 'svg', value: 'empty', remedy: 'Draw the logo as filled paths.' };
  for (const [index, path] of paths.entries()) {
    const extra = Object.keys(path).filter((name) => ![...COLORS, ...SHAPE].includes(name));
    if (extra.length > 0) {
      const remedy = 'Leave out everything but d and fill-rule: outline strokes, and apply transforms.';
      return { path: `path[${index}]`, value: `with ${extra.join(', ')}`, remedy };
    }
    if (!PATH_DATA.test(path.d ?? '')) {
      return { path: `path[${index}].d`, value: path.d ?? 'missing', remedy: 'Write path commands and numbers.' };
    }
  }
  return { viewBox, paths: paths.map(draw).join('') };
}

const readLogo = (file = LOGO_FILE): Logo | Problem | null =>
  existsSync(file) ? parseLogo(readFileSync(file, 'utf8')) : null;

/** What is wrong with the logo; nothing if there is none. */
export function logoProblems(): Problem[] {
  const logo = readLogo();
  return logo && 'remedy' in logo ? [{ ...logo, path: `logo.svg ${logo.path}`.trim() }] : [];
}

/**
 * The operator's logo, or null without one.
 *
 * @throws ConfigError that says what is wrong with the file
 */
export function ownLogo(): Logo | null {
  const logo = readLogo();
  if (logo && 'remedy' in logo) throw new ConfigError(LOGO_FILE, [logo]);
  return logo;
}

/** What of the operator's logo is used, in one line; nothing if there is none. */
export function logoReport(file = LOGO_FILE): string[] {
  const logo = readLogo(file);
  if (!logo || 'remedy' in logo) return [];
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
