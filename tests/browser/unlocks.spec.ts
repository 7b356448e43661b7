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

/** In percent, from a share at a month to the nearest line but one. */
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

test.use({ hasTouch: true });
test.skip(scheduled.length === 0, 'no share has a schedule');

test(
  'the slider starts in the first month shown and tells every share; the pointer selects a month and highlights a line, as its card does',
  {
    tag: '@content',
  },
  async ({ page }) => {
    await visitPage(page, '/#tokenomics');
    const expectMonth = async (month: number) => {
      const shares = sharesAt(month);
      await expect(slider(page)).toHaveValue(String(month));
      const spoken = shares.map(({ title, share }) => `${title} ${share}%`).join(', ');
      await expect(slider(page)).toHaveAttribute('aria-valuetext', `${tokenomics.monthAt(month)}: ${spoken}`);
      for (const { title, share } of shares) await expect(card(page, title)).toContainText(`${share}%`);
      const values = [...new Set(shares.map(({ share }) => share))].toSorted((one, other) => other - one);
      await expect(page.locator('#tokenomics .schedule-value')).toHaveText(values.map((value) => `${value}%`));
    };
    await expectMonth(FIRST_MONTH);
    await slider(page).press('Home');
    await expectMonth(0);
    await slider(page).press('End');
    await expectMonth(last);
    await slider(page).press('ArrowLeft');
    await expectMonth(last - 1);

    const { month, title, share } = near;
    await page.mouse.move(...(await placeOf(page, month, share)));
    await expect(slider(page)).toHaveValue(String(month));
    await expect(card(page, title)).toHaveAttribute('data-active');
    await expect(highlighted(page)).toHaveCount(1);
    await page.mouse.move(...(await placeOf(page, month, far)));
    await expect(highlighted(page)).toHaveCount(0);
    await page.mouse.move(...(await placeOf(page, month, share)));
    await expect(highlighted(page)).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect(highlighted(page)).toHaveCount(0);
    await expect(slider(page)).toHaveValue(String(month));

    // A card highlights its line: under the pointer, with focus, and from one press to the next.
    const { title: lowest } = scheduled.at(-1)!;
    await card(page, lowest).hover();
    await expect(highlighted(page)).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect(highlighted(page)).toHaveCount(0);
    await button(page, lowest).focus();
    await expect(highlighted(page)).toHaveCount(1);
    await button(page, lowest).blur();
    await expect(highlighted(page)).toHaveCount(0);
    for (const count of [1, 0]) {
      await press(button(page, lowest));
      await page.mouse.move(0, 0);
      await button(page, lowest).blur();
      await expect(button(page, lowest)).toHaveAttribute('aria-pressed', `${count === 1}`);
      await expect(highlighted(page)).toHaveCount(count);
    }

    // Another month first.
    await slider(page).press('End');
    await page.touchscreen.tap(...(await placeOf(page, near.month, near.share)));
    await expect(slider(page)).toHaveValue(String(near.month));
  },
);
