import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, expect, test } from 'vitest';
import { icons } from '../../config/icons.ts';
import { routes } from '../../config/routes.ts';
import { headingWidth, plainFonts } from '../../site-build/design/fonts.ts';
import { iconSprite } from '../../site-build/design/icon-sprite.ts';
import { parseLogo } from '../../site-build/design/logo.ts';
import { fit, socialCard } from '../../site-build/design/social-cards.ts';
import { parsed } from '../lib/built-document.ts';
import { secondWith } from '../lib/second-token.ts';

const CELL = 24;

beforeAll(async () => {
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
});

/** The opaque pixels of each cell and each gap, as text that can be compared. */
function draw(svg: string): string[] {
  const { pixels, width, height } = new Resvg(svg).render();
  const side = width * CELL;
  return Array.from({ length: (height * width) / side }, (_, part) =>
    Array.from({ length: side }, (__, index) => (pixels[(part * side + index) * 4 + 3]! > 127 ? '#' : '.')).join(''),
  );
}

test('the sprite draws every icon in a cell of its own, and nothing between the cells', () => {
  // Without the mark, which a token's logo replaces.
  const others = Object.fromEntries(Object.entries(icons).filter(([name]) => name !== 'mark'));
  const drawings = [...new Set(Object.values(others))];
  const { css, file } = iconSprite(others);
  const parts = draw(file);
  const cells = parts.filter((_, index) => index % 2 === 0);
  const empty = cells.filter((cell) => cell.replaceAll('.', '').length <= 30);
  expect.soft(empty, 'empty cells').toEqual([]);
  expect.soft(new Set(cells).size).toBe(drawings.length);
  const gaps = parts.filter((_, index) => index % 2 === 1);
  expect.soft([gaps.length, gaps.join('').includes('#')]).toEqual([drawings.length - 1, false]);
  // Without size and percent, WebKit cuts the cells off.
  const sprite = parsed(file).querySelector('svg')!;
  const size = ['width', 'height'].map((name) => Number(sprite.getAttribute(name)));
  expect.soft(size).toEqual([CELL, CELL * (2 * drawings.length - 1)]);
  expect.soft(css).toContain(`0 calc(var(--cell)*100%/${drawings.length - 1})/100% auto no-repeat`);
  for (const [name, drawing] of Object.entries(others)) {
    expect.soft(css).toContain(`.icon-${name}{--cell:${drawings.indexOf(drawing)}}`);
  }
  for (const id of ['lucide:no-such-drawing', 'no-such-set:x']) {
    expect.soft(() => iconSprite({ sample: id })).toThrow(`The icon "sample" is "${id}"`);
  }
});

test.for([
  ['Pay a person by tagging them.', 2],
  ['A headline of nine words that nobody had planned', 3],
  ['Supercalifragilisticexpialidocious', 1],
] as const)('a social card’s headline is large, whole and beside the mark: %s', async ([headline, count]) => {
  const { lines, size } = await fit(headline);
  expect.soft(lines).toHaveLength(count);
  expect.soft(lines.join(' ')).toBe(headline);
  expect.soft(size).toBeGreaterThan(40);
  // With letters closer by a thirtieth of their size.
  const widths = await Promise.all(lines.map(async (line) => (await headingWidth(line)) - line.length / 30));
  expect.soft(Math.max(...widths) * size).toBeLessThan(710);
});

test.for(['Pay “anyone” in Łódź — from 1 €, 0 fees™', 'Çeşme'])(
  'a social card has every letter that a page has: %s',
  async (headline) => {
    const { fonts, missing } = await plainFonts('Host Grotesk', headline);
    expect.soft(missing).toEqual([]);
    const blank = [...headline.replaceAll(' ', '')].filter((letter) => {
      const text = `<text y="40" font-family="Host Grotesk" font-weight="600" font-size="40">${letter}</text>`;
      const card = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">${text}</svg>`;
      const options = { font: { fontBuffers: fonts, loadSystemFonts: false } as never };
      return !new Resvg(card, options).render().pixels.some((value) => value > 0);
    });
    expect.soft(blank).toEqual([]);
    // Letters with a mark are about as wide as those without.
    const [plain, marked] = await Promise.all(['Lodz', 'Łódź'].map(headingWidth));
    expect.soft(Math.abs(marked! - plain!)).toBeLessThan(0.1);
  },
);

test.for([
  ['łódź.org', 'łódź.org'],
  ['日本.org', 'xn--wgv71a.org'],
] as const)('a social card has a host in its letters if its typeface has them: %s as %s', async ([host, shown]) => {
  const site = { ...secondWith('internationalisedHosts', [host]), origin: new URL(`https://${host}`).origin };
  expect((await socialCard(site, routes[0]!)).svg).toContain(`>${shown}</text>`);
});

test('every social card has its words', async () => {
  for (const name of await readdir('dist/client/social')) {
    const png = await readFile(join('dist/client/social', name));
    const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
    const { pixels, width } = new Resvg(card).render();
    /** Rows with another colour than the background's, left of the mark. */
    const written = Array.from({ length: 630 }, (_, y) => y).filter((y) =>
      Array.from({ length: 600 }, (__, x) => (y * width + 60 + x) * 4).some(
        (at) => Math.abs(pixels[at]! - pixels[0]!) + Math.abs(pixels[at + 1]! - pixels[1]!) > 100,
      ),
    );
    expect.soft(written.length, name).toBeGreaterThan(60);
  }
});

const svg = (inner: string, root = 'viewBox="0 0 48 48"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`;
const SQUARE = '<path d="M4 4H44V44H4Z"/>';

test('A logo may have what editors write: a prologue, a title, colours, an invisible frame', () => {
  const frame = '<path fill="none" d="M0 0h48v48H0z"/>';
  const shape = '<path fill="#123456" fill-rule="evenodd" d="M4 4H44V44H4Z"/>';
  expect(parseLogo(`<?xml version="1.0"?><!-- A --> ${svg(`<title>Ping</title>${frame}${shape}`)}\n`)).toEqual({
    viewBox: '0 0 48 48',
    paths: '<path fill-rule="evenodd" d="M4 4H44V44H4Z"/>',
    fills: ['#123456'],
  });
});

test.each<[what: string, paths: string, fills: string[], root?: string]>([
  ['transparent', `<path fill-opacity="0" d="M0 0h48v48H0z"/>${SQUARE}`, ['black']],
  ['transparent as a whole', `<path opacity="0.0" d="M0 0h48v48H0z"/>${SQUARE}`, ['black']],
  ['after a line break', `<path\n  fill="none"\n  d="M0 0h48v48H0z"/>${SQUARE}`, ['black']],
  ['invisible like <svg>', '<path d="M0 0h48v48H0z"/><path fill="#123" d="M4 4H44V44H4Z"/>', ['#123'], 'fill="none"'],
])('A logo’s frame that is %s is not drawn', (_, paths, fills, root = '') => {
  expect(parseLogo(svg(paths, `viewBox="0 0 48 48" ${root}`))).toMatchObject({ paths: SQUARE, fills });
});

test.each([
  ['that is a picture', 'PNG'],
  ['without paths', svg('')],
  ['without a viewBox', svg(SQUARE, 'width="48" height="48"')],
  ['wider than high', svg(SQUARE, 'viewBox="0 0 48 24"')],
  ['without a size', svg(SQUARE, 'viewBox="0 0 0 0"')],
  ['with shapes and text', svg(`<g>${SQUARE}<circle r="4"/><text>P</text></g>`)],
  ['with an outline', svg('<path d="M4 4H44" stroke="#000" stroke-width="4"/>')],
  ['with a path of something else', svg('<path d="url(#x)"/>')],
  ['with only an invisible frame', svg('<path fill="none" d="M0 0h48v48H0z"/>')],
  ['with a script', svg(`${SQUARE}<script>x()</script>`)],
  ['with an event', svg('<path d="M4 4H44" onload="x()"/>')],
  ['that is too large', svg(SQUARE.repeat(200))],
])('A logo %s is refused', (_, text) => {
  expect(parseLogo(text)).toBeNull();
});

test('The listing files are for light and dark backgrounds, of the size in their names, and not served', async () => {
  const folder = 'dist/listing';
  const names = ['light', 'dark'].flatMap((variant) => [
    ...[200, 256, 512].map((size) => `logo-${variant}-${size}.png`),
    `logo-${variant}-32.svg`,
  ]);
  expect.soft((await readdir(folder)).toSorted()).toEqual(names.toSorted());
  expect.soft(await readdir('dist/client')).not.toContain('listing');
  for (const name of names) {
    const bytes = await readFile(join(folder, name));
    const drawing = name.endsWith('.svg') && parsed(bytes.toString()).querySelector('svg')!;
    // PNG: width and height are the first two numbers of the header chunk.
    const sizes = drawing
      ? ['width', 'height'].map((side) => Number(drawing.getAttribute(side)))
      : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    const size = Number(/(\d+)\./.exec(name)![1]);
    expect.soft(sizes, name).toEqual([size, size]);
    expect.soft(bytes.length, name).toBeLessThan(100_000);
  }
});
