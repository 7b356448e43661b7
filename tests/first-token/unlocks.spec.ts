import type { Page } from 'playwright/test';
import { drawn, expect, test } from '../browser/support.ts';
import { visitPage } from '../../scripts/lib/page.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Timeline: month after TGE' });
const chart = (page: Page) => page.locator('#tokenomics .schedule-plot');
const card = (page: Page, title: string) =>
  page.locator('#tokenomics .schedule-legend li').filter({ has: page.getByRole('button', { name: title }) });

test.beforeEach(async ({ page }) => {
  await visitPage(page, '/#tokenomics');
  await drawn(page);
});

test('the slider starts at month 12 and tells every share at its month', async ({ page }) => {
  await expect(slider(page)).toHaveValue('12');
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    'Month 12 after TGE: Liquidity 100%, Staking 25%, Development 25%, Marketing and CEX 100%, Reserve 0%',
  );
  await slider(page).press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^At TGE: Liquidity 100%, Staking 0%/);
  await expect(card(page, 'Marketing and CEX')).toContainText('20%');
  await slider(page).press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Month 48 after TGE: .*Reserve 100%$/);
  await slider(page).press('ArrowLeft');
  await expect(slider(page)).toHaveValue('47');
  await expect(card(page, 'Staking')).toContainText('97.9%');
});

test('the pointer over the chart selects its month, and highlights a line that is near', async ({ page }) => {
  await chart(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await chart(page).boundingBox())!;
  // Month 24, where staking has reached 50 %.
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(slider(page)).toHaveValue('24');
  await expect(card(page, 'Staking')).toHaveAttribute('data-active');
  await expect(page.locator('#tokenomics .schedule-line[data-active]')).toHaveCount(1);
  await page.mouse.move(x + width / 2, y + height * 0.9);
  await expect(page.locator('#tokenomics .schedule-line[data-active]')).toHaveCount(0);
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(page.locator('#tokenomics .schedule-line[data-active]')).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(page.locator('#tokenomics .schedule-line[data-active]')).toHaveCount(0);
  await expect(slider(page)).toHaveValue('24');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a tap on the chart selects its month', async ({ page }) => {
    await chart(page).scrollIntoViewIfNeeded();
    const { width, height } = (await chart(page).boundingBox())!;
    await chart(page).tap({ position: { x: width / 2, y: height / 2 } });
    await expect(slider(page)).toHaveValue('24');
  });
});

test('hovering over a card, or focusing its button, highlights its line', async ({ page }) => {
  const active = page.locator('#tokenomics path.schedule-line').nth(2).and(page.locator('[data-active]'));
  await card(page, 'Development').hover();
  await expect(active).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(active).toHaveCount(0);
  await page.getByRole('button', { name: 'Development', exact: true }).focus();
  await expect(active).toHaveCount(1);
  await page.getByRole('button', { name: 'Development', exact: true }).blur();
  await expect(active).toHaveCount(0);
});

test('pressing a card keeps its highlight until it is pressed again', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Reserve', exact: true });
  await button.click();
  await page.mouse.move(0, 0);
  await button.blur();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page, 'Reserve')).toHaveAttribute('data-active');
  await button.click();
  await page.mouse.move(0, 0);
  await button.blur();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(card(page, 'Reserve')).not.toHaveAttribute('data-active');
});

test('the lines end in the percentages of the chosen month, each once', async ({ page }) => {
  const values = page.locator('#tokenomics .schedule-values text');
  await expect(values).toHaveText(['100%', '25%', '0%']);
  await slider(page).press('Home');
  await expect(values).toHaveText(['100%', '20%', '0%']);
  await slider(page).fill('30');
  await expect(values).toHaveText(['100%', '62.5%', '50%']);
});
