import type { Page } from 'playwright/test';
import { expect, test } from '../browser/support.ts';
import { press, visitPage } from '../page.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Timeline: month after TGE' });
const plot = (page: Page) => page.locator('#tokenomics .schedule-plot');
const button = (page: Page, title: string) =>
  page.locator('#tokenomics').getByRole('button', { name: title, exact: true });
const card = (page: Page, title: string) =>
  page.locator('#tokenomics li').filter({ has: page.getByRole('button', { name: title, exact: true }) });
const highlighted = (page: Page) => page.locator('#tokenomics .schedule-plot path[data-active]');

/** Scrolls the chart to the middle of the window, and returns the place of a month and a share in it. */
async function placeOf(page: Page, month: number, percent: number): Promise<[x: number, y: number]> {
  await plot(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await plot(page).boundingBox())!;
  return [x + (width * month) / 48, y + height * (1 - percent / 100)];
}

test.beforeEach(({ page }) => visitPage(page, '/#tokenomics'));

test('the slider starts at month 12, tells every share at its month, and the lines end in each percentage once', async ({
  page,
}) => {
  const values = page.locator('#tokenomics .schedule-values text');
  await expect(values).toHaveText(['100%', '25%', '0%']);
  await expect(slider(page)).toHaveValue('12');
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    'Month 12 after TGE: Liquidity 100%, Staking 25%, Development 25%, Marketing and CEX 100%, Reserve 0%',
  );
  await slider(page).press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^At TGE: Liquidity 100%, Staking 0%/);
  await expect(card(page, 'Marketing and CEX')).toContainText('20%');
  await expect(values).toHaveText(['100%', '20%', '0%']);
  await slider(page).press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Month 48 after TGE: .*Reserve 100%$/);
  await slider(page).press('ArrowLeft');
  await expect(slider(page)).toHaveValue('47');
  await expect(card(page, 'Staking')).toContainText('97.9%');
  await slider(page).fill('30');
  await expect(values).toHaveText(['100%', '62.5%', '50%']);
});

test('the pointer over the chart selects its month and highlights a line nearby, as its card does', async ({
  page,
}) => {
  // Where staking has reached 50 %, and where no line is.
  const [near, far] = [await placeOf(page, 24, 50), await placeOf(page, 24, 10)];
  await page.mouse.move(...near);
  await expect(slider(page)).toHaveValue('24');
  await expect(card(page, 'Staking')).toHaveAttribute('data-active');
  await expect(highlighted(page)).toHaveCount(1);
  await page.mouse.move(...far);
  await expect(highlighted(page)).toHaveCount(0);
  await page.mouse.move(...near);
  await expect(highlighted(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(highlighted(page)).toHaveCount(0);
  await expect(slider(page)).toHaveValue('24');

  // A card highlights its line: under the pointer, with focus, and from one press to the next.
  const development = button(page, 'Development');
  await card(page, 'Development').hover();
  await expect(highlighted(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(highlighted(page)).toHaveCount(0);
  await development.focus();
  await expect(highlighted(page)).toHaveCount(1);
  await development.blur();
  await expect(highlighted(page)).toHaveCount(0);
  for (const count of [1, 0]) {
    await press(development);
    await page.mouse.move(0, 0);
    await development.blur();
    await expect(development).toHaveAttribute('aria-pressed', `${count === 1}`);
    await expect(highlighted(page)).toHaveCount(count);
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a tap on the chart selects its month', async ({ page }) => {
    await page.touchscreen.tap(...(await placeOf(page, 24, 50)));
    await expect(slider(page)).toHaveValue('24');
  });
});
