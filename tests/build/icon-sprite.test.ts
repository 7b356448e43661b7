import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, test } from 'vitest';
import { iconSpriteCss } from '../../site-build/design/icon-sprite.ts';
import { icons } from '../../src/lib/icons.ts';

const CELL = 24;
const names = Object.keys(icons);

/** The opaque pixels of each cell and each gap, as text by which icons can be told apart. */
async function draw(): Promise<string[]> {
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const uri = /-webkit-mask:url\("data:image\/svg\+xml,([^"]*)"\)/.exec(iconSpriteCss(icons))![1]!;
  const { pixels, width, height } = new Resvg(decodeURIComponent(uri)).render();
  const side = width * CELL;
  return Array.from({ length: (height * width) / side }, (_, part) =>
    Array.from({ length: side }, (__, index) => (pixels[(part * side + index) * 4 + 3]! > 127 ? '#' : '.')).join(''),
  );
}

let parts: string[] = [];
beforeAll(async () => {
  parts = await draw();
});

describe('the icon sprite', () => {
  test('has a cell for every icon, a gap after each but the last, and nothing more', () => {
    expect(parts).toHaveLength(2 * names.length - 1);
  });

  test.each(names.map((name, index) => [name, index] as const))('draws "%s" in its own cell', (_, index) => {
    expect(parts[2 * index]!.replaceAll('.', '').length).toBeGreaterThan(30);
  });

  test('draws nothing between the cells', () => {
    for (const gap of parts.filter((_, index) => index % 2 === 1)) expect(gap).not.toContain('#');
  });

  test('draws no two icons alike', () => {
    expect(new Set(parts.filter((_, index) => index % 2 === 0)).size).toBe(names.length);
  });

  test('has an intrinsic size and positions in percent, without which WebKit cuts the cells off', () => {
    const css = iconSpriteCss(icons);
    expect(css).toContain(`width='24' height='${24 * (2 * names.length - 1)}' viewBox=`);
    expect(css).toContain(`0 calc(var(--cell)*100%/${names.length - 1})/100% auto no-repeat`);
  });

  test('numbers every icon by its cell', () => {
    const css = iconSpriteCss(icons);
    for (const [index, name] of names.entries()) expect(css).toContain(`.icon-${name}{--cell:${index}}`);
  });

  test.each(['lucide:no-such-drawing', 'no-such-set:x'])('reports the icon whose drawing %s does not exist', (id) => {
    expect(() => iconSpriteCss({ sample: id })).toThrow(`The icon "sample" is "${id}"`);
  });
});
