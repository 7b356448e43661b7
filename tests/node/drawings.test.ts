import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, test } from 'vitest';
import { headingWidth } from '../../site-build/design/fonts.ts';
import { iconSprite } from '../../site-build/design/icon-sprite.ts';
import { parseLogo, readLogo } from '../../site-build/design/logo.ts';
import { inOneLine } from '../../site-build/problems.ts';
import { fit } from '../../site-build/design/social-cards.ts';
import { icons } from '../../config/icons.ts';
import { parsed } from './lib/built-document.ts';
import { temporaryFolder } from './lib/project.ts';

const CELL = 24;
// Without the mark, which a token's logo replaces.
const others = Object.fromEntries(Object.entries(icons).filter(([name]) => name !== 'mark'));
const { css, file } = iconSprite(others);
const names = Object.keys(others);
const drawn = [...new Set(Object.values(others))];

/** The opaque pixels of each cell and each gap, as text that can be compared. */
function draw(svg: string): string[] {
  const { pixels, width, height } = new Resvg(svg).render();
  const side = width * CELL;
  return Array.from({ length: (height * width) / side }, (_, part) =>
    Array.from({ length: side }, (__, index) => (pixels[(part * side + index) * 4 + 3]! > 127 ? '#' : '.')).join(''),
  );
}

beforeAll(async () => {
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
});

test('the sprite draws every icon in a cell of its own', () => {
  const cells = draw(file).filter((_, index) => index % 2 === 0);
  expect(cells.filter((cell) => cell.replaceAll('.', '').length <= 30)).toEqual([]);
  expect(new Set(cells).size).toBe(drawn.length);
});

test('the sprite draws nothing between the cells', () => {
  const gaps = draw(file).filter((_, index) => index % 2 === 1);
  expect(gaps).toHaveLength(drawn.length - 1);
  expect(gaps.join('')).not.toContain('#');
});

test('the sprite has an intrinsic size, without which WebKit cuts the cells off', () => {
  const sprite = parsed(file).querySelector('svg')!;
  expect([sprite.getAttribute('width'), sprite.getAttribute('height')]).toEqual([
    '24',
    String(24 * (2 * drawn.length - 1)),
  ]);
});

test('the sprite is placed in percent, without which WebKit cuts the cells off', () => {
  expect(css).toContain(`0 calc(var(--cell)*100%/${drawn.length - 1})/100% auto no-repeat`);
});

test.each(names)('the icon %s shows the cell of its drawing', (name) => {
  expect(css).toContain(`.icon-${name}{--cell:${drawn.indexOf(others[name]!)}}`);
});

test.each(['lucide:no-such-drawing', 'no-such-set:x'])('reports the icon whose drawing %s does not exist', (id) => {
  expect(() => iconSprite({ sample: id })).toThrow(`The icon "sample" is "${id}"`);
});

describe.each([
  ['Pay a person by tagging them.', 2],
  ['A headline of nine words that nobody had planned', 3],
  ['Supercalifragilisticexpialidocious', 1],
])('The social card’s headline "%s"', async (headline, count) => {
  const { lines, size } = await fit(headline);

  test(`takes ${count} lines`, () => {
    expect(lines).toHaveLength(count);
    expect(lines.join(' ')).toBe(headline);
  });

  test('stays beside the mark', async () => {
    // With letters closer by a thirtieth of their size.
    const widths = await Promise.all(lines.map(async (line) => (await headingWidth(line)) - line.length / 30));
    expect(Math.max(...widths) * size).toBeLessThan(710);
  });

  test('is large enough to read', () => {
    expect(size).toBeGreaterThan(40);
  });
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
  });
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
  ['with a path of nothing', svg('<path fill="#000"/>')],
  ['with only an invisible frame', svg('<path fill="none" d="M0 0h48v48H0z"/>')],
  ['with a script', svg(`${SQUARE}<script>x()</script>`)],
  ['with an event', svg('<path d="M4 4H44" onload="x()"/>')],
  ['that is too large', svg(SQUARE.repeat(200))],
])('A logo %s is refused', (_, text) => {
  expect(parseLogo(text)).toBeNull();
});

test('A logo that is refused is named, with its size, its elements and the remedy', async () => {
  const logo = join(temporaryFolder(), 'logo.svg');
  await writeFile(logo, svg('<circle r="4"/>'));
  expect(readLogo(logo).problems.map(inOneLine)).toEqual([
    expect.stringMatching(/logo\.svg is "81 bytes with <svg> <circle>"\. Save it as plain SVG of at most 4096 bytes/),
  ]);
});

test('A logo that is right is named, with what of it is drawn', async () => {
  const logo = join(temporaryFolder(), 'logo.svg');
  expect(readLogo(logo).report).toEqual([]);
  await writeFile(logo, svg(SQUARE.repeat(2)));
  expect(readLogo(logo).report).toEqual([expect.stringMatching(/logo\.svg: 2 paths, .* in place of the #/)]);
});

const FOLDER = 'dist/listing';
const logos = ['light', 'dark'].flatMap((variant) => [
  ...[200, 256, 512].map((size) => `logo-${variant}-${size}.png`),
  `logo-${variant}-32.svg`,
]);

test('There are listing files for light and dark backgrounds in every size', async () => {
  expect((await readdir(FOLDER)).toSorted()).toEqual(logos.toSorted());
});

test.each(logos)('The listing file %s is below 100 kB', async (name) => {
  expect((await readFile(`${FOLDER}/${name}`)).length).toBeLessThan(100_000);
});

test.each(logos)('The listing file %s has the size in its name', async (name) => {
  const bytes = await readFile(`${FOLDER}/${name}`);
  const size = Number(/(\d+)\./.exec(name)![1]);
  const drawing = name.endsWith('.svg') && parsed(bytes.toString()).querySelector('svg')!;
  // PNG: width and height are the first two numbers of the header chunk.
  const sizes = drawing
    ? ['width', 'height'].map((side) => Number(drawing.getAttribute(side)))
    : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  expect(sizes).toEqual([size, size]);
});

test('The listing files are not served to visitors', async () => {
  expect(await readdir('dist/client')).not.toContain('listing');
});
