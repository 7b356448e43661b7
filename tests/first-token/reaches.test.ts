import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { landingSizes, total, type LandingSizes } from '../../scripts/bench/sizes.ts';

const BUILT = 'dist/client';
const KIB = 1024;

describe('sizes of the landing page with this token’s words, brotli 11', () => {
  let landing: LandingSizes;

  beforeAll(async () => {
    landing = await landingSizes(BUILT);
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
    expect(total(landing.fonts) / KIB).toBeLessThanOrEqual(23);
  });

  it('all that loads is at most 117 KiB', () => {
    const { document, script, fonts, icon } = landing;
    expect(total([...document, ...script, ...fonts, ...icon]) / KIB).toBeLessThanOrEqual(117);
  });
});
