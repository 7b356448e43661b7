import type { Page } from 'playwright/test';
import { expect, test } from './lib/support.ts';
import { press, visitPage } from '../lib/page.ts';
import { FIRST_MONTH, vestingCards } from '#token/content/figures.ts';
import { tokenomics } from '#token/content/tokenomics.ts';
import { monthsShown, unlockedPercent } from '../../src/lib/vesting.ts';

const scheduled = vestingCards.flatMap(({ title, rule }) => (rule ? [{ title, rule }] : []));
const last = monthsShown(
  scheduled.map(({ rule }) => rule),
  FIRST_MONTH,
);
/** What a share's card shows at a month, in percent. */
const sharesAt = (month: number) =>
  scheduled.map(({ title, rule }) => ({ title, share: Math.round(unlockedPercent(rule, month) * 10) / 10 }));

const slider = (page: Page) => page.getByRole('slider', { name: tokenomics.monthSlider });
const plot = (page: Page) => page.locator('#tokenomics .schedule');
const button = (page: Page, title: string) => card(page, title).getByRole('button', { name: title, exact: true });
const card = (page: Page, title: string) =>
  page.locator('.schedule-list li').filter({ has: page.getByRole('button', { name: title, exact: true }) });
const highlighted = (page: Page) => page.locator('#tokenomics .schedule-lines path[data-active]');

/** Scrolls the chart to the middle of the window, and returns the place of a month and a share in it. */
async function placeOf(page: Page, month: number, percent: number): Promise<[x: number, y: number]> {
  await plot(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await plot(page).boundingBox())!;
  return [x + (width * month) / last, y + height * (1 - percent / 100)];
}

/** In percent, from a share at a month to the nearest other line. */
const distance = (month: number, percent: number, but?: string) =>
  Math.min(
    ...sharesAt(month)
      .filter(({ title }) => title !== but)
      .map(({ share }) => Math.abs(share - percent)),
  );
const months = Array.from({ length: last - 1 }, (_, index) => index + 1);
const points = months.flatMap((month) => sharesAt(month).map((each) => ({ month, ...each })));
/** The point of a line that is farthest from the others, and the point of its month that is farthest from all. */
const near = points.reduce(
  (best, one) =>
    distance(one.month, one.share, one.title) > distance(best.month, best.share, best.title) ? one : best,
  points[0]!,
);
const far = Array.from({ length: 101 }, (_, percent) => percent).reduce((best, percent) =>
  distance(near?.month, percent) > distance(near?.month, best) ? percent : best,
);

test.skip(scheduled.length === 0, 'no share has a schedule');

// `landing` serves other tests, too.
test.afterEach(async ({ landing }) => slider(landing).fill(String(FIRST_MONTH)));

for (const [keys, month] of [
  [['Home'], 0],
  [['End'], last],
  [['End', 'ArrowLeft'], last - 1],
] as const) {
  test(`${keys.join(' and ')} leads to month ${month} of the slider`, async ({ landing }) => {
    for (const key of keys) await slider(landing).press(key);
    await expect(slider(landing)).toHaveValue(String(month));
  });
}

for (const month of [0, last - 1, last]) {
  test(`the slider tells a screen reader every share at month ${month}`, async ({ landing }) => {
    await slider(landing).fill(String(month));
    const spoken = sharesAt(month).map(({ title, share }) => `${title} ${share}%`);
    const text = `${tokenomics.monthAt(month)}: ${spoken.join(', ')}`;
    await expect(slider(landing)).toHaveAttribute('aria-valuetext', text);
  });
}

test('the cards show their shares at the month that is chosen', { tag: '@content' }, async ({ landing }) => {
  await slider(landing).press('Home');
  for (const { title, share } of sharesAt(0)) {
    await expect(card(landing, title).getByText(`${share}%`, { exact: true })).toBeVisible();
  }
});

test(
  'the chart shows each percentage of the chosen month, the highest first',
  { tag: '@content' },
  async ({ landing }) => {
    await slider(landing).press('Home');
    const values = [...new Set(sharesAt(0).map(({ share }) => share))].toSorted((one, other) => other - one);
    await expect(landing.locator('#tokenomics .schedule-value')).toHaveText(values.map((value) => `${value}%`));
  },
);

test('the pointer chooses a month', { tag: '@content' }, async ({ landing }) => {
  await landing.mouse.move(...(await placeOf(landing, near.month, near.share)));
  await expect(slider(landing)).toHaveValue(String(near.month));
});

test('a line under the pointer is highlighted with its card', { tag: '@content' }, async ({ landing }) => {
  await landing.mouse.move(...(await placeOf(landing, near.month, near.share)));
  await expect(highlighted(landing)).toHaveCount(1);
  await expect(card(landing, near.title)).toHaveAttribute('data-active');
});

test('the pointer between the lines highlights none', async ({ landing }) => {
  await landing.mouse.move(...(await placeOf(landing, near.month, near.share)));
  await expect(highlighted(landing)).toHaveCount(1);
  await landing.mouse.move(...(await placeOf(landing, near.month, far)));
  await expect(highlighted(landing)).toHaveCount(0);
});

test.describe('when the pointer leaves the chart', () => {
  test.beforeEach(async ({ landing }) => {
    await landing.mouse.move(...(await placeOf(landing, near.month, near.share)));
    await expect(highlighted(landing)).toHaveCount(1);
    await landing.mouse.move(0, 0);
  });

  test('the highlight goes', async ({ landing }) => {
    await expect(highlighted(landing)).toHaveCount(0);
  });

  test('the month stays', async ({ landing }) => {
    await expect(slider(landing)).toHaveValue(String(near.month));
  });
});

test('a card under the pointer highlights its line', async ({ landing }) => {
  await card(landing, near.title).hover();
  await expect(highlighted(landing)).toHaveCount(1);
  await landing.mouse.move(0, 0);
  await expect(highlighted(landing)).toHaveCount(0);
});

test('a card with focus highlights its line', async ({ landing }) => {
  await button(landing, near.title).focus();
  await expect(highlighted(landing)).toHaveCount(1);
  await button(landing, near.title).blur();
  await expect(highlighted(landing)).toHaveCount(0);
});

test('a card keeps its line highlighted from one press to the next', async ({ landing }) => {
  for (const count of [1, 0]) {
    await press(button(landing, near.title));
    await landing.mouse.move(0, 0);
    await button(landing, near.title).blur();
    await expect(button(landing, near.title)).toHaveAttribute('aria-pressed', `${count === 1}`);
    await expect(highlighted(landing)).toHaveCount(count);
  }
});

test.describe(() => {
  test.use({ hasTouch: true });

  test('a finger chooses a month', async ({ page }) => {
    await visitPage(page, '/');
    await slider(page).press('End');
    await page.touchscreen.tap(...(await placeOf(page, near.month, near.share)));
    await expect(slider(page)).toHaveValue(String(near.month));
  });
});
