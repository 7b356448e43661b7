import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, test } from 'vitest';
import { iconSprites } from '../../site-build/design/icon-sprite.ts';
import { icons } from '../../src/lib/icons.ts';

const CELL = 24;
const { css, file } = iconSprites(icons);
const inline = [
  ...css.matchAll(/((?:\.icon-\w+,?)+)\{--last:(\d+);--sprite:url\("data:image\/svg\+xml,([^"]*)"\)\}/g),
].map(([, names, last, svg]) => ({
  names: names!.split(',').map((name) => name.slice('.icon-'.length)),
  last: Number(last),
  svg: decodeURIComponent(svg!),
}));
const inlineNames = inline.flatMap(({ names }) => names);
const gradientNames = [...css.matchAll(/\.icon-(\w+)\{-webkit-mask:linear-gradient\(/g)].map(([, name]) => name!);
const outsideNames = Object.keys(icons).filter((name) => ![...inlineNames, ...gradientNames].includes(name));

/** The opaque pixels of each cell and each gap, as text by which icons can be told apart. */
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

test('controls without text have their icons in the style sheet', () => {
  expect(inline.map(({ names }) => names)).toEqual([['close', 'menu', 'play']]);
  expect(gradientNames).toEqual(['pause']);
});

describe.each([
  ...inline.map(({ names, last, svg }) => [`of ${names.join()} in the style sheet`, svg, names, last] as const),
  ['in the file', file, outsideNames, outsideNames.length - 1] as const,
])('the icon sprite %s', (_, svg, names, last) => {
  let parts: string[] = [];
  beforeAll(() => {
    parts = draw(svg);
  });

  test('has a cell for every icon, a gap after each but the last, and nothing more', () => {
    expect(parts).toHaveLength(2 * names.length - 1);
  });

  test('draws every icon in a cell of its own', () => {
    const drawn = parts.filter((part, index) => index % 2 === 0 && part.replaceAll('.', '').length > 30);
    expect(drawn).toHaveLength(names.length);
    expect(new Set(drawn).size).toBe(names.length);
  });

  test('draws nothing between the cells', () => {
    for (const gap of parts.filter((__, index) => index % 2 === 1)) expect(gap).not.toContain('#');
  });

  test('has an intrinsic size, without which WebKit cuts the cells off', () => {
    expect(svg.replaceAll("'", '"')).toContain(`width="24" height="${24 * (2 * names.length - 1)}" viewBox=`);
  });

  test('has its cells numbered', () => {
    expect(css).toContain(`--last:${last};`);
    expect(last).toBe(names.length - 1);
    for (const [index, name] of names.entries()) expect(css).toContain(`.icon-${name}{--cell:${index}}`);
  });
});

test('positions are in percent, without which WebKit cuts the cells off', () => {
  expect(css).toContain('0 calc(var(--cell)*100%/var(--last))/100% auto no-repeat');
});

test.each(['lucide:no-such-drawing', 'no-such-set:x', 'gradient:no-such-gradient'])(
  'reports the icon whose drawing %s does not exist',
  (id) => {
    expect(() => iconSprites({ sample: id })).toThrow(`The icon "sample" is "${id}"`);
  },
);
