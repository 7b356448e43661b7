import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import limits from '../../budget.json' with { type: 'json' };
import { heroStream } from '../../scripts/bench/hero-stream.ts';
import { builtSizes, landingSizes, total, type FileSize, type LandingSizes } from '../../scripts/bench/sizes.ts';

const BUILT = 'dist/client';

/** Bytes by file. A line with `*` covers the files that have no line, and `all …` covers several files together. */
const budget: Readonly<Record<string, number>> = limits;
const shared = (name: string): string => (name.startsWith('assets/') ? `assets/*.${name.split('.').at(-1)}` : '*.html');
const limitOf = (name: string): number | undefined => budget[name] ?? budget[shared(name)];

describe('sizes of the built files, brotli 11', () => {
  let files: FileSize[];
  let landing: LandingSizes;

  beforeAll(async () => {
    files = await builtSizes(BUILT);
    landing = await landingSizes(BUILT);
  });

  it('no file exceeds its limit in budget.json', () => {
    const over = files
      .filter(({ name, best }) => best > (limitOf(name) ?? 0))
      .map(({ name, best }) => `${name} has ${best} bytes, and its limit is ${limitOf(name)}`);
    expect(over).toEqual([]);
  });

  it('every file that budget.json names exists', () => {
    const named = Object.keys(budget).filter((name) => !/\*|^all /.test(name));
    expect(named.filter((name) => !files.some((file) => file.name === name))).toEqual([]);
  });

  it('the files that load together are within their limit too', () => {
    const { document, script, styles, fonts, icons, idle } = landing;
    expect(icons).toHaveLength(2);
    for (const part of [script, styles, fonts, icons, idle]) expect(part).not.toEqual([]);
    expect(total(script), 'all script').toBeLessThanOrEqual(budget['assets/entry-client.js']!);
    expect(total(fonts), 'all fonts').toBeLessThanOrEqual(budget['all fonts']!);
    expect(total(idle), 'all at idle').toBeLessThanOrEqual(budget['all at idle']!);
    expect(total([...document, ...script, ...styles, ...fonts, ...icons]), 'all at load').toBeLessThanOrEqual(
      budget['all at load']!,
    );
  });

  it('the first 14,336 bytes of the document’s stream decode past the end of the hero', async () => {
    const { decoded, heroEnd } = await heroStream(await readFile(`${BUILT}/index.html`));
    expect(decoded).toBeGreaterThan(heroEnd);
  });
});
