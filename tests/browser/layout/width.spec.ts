import { expect, test } from '../support.ts';
import { visitPage } from '../../../scripts/lib/page.ts';
import { states } from '../../../scripts/screenshots/states.ts';

test.describe('at 400 % zoom of a window of 1280 × 1024', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  test('the bar leaves room, and the menu and both dialogs scroll to their ends', async ({ page }) => {
    for (const name of ['menu open', 'coming soon', 'development update']) {
      await states.find((state) => state.name === name)!.show(page);
      const box = name === 'menu open' ? page.getByRole('banner').getByRole('navigation') : page.getByRole('dialog');
      const last = box.locator('a, button').last();
      await last.scrollIntoViewIfNeeded();
      await last.click({ trial: true });
    }
    await visitPage(page, '/#faq');
    await expect(page.locator('#faq').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 0.5 });
  });
});

test('at 1024 px, where the navigation begins, header and bar each fit on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await visitPage(page, '/');
  const lines = page.locator('.header-row .logo, .header-row .btn, .sticky-row .logo, .sticky-row .btn');
  await expect(lines).toHaveCount(4);
  for (const line of await lines.all()) {
    expect(await line.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(50);
  }
});

for (const size of [20, 24, 32]) {
  test(`at a browser text size of ${size} px, breakpoints follow the width in letters`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Page.enable');
    await client.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await page.setViewportSize({ width: 390, height: 800 });
    await visitPage(page, '/#faq');
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator('#faq').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(
        size,
      );
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
      const bar = page.locator('.sticky-bar');
      await expect(bar).toHaveAttribute('data-shown', 'true');
      const covered = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(covered).toBeLessThan(6 * size);
      const title = await page.locator('#faq h2').evaluate((element) => element.getBoundingClientRect().top);
      expect(title).toBeGreaterThanOrEqual(covered);
    }
  });
}
