import { menuOf } from '../parts.ts';
import { budget } from '../../budget/budget.ts';
import { expect, expectArrival, PHONE, setTextSize, test } from '../support.ts';
import { scrollToY, visitPage } from '../../page.ts';
import { states } from '../states.ts';
import { layoutsOf } from './words.ts';

test.describe('at 400 % zoom of a window of 1280 × 1024', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  test('the bar leaves room, and the menu and both dialogs scroll to their ends', async ({ page }) => {
    for (const name of ['menu open', 'coming soon', 'development update']) {
      await states.find((state) => state.name === name)!.show(page);
      const box = name === 'menu open' ? menuOf(page) : page.getByRole('dialog');
      const last = box.locator('a, button').last();
      await last.scrollIntoViewIfNeeded();
      await last.click({ trial: true });
    }
    await visitPage(page, '/#faq');
    await expect(page.locator('#faq').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 0.5 });
  });
});

test('in the narrowest window with the navigation, name and buttons each fit on one line', async ({ page }) => {
  await visitPage(page, '/');
  const widths = (await layoutsOf(page, {})).toSorted((one, other) => other - one);
  let narrowest = Infinity;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (!(await menuOf(page).first().isVisible())) break;
    narrowest = width;
  }
  await page.setViewportSize({ width: narrowest, height: 800 });
  for (const y of [0, 2000]) {
    await scrollToY(page, y);
    const lines = page.getByRole('banner').locator('.logo, .btn').filter({ visible: true });
    const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
    expect(heights.length, `${page.viewportSize()!.width} px`).toBeGreaterThan(1);
    expect(Math.max(...heights), `${page.viewportSize()!.width} px`).toBeLessThan(50);
  }
});

test('on a phone the page is as short as budget.json says, and it holds at any text size', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visitPage(page, '/#faq');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect.soft(height, 'px; the limit is "phonePixels" in budget.json').toBeLessThanOrEqual(budget.phonePixels);
  // As long as words in an operator's labels are likely to be.
  await page
    .locator('#tokenomics th button')
    .last()
    .evaluate((label) => (label.textContent = 'Neighbourhoods'));
  for (const [size, width] of [
    [20, 320],
    [32, 320],
    [32, 768],
  ] as const) {
    await setTextSize(page, size);
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${size} px`).toBe(width);
    await page.locator('#faq').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expectArrival(page, 'faq');
  }
});
