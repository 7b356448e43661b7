import type { Locator, Page } from 'playwright/test';
import { expect, DESKTOP, PHONE, test } from '../lib/browser-test.ts';
import { visitPage } from '../lib/page.ts';
import { formatTokens } from '../../config/format.ts';
import { allocations, FIRST_MONTH, TOTAL_SUPPLY, vestingCards } from '#token/content/figures.ts';
import { tokenomics } from '#token/content/tokenomics.ts';
import { monthsShown, unlockedPercent } from '../../src/lib/vesting.ts';

const scheduled = vestingCards.flatMap(({ title, rule }) => (rule ? [{ title, rule }] : []));
const rules = scheduled.map(({ rule }) => rule);
const last = monthsShown(rules, FIRST_MONTH);
/** The cards of each row: of an allocation, or a card for none. */
const rows = [
  ...allocations.map(({ id }) => vestingCards.filter((card) => card.allocations.includes(id))),
  ...vestingCards.filter((card) => card.allocations.length === 0).map((card) => [card]),
];

const percentAt = (rule: (typeof rules)[number], month: number) =>
  `${Math.round(unlockedPercent(rule, month) * 10) / 10}%`;
/** What the last cell of each row says at a month. */
const shownAt = (month: number) =>
  rows.map((cards) =>
    cards
      .flatMap(({ title, rule }) => (rule ? [`${cards.length > 1 ? `${title} ` : ''}${percentAt(rule, month)}`] : []))
      .join(' '),
  );

const table = (page: Page) => page.getByRole('table', { name: tokenomics.allocationTitle });
const slider = (page: Page) => page.getByRole('slider', { name: tokenomics.monthSlider });
const lastCells = (page: Page) => table(page).locator('tbody > tr > :last-child');
/** The texts of the last cells, a space for each break. */
const shown = async (page: Page) =>
  (await lastCells(page).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());

/** The left, top, right and bottom of all elements, in pixels. */
const boxesOf = (all: Locator) =>
  all.evaluateAll((found) =>
    found.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

/** Where a month is in the tracks. */
const placeOf = ({ left, right }: { left: number; right: number }, month: number) =>
  left + ((right - left) * month) / last;

/** How far the month's lines are from its place in the tracks, and the slider's ends from theirs, in pixels. */
async function linesOff(page: Page, month: number): Promise<number[]> {
  const [track] = await boxesOf(table(page).locator('.unlock-track').first());
  const lines = await boxesOf(table(page).locator('tbody .month-line > line'));
  expect.soft(lines, 'a line a row').toHaveLength(rows.length);
  const [range] = await boxesOf(slider(page));
  // Chromium's thumb is 16 px wide, and centred on its month.
  const ends = [range!.left + 8 - track!.left, track!.right + 8 - range!.right];
  return [...ends, ...lines.map(({ left, right }) => (left + right) / 2 - placeOf(track!, month))].map(Math.abs);
}

/** Scrolls the end of the nth row to the middle of the window. */
const showRow = (page: Page, index: number) =>
  lastCells(page)
    .nth(index)
    .evaluate((cell) => cell.scrollIntoView({ block: 'center', behavior: 'instant' }));

test('the supply is one line as wide as the page', { tag: '@content' }, async ({ page }) => {
  await visitPage(page, '/');
  const figure = page.getByText(formatTokens(TOTAL_SUPPLY), { exact: true }).first();
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { lines, share } = await figure.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { height, width: text } = range.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const isLargest = size >= 15 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return {
        lines: Math.round(height / (1.2 * size)),
        share: isLargest ? 1 : text / element.parentElement!.clientWidth,
      };
    });
    expect.soft(lines, `lines at ${width} px`).toBe(1);
    expect.soft(share, `share of the width at ${width} px`).toBeGreaterThan(0.97);
    expect.soft(share, `share of the width at ${width} px`).toBeLessThan(1.02);
  }
});

test('the table of allocations is a chart of their months', { tag: '@content' }, async ({ page }) => {
  test.skip(rules.length === 0, 'no share has a schedule');
  await page.setViewportSize(DESKTOP);
  await visitPage(page, '/');

  await test.step('it begins at the first month, and keys choose others', async () => {
    for (const [keys, month] of [
      [[], FIRST_MONTH],
      [['Home'], 0],
      [['End'], last],
      [['End', 'ArrowLeft'], last - 1],
    ] as const) {
      for (const key of keys) await slider(page).press(key);
      await expect.soft(slider(page)).toHaveValue(String(month));
      expect.soft(await shown(page), `month ${month}`).toEqual(shownAt(month));
      const spoken = scheduled.map(({ title, rule }) => `${title} ${percentAt(rule, month)}`).join(', ');
      await expect.soft(slider(page)).toHaveAttribute('aria-valuetext', `${tokenomics.monthAt(month)}: ${spoken}`);
      await expect.soft(page.getByRole('columnheader', { name: tokenomics.unlockedAt(month) })).toBeVisible();
    }
  });

  await test.step('one line is at the month’s place in every track', async () => {
    for (const month of [0, last - 1, last]) {
      await slider(page).fill(String(month));
      expect.soft((await linesOff(page, month)).filter((off) => off > 1)).toEqual([]);
    }
    const tracks = await boxesOf(table(page).locator('.unlock-track'));
    expect.soft(new Set(tracks.map(({ left, right }) => `${left} to ${right}`)).size, 'places of tracks').toBe(1);
  });

  await test.step('a row’s tracks are the higher the larger its share', async () => {
    const heights = await table(page)
      .locator('tbody > tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('.unlock-track, .empty-track')].reduce((sum, one) => sum + one.clientHeight, 0),
        ),
      );
    const byShare = allocations
      .map(({ percentage }, index) => ({ percentage, height: heights[index]! }))
      .toSorted((one, other) => one.percentage - other.percentage);
    const lower = byShare.filter(({ height }, index) => index > 0 && height < byShare[index - 1]!.height - 1);
    expect.soft(lower).toEqual([]);
  });

  await test.step('the slider is between its labels and the rows, and its ring is on neither', async () => {
    const [range] = await boxesOf(slider(page));
    const labels = await boxesOf(table(page).locator('.month-ticks text'));
    const [row] = await boxesOf(table(page).locator('tbody > tr').first());
    // The ring is 2 px wide, 2 px away.
    expect.soft(Math.max(...labels.map(({ bottom }) => bottom))).toBeLessThanOrEqual(range!.top - 4);
    expect.soft(row!.top).toBeGreaterThanOrEqual(range!.bottom + 4);
  });

  await test.step('a drawing takes neither a press nor a finger', async () => {
    await slider(page).fill('0');
    for (const [index, cards] of rows.entries()) {
      if (cards.every(({ rule }) => !rule)) continue;
      await showRow(page, index);
      const [track] = await boxesOf(lastCells(page).nth(index).locator('.unlock-track').first());
      const point = [placeOf(track!, last / 2), (track!.top + track!.bottom) / 2] as const;
      await page.mouse.click(...point);
      const hit = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)!.closest('svg, input, button'),
        point,
      );
      expect.soft(hit, `row ${index}`).toBeNull();
    }
    await expect.soft(slider(page)).toHaveValue('0');
  });

  await test.step('on a phone, the slider is at the bottom of the window while rows are in view', async () => {
    await page.setViewportSize(PHONE);
    for (const index of rows.keys()) {
      await showRow(page, index);
      const [range] = await boxesOf(slider(page));
      const isAtBottom = range!.bottom <= PHONE.height && range!.bottom > PHONE.height - 12;
      // Below the last rows, it is where it ends.
      expect.soft(isAtBottom || index > rows.length - 5, `row ${index}`).toBe(true);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.soft(slider(page)).not.toBeInViewport();
    await slider(page).fill(String(last - 1));
    expect.soft((await linesOff(page, last - 1)).filter((off) => off > 1)).toEqual([]);
  });

  await test.step('and never over the focus', async () => {
    for (const link of await table(page).getByRole('link').all()) {
      await link.evaluate((element) => {
        // Where the slider is, so that only the focus can move it away.
        scrollBy({ top: element.getBoundingClientRect().bottom + 20 - innerHeight, behavior: 'instant' });
        element.focus();
      });
      const [[focus], [range]] = await Promise.all([boxesOf(link), boxesOf(slider(page))]);
      expect.soft(focus!.bottom).toBeLessThanOrEqual(range!.top);
      expect.soft(focus!.top).toBeGreaterThanOrEqual(0);
    }
  });

  await test.step('no label of the months is on another', async () => {
    for (const width of [320, PHONE.width, 900]) {
      await page.setViewportSize({ width, height: 900 });
      const labels = await boxesOf(table(page).locator('.month-ticks text').filter({ visible: true }));
      const overlaps = labels.filter(({ left }, index) => index > 0 && left < labels[index - 1]!.right + 2);
      expect.soft(overlaps, `shorten "axisStart" in token/content/tokenomics.ts: at ${width} px`).toEqual([]);
    }
  });

  await test.step('on paper, the values are there without the slider', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect.soft(slider(page)).toBeHidden();
    expect.soft(await shown(page)).toEqual(shownAt(last - 1));
  });

  await test.step('in forced colours, what is unlocked and what is to come differ from the ground', async () => {
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    const colours = await table(page).evaluate((element) => [
      ...[...element.querySelectorAll('stop')].map((stop) => getComputedStyle(stop).stopColor),
      getComputedStyle(element.querySelector('.month-line')!).stroke,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect.soft(new Set(colours).size).toBe(4);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table shows its first month, without a slider', { tag: '@content' }, async ({ page }) => {
    await page.goto('/');
    test.skip(rules.length === 0, 'no share has a schedule');
    expect.soft(await shown(page)).toEqual(shownAt(FIRST_MONTH));
    await expect.soft(slider(page)).toBeHidden();
  });
});
