import type { Page } from 'playwright/test';
import { expect, PHONE, test } from './lib/support.ts';
import { allocations, vestingCards } from '#token/content/figures.ts';

/* `content-charts.test.ts` reads in the markup that the charts are to scale. */

/** The colours and dashes of strokes, in order. */
const looksOf = (page: Page, strokes: string) =>
  page.locator(strokes).evaluateAll((all) =>
    all.map((stroke) => {
      const { stroke: colour, strokeDasharray } = getComputedStyle(stroke);
      return { colour, look: `${colour} ${strokeDasharray}` };
    }),
  );

/** The sizes of texts, in pixels. */
const sizesOf = (page: Page, texts: string) =>
  page.locator(texts).evaluateAll((all) =>
    all.map((text) => {
      const { width, height } = text.getBoundingClientRect();
      return { width, height };
    }),
  );

test.use({ viewport: PHONE });

test('no slice of the ring has the colour of its neighbour', { tag: '@content' }, async ({ landing }) => {
  test.skip(allocations.length === 1, 'a single slice has no neighbour');
  const slices = await looksOf(landing, '.donut circle');
  expect(slices).toHaveLength(allocations.length);
  expect(slices.filter(({ colour }, index) => colour === slices.at(index - 1)!.colour)).toEqual([]);
});

test.describe('of the unlock chart', () => {
  test.skip(
    vestingCards.every(({ rule }) => !rule),
    'no share has a schedule',
  );

  test('no two lines look alike', { tag: '@content' }, async ({ landing }) => {
    const lines = (await looksOf(landing, '.schedule-lines > .schedule-line')).map(({ look }) => look);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((look, index) => lines.indexOf(look) !== index)).toEqual([]);
  });

  // `charts.test.ts` keeps numbers this far from one another, at any month and on any token.
  test('a line’s number, with its outline, is no wider than 18 px', async ({ landing }) => {
    const marks = await sizesOf(landing, '.schedule-mark');
    expect(marks.length).toBeGreaterThan(0);
    expect(Math.max(...marks.map(({ width }) => width + 6))).toBeLessThanOrEqual(18);
  });

  test('a percentage is no higher than 9 % of its plot', async ({ landing }) => {
    const [chart] = await sizesOf(landing, '.schedule');
    const values = await sizesOf(landing, '.schedule-value');
    expect(values.length).toBeGreaterThan(0);
    // Figures fill the middle half of their boxes.
    expect(Math.max(...values.map(({ height }) => height / 2))).toBeLessThanOrEqual(0.09 * chart!.height);
  });

  test('no label of an axis is on another', { tag: '@content' }, async ({ landing }) => {
    const overlaps = await landing.locator('.schedule > text').evaluateAll((all) => {
      const boxes = all.map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
      return boxes.flatMap(({ text, box: { left, right, top, bottom } }, index) =>
        boxes
          .slice(index + 1)
          .filter(({ box }) => left < box.right && box.left < right && top < box.bottom && box.top < bottom)
          .map((other) => `${text} and ${other.text}`),
      );
    });
    expect(overlaps, 'shorten "axisStart" in token/content/tokenomics.ts').toEqual([]);
  });
});
