import type { Page } from 'playwright/test';
import { expect, PHONE, test } from '../lib/browser-test.ts';
import { press, visitPage } from '../lib/page.ts';
import { allocations, FIRST_MONTH, vestingCards } from '#token/content/figures.ts';
import { tokenomics } from '#token/content/tokenomics.ts';
import { monthsShown, unlockedPercent } from '../../src/lib/vesting.ts';

const shares = allocations.map(({ percentage }) => percentage);
const share = Math.max(...shares);
const largest = shares.indexOf(share);
/** The middle of the largest slice on the ring, as parts of its box: slices begin at the top and run clockwise. */
const angle = 2 * Math.PI * ((shares.slice(0, largest).reduce((sum, each) => sum + each, 0) + share / 2) / 100 - 0.25);

const scheduled = vestingCards.flatMap(({ title, rule }) => (rule ? [{ title, rule }] : []));
const rules = scheduled.map(({ rule }) => rule);
const last = rules.length > 0 ? monthsShown(rules, FIRST_MONTH) : 0;
/** What a share's card shows at a month, in percent. */
const sharesAt = (month: number) =>
  scheduled.map(({ title, rule }) => ({ title, percent: Math.round(unlockedPercent(rule, month) * 10) / 10 }));

const slider = (page: Page) => page.getByRole('slider', { name: tokenomics.monthSlider });
const card = (page: Page, title: string) =>
  page.locator('.schedule-list li').filter({ has: page.getByRole('button', { name: title, exact: true }) });

/** The point of a line that is farthest from the others. */
const points = Array.from({ length: Math.max(last - 1, 0) }, (_, index) => index + 1).flatMap((month) =>
  sharesAt(month).map(({ title, percent }) => {
    const others = sharesAt(month).filter((other) => other.title !== title);
    return { month, title, percent, room: Math.min(100, ...others.map((other) => Math.abs(other.percent - percent))) };
  }),
);
const near = points.toSorted((one, other) => other.room - one.room)[0];

/** Scrolls the chart to the middle of the window, and returns the place of that point. */
async function placeOnLine(page: Page): Promise<[x: number, y: number]> {
  const plot = page.locator('#tokenomics .schedule');
  await plot.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await plot.boundingBox())!;
  return [x + (width * near!.month) / last, y + height * (1 - near!.percent / 100)];
}

/** The colours and dashes of strokes, in order. */
const looksOf = (page: Page, strokes: string) =>
  page.locator(strokes).evaluateAll((all) =>
    all.map((stroke) => {
      const { stroke: colour, strokeDasharray } = getComputedStyle(stroke);
      return { colour, look: `${colour} ${strokeDasharray}` };
    }),
  );

/** The places and sizes of texts, in pixels. */
const boxesOf = (page: Page, texts: string) =>
  page.locator(texts).evaluateAll((all) =>
    all.map((text) => {
      const { left, right, top, bottom, width, height } = text.getBoundingClientRect();
      return { text: text.textContent, left, right, top, bottom, width, height };
    }),
  );

test.use({ hasTouch: true });

/* `content-charts.test.ts` reads in the markup that the charts are to scale. */

test('the ring and its table', { tag: '@content' }, async ({ page }) => {
  await visitPage(page, '/');
  const figure = page.locator('figure').filter({ has: page.locator('.donut') });
  const [donut, middle] = [figure.locator('.donut'), figure.locator('.donut > p')];
  const row = figure.locator('tbody tr').nth(largest);

  await test.step('no slice has the colour of its neighbour', async () => {
    const slices = await looksOf(page, '.donut circle');
    expect.soft(slices).toHaveLength(allocations.length);
    const alike = slices.filter(({ colour }, index) => colour === slices.at(index - 1)!.colour);
    expect.soft(alike).toEqual(allocations.length === 1 ? slices : []);
  });

  await test.step('a row under the pointer or with focus highlights its slice', async () => {
    const slice = figure.locator('.donut circle').nth(largest);
    await row.hover();
    await expect.soft(slice).toHaveAttribute('data-active');
    await page.mouse.move(1, 1);
    await expect.soft(figure.locator('[data-active]')).toHaveCount(0);
    await row.getByRole('button').focus();
    await expect.soft(slice).toHaveAttribute('data-active');
    await row.getByRole('button').blur();
  });

  await test.step('a slice pressed with mouse or finger, or a row, is named in the middle until the next press', async () => {
    const whole = await middle.innerText();
    await donut.scrollIntoViewIfNeeded();
    const { width, height } = (await donut.boundingBox())!;
    const position = { x: width * (0.5 + 0.4 * Math.cos(angle)), y: height * (0.5 + 0.4 * Math.sin(angle)) };
    for (const touch of [
      () => press(donut, position),
      () => donut.tap({ position }),
      () => press(row.getByRole('button')),
    ]) {
      for (const isPressed of [true, false]) {
        await touch();
        await page.mouse.move(1, 1);
        await expect.soft(row.getByRole('button')).toHaveAttribute('aria-pressed', `${isPressed}`);
        await row.getByRole('button').blur();
        if (isPressed) await expect.soft(middle).toContainText(allocations[largest]!.label);
        else await expect.soft(middle).toHaveText(whole, { useInnerText: true });
      }
    }
  });
});

test('the unlock chart', { tag: '@content' }, async ({ page }) => {
  test.skip(!near, 'no share has a schedule');
  await visitPage(page, '/');
  const highlighted = page.locator('#tokenomics .schedule-lines path[data-active]');

  await test.step('keys choose a month, and the slider tells a screen reader every share', async () => {
    for (const [keys, month] of [
      [['Home'], 0],
      [['End'], last],
      [['End', 'ArrowLeft'], last - 1],
    ] as const) {
      for (const key of keys) await slider(page).press(key);
      await expect.soft(slider(page)).toHaveValue(String(month));
      const spoken = sharesAt(month).map(({ title, percent }) => `${title} ${percent}%`);
      const text = `${tokenomics.monthAt(month)}: ${spoken.join(', ')}`;
      await expect.soft(slider(page)).toHaveAttribute('aria-valuetext', text);
    }
  });

  await test.step('cards and chart show the percentages of the chosen month, the highest first', async () => {
    await slider(page).press('Home');
    for (const { title, percent } of sharesAt(0)) {
      await expect.soft(card(page, title).getByText(`${percent}%`, { exact: true })).toBeVisible();
    }
    const values = [...new Set(sharesAt(0).map(({ percent }) => percent))].toSorted((one, other) => other - one);
    await expect.soft(page.locator('#tokenomics .schedule-value')).toHaveText(values.map((value) => `${value}%`));
  });

  await test.step('the pointer chooses a month, which stays, and highlights the line under it with its card', async () => {
    await page.mouse.move(...(await placeOnLine(page)));
    await expect.soft(slider(page)).toHaveValue(String(near!.month));
    await expect.soft(highlighted).toHaveCount(1);
    await expect.soft(card(page, near!.title)).toHaveAttribute('data-active');
    await page.mouse.move(0, 0);
    await expect.soft(highlighted).toHaveCount(0);
    await expect.soft(slider(page)).toHaveValue(String(near!.month));
  });

  await test.step('a finger chooses a month', async () => {
    await slider(page).press('End');
    await page.touchscreen.tap(...(await placeOnLine(page)));
    await expect.soft(slider(page)).toHaveValue(String(near!.month));
    await page.mouse.move(0, 0);
  });

  await test.step('a card under the pointer, with focus or pressed highlights its line', async () => {
    const button = card(page, near!.title).getByRole('button', { name: near!.title, exact: true });
    await card(page, near!.title).hover();
    await expect.soft(highlighted).toHaveCount(1);
    await page.mouse.move(0, 0);
    await button.focus();
    await expect.soft(highlighted).toHaveCount(1);
    for (const count of [1, 0]) {
      await press(button);
      await page.mouse.move(0, 0);
      await button.blur();
      await expect.soft(button).toHaveAttribute('aria-pressed', `${count === 1}`);
      await expect.soft(highlighted).toHaveCount(count);
    }
  });

  await test.step('on a phone, no two lines look alike, and numbers and labels have room', async () => {
    await page.setViewportSize(PHONE);
    const lines = (await looksOf(page, '.schedule-lines > .schedule-line')).map(({ look }) => look);
    expect.soft(lines.length).toBeGreaterThan(0);
    expect.soft(lines.filter((look, index) => lines.indexOf(look) !== index)).toEqual([]);
    const widest = Math.max(...(await boxesOf(page, '.schedule-mark')).map(({ width }) => width));
    // `charts.test.ts` keeps numbers, with their outlines, this far from one another.
    expect.soft(widest + 6).toBeLessThanOrEqual(18);
    // Figures fill the middle half of their boxes.
    const highest = Math.max(...(await boxesOf(page, '.schedule-value')).map(({ height }) => height));
    expect.soft(highest / 2).toBeLessThanOrEqual(0.09 * (await boxesOf(page, '.schedule'))[0]!.height);
    const labels = await boxesOf(page, '.schedule > text');
    const overlaps = labels.flatMap(({ text, left, right, top, bottom }, index) =>
      labels
        .slice(index + 1)
        .filter((other) => left < other.right && other.left < right && top < other.bottom && other.top < bottom)
        .map((other) => `${text} and ${other.text}`),
    );
    expect.soft(overlaps, 'shorten "axisStart" in token/content/tokenomics.ts').toEqual([]);
  });
});
