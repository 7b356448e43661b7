import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { heroStream } from '../../scripts/bench/hero-stream.ts';
import { builtSizes, landingSizes, total, type FileSize, type LandingSizes } from '../../scripts/bench/sizes.ts';

const BUILT = 'dist/client';
const KIB = 1024;

describe('sizes of the built files, brotli 11', () => {
  let files: FileSize[];
  let landing: LandingSizes;
  let budget: Record<string, number>;

  beforeAll(async () => {
    files = await builtSizes(BUILT);
    landing = await landingSizes(BUILT);
    budget = JSON.parse(await readFile('budget.json', 'utf8')) as Record<string, number>;
  });

  it('no file is over its line in budget.json', () => {
    const over = files
      .filter(({ name, best }) => best > (budget[name] ?? Infinity))
      .map(({ name, best }) => `${name} is ${best} bytes, ${best - budget[name]!} over its budget of ${budget[name]}`);
    expect(over).toEqual([]);
  });

  it('every file has a line in budget.json, and every line a file', () => {
    expect(files.map(({ name }) => name).toSorted()).toEqual(Object.keys(budget).toSorted());
  });

  it('the landing page runs at most 79 KiB of script', () => {
    expect(landing.script).not.toEqual([]);
    expect(total(landing.script) / KIB).toBeLessThanOrEqual(79);
  });

  it('idle time fetches at most 6 KiB', () => {
    expect(landing.idle).toHaveLength(1);
    expect(total(landing.idle) / KIB).toBeLessThanOrEqual(6);
  });

  it('HTML and CSS are at most 17.5 KiB, in one file', async () => {
    expect(total(landing.document) / KIB).toBeLessThanOrEqual(17.5);
    expect(await readFile(`${BUILT}/index.html`, 'utf8')).not.toContain('rel="stylesheet"');
  });

  it('fonts are at most 23 KiB', () => {
    expect(landing.fonts).toHaveLength(2);
    const fonts = files.filter(({ name }) => name.endsWith('.woff2'));
    expect(total(fonts) / KIB).toBeLessThanOrEqual(23);
  });

  it('all that loads is at most 117 KiB', () => {
    const { document, script, fonts, icon } = landing;
    expect(total([...document, ...script, ...fonts, ...icon]) / KIB).toBeLessThanOrEqual(117);
  });

  it('the first 14,336 bytes of the document’s stream decode past the end of the hero', async () => {
    const { decoded, heroEnd } = await heroStream(await readFile(`${BUILT}/index.html`));
    expect(decoded).toBeGreaterThan(heroEnd);
  });
});
