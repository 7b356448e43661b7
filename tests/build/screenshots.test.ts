import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readArguments } from '../../scripts/screenshots/arguments.ts';
import { compare } from '../../scripts/screenshots/compare.ts';

/** A white picture of 100 × 100 px whose first `black` pixels are black. */
function picture(black: number, height = 100): Buffer {
  const png = new PNG({ width: 100, height });
  png.data.fill(255);
  for (let pixel = 0; pixel < black; pixel++) png.data.fill(0, 4 * pixel, 4 * pixel + 3);
  return PNG.sync.write(png);
}

/** A PDF of one page that shows `words`. */
function pdf(words: string): string {
  const stream = `BT /F1 12 Tf 20 100 Td (${words}) Tj ET`;
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${stream.length}>>stream
${stream}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`;
}

let root: string;
let printed: string;
const at = (...path: string[]) => join(root, ...path);
const comparison = (widths = [390]) => compare(at('before'), at('after'), widths);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(at('before/390'), { recursive: true });
  await writeFile(at('before/390/home.png'), picture(0));
  await writeFile(at('before/390/faq.png'), picture(500));
  await writeFile(at('before/print-home.pdf'), pdf('Powered by tags'));
  await cp(at('before'), at('after'), { recursive: true });
  printed = '';
  vi.spyOn(console, 'log').mockImplementation((line: string) => void (printed += `${line}\n`));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

describe('Comparing pictures', () => {
  test('finds no change in identical pictures', async () => {
    expect(await comparison()).toBe(0);
    expect(printed).toContain('Largest difference: 0.000 %');
    expect(printed).toMatch(/^3 compared with .*, 0 changed, missing or new$/m);
  });

  test('allows one pixel in a thousand to differ, and prints the share', async () => {
    await writeFile(at('after/390/home.png'), picture(10));
    expect(await comparison()).toBe(0);
    expect(printed).toContain('Largest difference: 0.100 % of a picture’s pixels (390/home.png)');
  });

  test('names a picture in which more differ, and saves one with the differences marked', async () => {
    await writeFile(at('after/390/home.png'), picture(11));
    expect(await comparison()).toBe(1);
    expect(printed).toContain('390/home.png: 0.110 % of its pixels differ');
    await expect(cp(at('after/differences/390/home.png'), at('marked.png'))).resolves.toBeUndefined();
  });

  test('counts the area that only one of two sizes covers as different', async () => {
    await writeFile(at('after/390/home.png'), picture(0, 101));
    expect(await comparison()).toBe(1);
    expect(printed).toMatch(/0\.990 % of its pixels differ \(100 × 100 px before, 100 × 101 px now\)/);
  });

  test('names missing and new pictures', async () => {
    await rm(at('after/390/faq.png'));
    await writeFile(at('after/390/menu.png'), picture(0));
    expect(await comparison()).toBe(2);
    expect(printed).toContain('390/faq.png: missing');
    expect(printed).toContain('390/menu.png: new');
  });

  test('fails if the earlier run has no picture of that width', async () => {
    await rm(at('before/390'), { recursive: true });
    expect(await comparison()).toBe(2);
  });

  test('ignores other widths', async () => {
    await writeFile(at('after/390/home.png'), picture(5000));
    expect(await comparison([768])).toBe(0);
  });

  test('compares PDF files by their words', async () => {
    await writeFile(at('after/print-home.pdf'), `${pdf('Powered by tags')}\n% printed later`);
    expect(await comparison()).toBe(0);
    await writeFile(at('after/print-home.pdf'), pdf('Powered by bags'));
    expect(await comparison()).toBe(1);
    expect(printed).toContain('print-home.pdf: page 1 reads "Powered by bags" where it read "Powered by tags"');
  });
});

describe('The arguments', () => {
  test('are widths, each once, and a folder', () => {
    expect(readArguments(['390', '1440', '390', '--compare', at('before')], 'screenshots')).toEqual({
      widths: [390, 1440],
      baseline: at('before'),
    });
    expect(readArguments([], 'screenshots')).toEqual({ widths: [390, 768, 1440, 1920], baseline: null });
  });

  test.each([
    [
      ['390x'],
      /^"390x" is not a valid width\. Give whole pixels from 200 to 5000, such as: npm run screenshots -- 390/,
    ],
    [['99'], /^"99" is not a valid width/],
    [['--compare'], /argument missing/],
    [['--compare', 'nowhere'], /^"nowhere" does not exist/],
    [['--compare', 'tests/build'], /^"tests\/build" is about to be replaced/],
    [['--widths=390'], /Unknown option '--widths'/],
  ])('%j is refused with a remedy', (words, message) => {
    expect(() => readArguments(words, 'tests')).toThrow(message);
  });
});
