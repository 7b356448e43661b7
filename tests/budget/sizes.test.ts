import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { heroStream } from '../../scripts/bench/hero-stream.ts';
import { builtSizes, type FileSize } from '../../scripts/bench/sizes.ts';

const BUILT = 'dist/client';

describe('sizes of the built files, brotli 11', () => {
  let files: FileSize[];
  let budget: Record<string, number>;

  beforeAll(async () => {
    files = await builtSizes(BUILT);
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

  it('the first 14,336 bytes of the document’s stream decode past the end of the hero', async () => {
    const { decoded, heroEnd } = await heroStream(await readFile(`${BUILT}/index.html`));
    expect(decoded).toBeGreaterThan(heroEnd);
  });
});
